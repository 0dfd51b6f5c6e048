import Civil
import Engine
import Foundation
import Language

/// Reads the corpus's lines as nudgy does, on the day they were written for.
struct CorpusReader {
  let rules: Rules
  let tools: [String: Tool]
  let reading = Reading(now: LocalTime(Day(2026, 11, 20)!, 10)!, zone: "Europe/London")

  init(_ catalogue: [Tool]) {
    rules = Rules(catalogue)
    tools = Dictionary(uniqueKeysWithValues: catalogue.map { ($0.name, $0) })
  }

  func models(without writer: Writer?, _ writers: [Writer], _ known: [Case]) -> ReadingModels {
    let others = writers.filter { $0.name != writer?.name }
    let cases = others.flatMap(\.cases) + known
    var models = ReadingModels(
      line: Models.line(cases), token: Models.token(cases, others.flatMap(\.dumps), tools))
    models.pieceRanker = RankerTrainer.ranker(
      lines(of: others.flatMap(\.cases).filter { $0.readings[0].count == 1 }, by: models, isPiece: true))
    return models
  }

  func lines(of cases: [Case], by models: ReadingModels, isPiece: Bool = false) -> [RankedLine] {
    let reader = CandidateReader(rules, models, isPiece: isPiece)
    return cases.map { one in
      let candidates = reader.candidates(one.text)
      return RankedLine(
        candidates: candidates,
        isRight: candidates.map { candidate in
          let printed = printed(candidate.calls)
          return one.readings.contains { $0 == printed }
        })
    }
  }

  func printed(_ calls: [Call]) -> [LabelledCall] {
    calls.map { call in
      let json = tools[call.tool]?.json(call, reading)
      return LabelledCall(tool: call.tool, arguments: json?["arguments"]?.members ?? [])
    }
  }
}

/// How many lines were read right.
struct Figures: CustomStringConvertible {
  private var (lines, tool, exact, recall, toolRecall) = (0, 0, 0, 0, 0)
  private var (beyond, cards) = (0, 0)
  private(set) var misses: [String] = []

  mutating func add(_ one: Case, _ line: RankedLine, _ ranker: Ranker, _ reader: CorpusReader) {
    guard
      let place = line.candidates.indices.max(by: {
        ranker.score(line.candidates[$0]) < ranker.score(line.candidates[$1])
      })
    else { return }
    let best = line.candidates[place].calls
    let right = Set(one.readings.map { $0[0].tool })
    lines += 1
    if right.contains(best[0].tool) { tool += 1 }
    if line.isRight[place] { exact += 1 }
    if line.isRight.contains(true) { recall += 1 }
    if line.candidates.contains(where: { right.contains($0.calls[0].tool) }) { toolRecall += 1 }
    if right == ["out_of_scope"] {
      beyond += 1
      if best.contains(where: { $0.tool == "add_nudge" }) { cards += 1 }
    }
    if !line.isRight[place] {
      func told(_ calls: [LabelledCall]) -> String {
        calls.map { "\($0.tool) \(JSON.object($0.arguments).text)" }.joined(separator: " ; ")
      }
      misses.append(
        "\(line.isRight.contains(true) ? "rank" : "recall")\t\(one.text)\t\(told(one.readings[0]))\t\(told(reader.printed(best)))"
      )
    }
  }

  mutating func add(_ other: Figures) {
    lines += other.lines
    tool += other.tool
    exact += other.exact
    recall += other.recall
    toolRecall += other.toolRecall
    beyond += other.beyond
    cards += other.cards
    misses += other.misses
  }

  var description: String {
    func share(_ part: Int, _ whole: Int) -> String { String(format: "%.3f", Double(part) / Double(max(1, whole))) }
    return
      "\(lines) lines: tool \(share(tool, lines)) exact \(share(exact, lines)) candidate recall \(share(recall, lines)) of tools \(share(toolRecall, lines)); none of its business made cards \(cards) of \(beyond)"
  }
}
