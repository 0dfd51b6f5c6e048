/// How somebody answers who was asked whether they are safe.
package enum Safety: String, CaseIterable, Sendable {
  case safe, unsafe, unsure

  /// `nil` where the line says anything else as well.
  package init?(_ line: String, in language: Language) {
    let rules = language.rules.crisis
    let said = CrisisWords(line, rules)
    let answer = Safety.allCases.last { said.isAnswer(rules.answers[$0] ?? []) }
    guard let answer = answer ?? language.second.flatMap({ Safety(line, in: $0) }) else { return nil }
    self = answer
  }
}
