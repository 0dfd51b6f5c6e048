package import Language

/// Proposes ways to read a line, each with what speaks for it: the tools' own phrases, the tools that the line model finds
/// likeliest with what the token model sees in the line, a thing to do, several things, and nothing of nudgy's business.
package struct CandidateReader {
  private let rules: Rules
  private let models: ReadingModels
  /// Whether the text is a piece of a line, which has no pieces of its own.
  private let isPiece: Bool

  package init(_ rules: Rules, _ models: ReadingModels, isPiece: Bool = false) {
    (self.rules, self.models, self.isPiece) = (rules, models, isPiece)
  }

  package func candidates(_ said: String) -> [Candidate] {
    let text = Openings.cut(said)
    let line = Utterance(text)
    var proposals = Proposals(line, models.line)
    let matches = rules.matches(text, limit: 5)
    phrases(said, matches, &proposals)
    // Whoever says what it is is not asked what it may be.
    if let best = matches.first, isLabel(best, text) { return proposals.finished() }
    frames(text, line, &proposals)
    if !isPiece { pieces(line, &proposals) }
    proposals.add(
      [Call(CandidateReader.card, Capture.read(text).arguments)],
      ["capture": 1, "capture: verb": Capture.deed(text) == nil ? 0 : 1])
    proposals.add([Call("out_of_scope")], ["beyond": 1])
    return proposals.finished()
  }

  private func phrases(_ text: String, _ matches: [Match], _ proposals: inout Proposals) {
    let calls = rules.phrased(text)
    proposals.add(
      calls, ["rules": 1, "rules: \(calls[0].tool)": 1, calls.count > 1 ? "rules: several" : "rules: one": 1])
    for (place, match) in matches.enumerated() {
      let score = match.score
      proposals.add(
        rules.calls(match),
        [
          "phrase": 1, "phrase: place \(min(place, 3))": 1, "phrase: \(rules.tools[match.owner].name)": 1,
          "phrase: words": Float(min(6, score.words)),
          "phrase: free texts": Float(score.freeTexts),
          "phrase: free words": Float(min(12, score.freeWords)) / 4,
        ])
    }
  }

  /// Whether the phrase says before a colon what all that follows is: "note: the key is under the pot".
  private func isLabel(_ match: Match, _ text: String) -> Bool {
    guard match.score.words > 0, let colon = text.firstIndex(of: ":"), let last = match.fills.last else { return false }
    return text[text.index(after: colon)...].trimmed == last.words.trimmed
  }

  private func frames(_ text: String, _ line: Utterance, _ proposals: inout Proposals) {
    var frame = FrameReader(line)
    for name in proposals.likeliest {
      guard let tool = rules.tools.first(where: { $0.name == name }) else { continue }
      let spans = models.token.spans(of: line, for: name)
      if let parameter = tool.soleText, !isPiece {
        proposals.add(
          [Call(name, [parameter: .words(String(text.trimmed))])], ["frame": 1, "whole: \(name)": 1])
      }
      if name == CandidateReader.card {
        things(line, spans, &frame, &proposals)
      } else if let arguments = arguments(of: tool, spans, &frame) {
        proposals.add(
          [Call(name, arguments)],
          ["frame": 1, "frame: \(name)": 1, "frame: names something": arguments["which"] == nil ? 0 : 1])
      }
    }
  }

  /// `nil` where something is missing without which the tool does nothing.
  private func arguments(of tool: Tool, _ spans: [Span], _ frame: inout FrameReader) -> [String: Argument]? {
    let parameters = tool.toldParameters
    let kinds = Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, Span.Kind($0)) })
    let arguments = frame.arguments(parameters.map { ($0.name, $0.slot) }, spans) { kinds[$0.name] ?? nil }
    return parameters.allSatisfy { $0.isOptional || arguments[$0.name] != nil } ? arguments : nil
  }

  /// One thing to do, or one for each that the token model sees.
  private func things(_ line: Utterance, _ spans: [Span], _ frame: inout FrameReader, _ proposals: inout Proposals) {
    let texts = spans.filter { $0.kind == .text }
    guard let first = texts.first, let last = texts.last?.tokens.last else { return }
    proposals.add([titled(line.text, frame.words(of: first))], ["frame": 1, "frame: card by rules": 1])
    proposals.add(
      [Call(CandidateReader.card, frame.thing(first, spans.filter { $0.kind == .item }))],
      ["frame": 1, "frame: card": 1])
    guard texts.count > 1 else { return }
    let whole = Span(.text, Array(first.tokens[0]...last))
    proposals.add([titled(line.text, frame.words(of: whole))], ["frame": 1, "frame: one card": 1])
    let each = texts.enumerated().map { place, span in
      let start = place == 0 ? 0 : span.tokens[0]
      let end = place + 1 < texts.count ? texts[place + 1].tokens[0] : line.tokens.count
      return titled(String(line.words(start..<end)), frame.words(of: span))
    }
    proposals.add(each, ["frame": 1, "frame: several cards": 1])
  }

  private func titled(_ text: String, _ title: String) -> Call {
    Call(CandidateReader.card, Capture.read(text).arguments).with("title", .words(title))
  }

  /// One thing after another, each as a line of its own.
  private func pieces(_ line: Utterance, _ proposals: inout Proposals) {
    let reader = CandidateReader(rules, models, isPiece: true)
    for (first, last) in Segments.pairs(of: line) {
      let read = [first, last].compactMap { models.pieceRanker.best(reader.candidates(String(line.words($0)))) }
      guard read.count == 2 else { continue }
      proposals.add(
        read.flatMap(\.calls),
        ["pieces": 1, "pieces: \(read[0].calls[0].tool), \(read[1].calls[0].tool)": 1])
    }
  }

  static let card = "add_nudge"
}

/// The ways to read one line that were proposed so far; who proposes the same adds to what speaks for it.
private struct Proposals {
  private let line: Utterance
  /// For each tool how far it is behind the likeliest, in log odds.
  private var behind: [String: Float] = [:]
  let likeliest: [String]
  private var all: [Candidate] = []

  init(_ line: Utterance, _ model: LineModel) {
    self.line = line
    let scores = model.scores(of: line)
    let best = scores.max() ?? 0
    for (tool, score) in zip(model.tools, scores) {
      behind[tool] = min(Proposals.farthest, Float(best - score) / LineModel.scale)
    }
    likeliest = scores.indices.sorted { (-scores[$0], $0) < (-scores[$1], $1) }.prefix(4).map { model.tools[$0] }
  }

  mutating func add(_ calls: [Call], _ features: [String: Float]) {
    if let place = all.firstIndex(where: { $0.calls == calls }) {
      all[place].features.merge(features) { $0 + $1 }
    } else {
      all.append(Candidate(calls: calls, features: features))
    }
  }

  /// With what can be said of each once all are known.
  func finished() -> [Candidate] {
    all.map { candidate in
      var candidate = candidate
      let first = candidate.calls[0].tool
      let behind = behind[first] ?? Proposals.farthest
      let said = candidate.calls.flatMap { $0.arguments.values }.reduce(0) { $0 + $1.length }
      candidate.features.merge([
        "behind": behind, "behind: \(first)": behind, "tool: \(first)": 1, "likeliest": behind == 0 ? 1 : 0,
        "same tool": Float(all.count { $0.calls[0].tool == first }), "several": candidate.calls.count > 1 ? 1 : 0,
        "covered": Float(said) / Float(max(1, line.text.utf8.count)),
        "question: \(first)": line.text.last == "?" ? 1 : 0,
      ]) { $1 }
      return candidate
    }
  }

  /// Log odds past which a tool is merely unlikely.
  private static let farthest: Float = 12
}

extension Tool {
  /// The parameter that takes a line as it is, where the tool needs nothing else.
  fileprivate var soleText: String? {
    let asked = toldParameters.filter { $0.slot == .text }
    guard writes, asked.count == 1, toldParameters.allSatisfy({ $0.slot == .text || $0.isOptional }) else { return nil }
    return asked[0].name
  }
}

extension Span.Kind {
  /// What words of a line a parameter takes; `nil` where it takes no words as they are.
  package init?(_ parameter: AnyParameter) {
    switch parameter.slot {
    case .text: self = .text
    case .which: self = .reference
    case .list: self = .item
    case .quantity: self = .quantity
    case .choice where parameter.schema()["enum"] == nil: self = .name
    default: return nil
    }
  }
}

extension Argument {
  /// Bytes of words; what was read counts as one word.
  fileprivate var length: Int {
    switch self {
    case .words(let words): words.utf8.count
    case .list(let items): items.reduce(0) { $0 + $1.length }
    default: 4
    }
  }
}
