import Civil
import Engine
import EngineFakes
import Foundation
import Language
import Languages
import Replies
import Synchronization

/// Reads the corpus's lines as nudgy does, on the day they were written for.
struct CorpusReader: Sendable {
  let rules: Rules
  let tools: [String: Tool]
  let reading: InputContext
  var language: Language { rules.language }

  init(_ catalogue: [Tool], _ language: Language) {
    reading = InputContext.friday(in: language)
    rules = Rules(catalogue, language)
    tools = Dictionary(uniqueKeysWithValues: catalogue.map { ($0.name, $0) })
  }

  /// One writer as models read it that have not seen it.
  struct Fold {
    var models: ReadingModels
    /// Lines of one call each, read as pieces.
    var pieces: [RankedLine] = []
    var lines: [RankedLine] = []
    /// The same with things that are kept.
    var inHome: [RankedLine] = []
    /// Lines joined from those.
    var joined: [RankedLine] = []
    /// A day in one conversation.
    var day: [RankedLine] = []

    /// What a ranker learns from.
    var all: [RankedLine] { lines + inHome + joined + day }

    mutating func weigh(_ weight: Float) {
      for kind in [\Fold.pieces, \.lines, \.inHome, \.joined, \.day] {
        for number in self[keyPath: kind].indices { self[keyPath: kind][number].weight = weight }
      }
    }
  }

  /// Each writer as read by models that have seen nothing of them, nor of the others in their group.
  func folds(of writers: [Writer], _ known: [Case]) -> [Fold] {
    let trainer = ModelTrainer(tools, language)
    let models = CorpusReader.groups(of: writers.count) { group, others in
      let cases = others.flatMap { writers[$0].cases } + known
      return ReadingModels(
        line: ModelTrainer.lineModel(kept("line", group) { trainer.lineBytes(cases) }),
        token: ModelTrainer.tokenModel(
          kept("token", group) { trainer.tokenBytes(cases, others.flatMap { writers[$0].dumps }) }))
    }
    let pieces = concurrently(writers.count) { number in
      let cases = writers[number].cases.filter { $0.readings[0].count == 1 }
      return lines(of: cases, by: models[number], isPiece: true)
        + lines(of: cases, by: models[number], isPiece: true, isInHome: true)
    }
    let pieceRankers = CorpusReader.groups(of: writers.count) { _, others in
      RankerTrainer.ranker(others.flatMap { pieces[$0] })
    }
    return concurrently(writers.count) { number in
      var models = models[number]
      models.pieceRanker = pieceRankers[number]
      let cases = writers[number].cases
      return Fold(
        models: models, pieces: pieces[number], lines: lines(of: cases, by: models),
        inHome: lines(of: cases, by: models, isInHome: true),
        joined: lines(of: Joining.lines(of: cases), by: models),
        day: lines(ofDay: writers[number].day, by: models))
    }
  }

  /// For each writer what is learnt from all that are not of their group, by their numbers; groups, so that more writers do
  /// not make it so much slower.
  static func groups<Learnt: Sendable>(of count: Int, _ learn: @Sendable (_ group: Int, _ others: [Int]) -> Learnt)
    -> [Learnt]
  {
    let groups = min(count, 4)
    let learnt = concurrently(groups) { group in learn(group, (0..<count).filter { $0 % groups != group }) }
    return (0..<count).map { learnt[$0 % groups] }
  }

  /// A group's model, or that of all, as a run before left it, where `REUSE` is set: they take longest to learn, and whoever changes what a
  /// ranker looks at needs no others.
  func kept(_ name: String, _ group: Int?, _ learn: () -> [UInt8]) -> [UInt8] {
    let folder = URL(fileURLWithPath: ".build/corpus/\(language.tag)")
    let file = folder.appendingPathComponent("\(name).\(group.map(String.init) ?? "all")")
    if ProcessInfo.processInfo.environment["REUSE"] != nil, let bytes = try? Data(contentsOf: file) {
      return Array(bytes)
    }
    let bytes = learn()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data(bytes).write(to: file)
    return bytes
  }

  func lines(of cases: [Case], by models: ReadingModels, isPiece: Bool = false, isInHome: Bool = false) -> [RankedLine]
  {
    var belongings = StoredContext(of: cases, in: language)
    return cases.map { one in
      line(one, by: models, isPiece: isPiece, in: isInHome ? belongings.context(for: one) : DialogueContext())
    }
  }

  /// A day's lines, each after those before it.
  func lines(ofDay cases: [Case], by models: ReadingModels) -> [RankedLine] {
    var conversation = Conversation(language)
    let talk = rules.forConversation
    return cases.map { one in
      defer { conversation.take(one.readings[0], tools) }
      return line(one, by: models, talk, in: conversation.context)
    }
  }

  private func line(
    _ one: Case, by models: ReadingModels, _ talk: Rules? = nil, isPiece: Bool = false, in context: DialogueContext
  ) -> RankedLine {
    let candidates = CandidateReader(talk ?? rules, models, isPiece: isPiece, in: context).candidates(one.text)
    return RankedLine(
      candidates: candidates,
      isRight: candidates.map { candidate in
        let printed = printed(candidate.calls)
        return one.readings.contains { $0 == printed }
      })
  }

  func printed(_ calls: [Call]) -> [LabelledCall] {
    rules.tools.json(calls, reading).map { json in
      LabelledCall(tool: json["tool"]?.string ?? "", arguments: json["arguments"]?.members ?? [])
    }
  }
}

/// How many lines were read right.
struct Figures: CustomStringConvertible {
  private var (lines, tool, exact, recall, toolRecall) = (0, 0, 0, 0, 0)
  private var (beyond, cards) = (0, 0)
  /// Lines that changed, or took out of sight, what they did not mean.
  private var (changed, destroyed) = (0, 0)
  private(set) var misses: [String] = []

  mutating func add(_ one: Case, _ line: RankedLine, _ ranker: Ranker, _ reader: CorpusReader) {
    guard let best = ranker.best(line.candidates, of: reader.rules.tools)?.calls,
      let place = line.candidates.firstIndex(where: { $0.calls == best })
    else { return }
    let right = Set(one.readings.map { $0[0].tool })
    lines += 1
    if right.contains(best[0].tool) { tool += 1 }
    if line.isRight[place] { exact += 1 }
    if line.isRight.contains(true) { recall += 1 }
    if line.candidates.contains(where: { right.contains($0.calls[0].tool) }) { toolRecall += 1 }
    if !right.contains(best[0].tool) {
      switch reader.tools[best[0].tool]?.effect {
      case .changes: changed += 1
      case .destroys: destroyed += 1
      default: break
      }
    }
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
    changed += other.changed
    destroyed += other.destroyed
    misses += other.misses
  }

  var description: String {
    func share(_ part: Int, _ whole: Int) -> String { String(format: "%.3f", Double(part) / Double(max(1, whole))) }
    return
      "\(lines) lines: tool \(share(tool, lines)) exact \(share(exact, lines)) candidate recall \(share(recall, lines)) of tools \(share(toolRecall, lines)); none of its business made cards \(cards) of \(beyond); wrongly changed \(changed), destroyed \(destroyed)"
  }
}

/// As many at once as there are processors.
func concurrently<Result: Sendable>(_ count: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
  let results = Mutex<[Int: Result]>([:])
  DispatchQueue.concurrentPerform(iterations: count) { number in
    let result = work(number)
    results.withLock { $0[number] = result }
  }
  return results.withLock { results in (0..<count).compactMap { results[$0] } }
}
