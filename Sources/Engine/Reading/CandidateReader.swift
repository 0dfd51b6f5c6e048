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

  package func candidates(_ text: String) -> [Candidate] {
    let line = Utterance(text)
    var proposals = Proposals(line, models.line)
    phrases(text, &proposals)
    frames(line, &proposals)
    if !isPiece { pieces(line, &proposals) }
    proposals.add(
      [Call(CandidateReader.card, Capture.read(text).arguments)],
      ["capture": 1, "capture: verb": Capture.deed(text) == nil ? 0 : 1])
    proposals.add([Call("out_of_scope")], ["beyond": 1])
    return proposals.finished()
  }

  private func phrases(_ text: String, _ proposals: inout Proposals) {
    let calls = rules.phrased(text)
    proposals.add(
      calls, ["rules": 1, "rules: \(calls[0].tool)": 1, calls.count > 1 ? "rules: several" : "rules: one": 1])
    for (place, match) in rules.matches(text, limit: 5).enumerated() {
      let score = match.score
      proposals.add(
        rules.calls(match),
        [
          "phrase": 1, "phrase: place \(min(place, 3))": 1, "phrase: \(rules.tools[match.owner].name)": 1,
          "phrase: label": isLabel(match, text) ? 1 : 0, "phrase: words": Float(min(6, score.words)),
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

  /// Calls that keep no words of the line: what they do not hold of it would be gone.
  private func frames(_ line: Utterance, _ proposals: inout Proposals) {
    var frame = FrameReader(line)
    for name in proposals.likeliest {
      guard let tool = rules.tools.first(where: { $0.name == name }), !tool.keepsWords else { continue }
      let spans = models.token.spans(of: line, for: name)
      // What changes something says what: the card in hand is not done by a sigh.
      guard let arguments = arguments(of: tool, spans, &frame), !tool.writes || arguments["which"] != nil else {
        continue
      }
      proposals.add(
        [Call(name, arguments)],
        ["frame": 1, "frame: \(name)": 1, "frame: names something": arguments["which"] == nil ? 0 : 1])
    }
  }

  /// `nil` where something is missing without which the tool does nothing.
  private func arguments(of tool: Tool, _ spans: [Span], _ frame: inout FrameReader) -> [String: Argument]? {
    let parameters = tool.toldParameters
    let kinds = Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, Span.Kind($0)) })
    let spans = spans.filter { $0.kind == .reference || $0.kind == .name }
    let arguments = frame.arguments(parameters.map { ($0.name, $0.slot) }, spans) { kinds[$0.name] ?? nil }
    return parameters.allSatisfy { $0.isOptional || arguments[$0.name] != nil } ? arguments : nil
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
  /// Whether it makes something new of what is said; what acts on what is there, or only shows it, keeps nothing.
  fileprivate var keepsWords: Bool { writes && !toldParameters.contains { $0.slot == .which } }
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
