import Language
import Replies

/// What can be said of one way to read a line beside the others.
package struct Comparison {
  private let rules: Rules
  /// What phrases say.
  private let phrased: [Candidate]
  private let hasCommand: Bool

  init(_ candidates: [Candidate], _ rules: Rules) {
    self.rules = rules
    phrased = candidates.filter { $0.features["rules"] != nil }
    hasCommand = candidates.contains { $0.isCommand }
  }

  func features(of candidate: Candidate) -> [String] {
    let isPhrased = candidate.features["rules"] != nil
    let isSaid = isPhrased || candidate.features["phrase"] != nil
    let effect = Effect(of: candidate.calls.map(\.tool), among: rules.tools)
    let isCard = candidate.calls.allSatisfy { rules.cardTools.makes($0, .add) }
    return [
      ("compared: tells less", !isPhrased && phrased.contains { $0.tellsMore(than: candidate) }),
      ("compared: a command", candidate.isCommand),
      ("compared: a card where a command is said", isCard && hasCommand),
      ("compared: says itself", candidate.saysItself),
      ("compared: asks plainly", candidate.isPlain && effect == .reads),
      ("compared: changes unsaid", !isSaid && effect >= .changes),
      ("compared: destroys unsaid", !isSaid && effect == .destroys),
      ("compared: names a command", !isPhrased && phrased.contains { $0.calls.count > 1 } && namesCommand(candidate)),
    ].filter(\.1).map(\.0)
  }

  /// What can only speak against a way, however few lines of the corpus show it.
  package static let drawbacks: Set = [
    "compared: tells less", "compared: a card where a command is said", "compared: changes unsaid",
    "compared: destroys unsaid", "compared: names a command",
  ]

  /// Whether what it takes for a name is a command by itself: "done, what's next".
  private func namesCommand(_ candidate: Candidate) -> Bool {
    guard candidate.calls.count == 1, case .words(let name)? = candidate.calls[0].arguments["which"],
      let match = rules.matches(name, limit: 1).first, match.how == .asTyped
    else { return false }
    return match.score.words > 0 && match.score.freeTexts == 0
  }
}

extension Candidate {
  private func value(_ feature: String) -> Float { features[feature] ?? 0 }

  /// Whether a phrase says what to do with something that is there: "drop milk" where a card says "buy milk".
  fileprivate var isCommand: Bool {
    calls.count == 1 && value("phrase: words") > 0 && value("phrase: place 3") == 0 && value("named: one") > 0
  }

  /// Whether the words of the phrase that fits best say it: "act on the gym contract".
  fileprivate var saysItself: Bool { value("phrase: place 0") > 0 && value("phrase: words") > 1 }

  /// Whether known words say it, of something with a short name.
  fileprivate var isPlain: Bool {
    calls.count == 1 && value("phrase: place 0") > 0 && value("phrase: words") > 0 && value("phrase: free words") <= 1
  }
}
