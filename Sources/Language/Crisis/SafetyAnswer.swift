/// An answer to the question whether somebody is safe.
package enum SafetyAnswer: String, CaseIterable, Sendable {
  case safe, unsafe, unsure

  /// `nil` if the line says anything else as well.
  package init?(_ line: String, in language: Language) {
    let rules = language.rules.crisis
    let words = CrisisWords(line, rules)
    let answer = SafetyAnswer.allCases.last { words.isAnswer(rules.answers[$0] ?? []) }
    guard let answer = answer ?? language.second.flatMap({ SafetyAnswer(line, in: $0) }) else { return nil }
    self = answer
  }
}
