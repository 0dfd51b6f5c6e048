/// An answer to the question whether somebody is safe, or the objection that nobody is in danger.
package enum SafetyAnswer: String, CaseIterable, Sendable {
  case safe, unsafe, unsure
  /// The line was never about danger.
  case misread

  /// `nil` if the line says anything else as well. Whoever objects may say what was meant instead, but that is listened
  /// to as closely as anything is after a crisis: many who are in danger take it back.
  package init?(_ line: String, in language: Language) {
    let rules = language.rules.crisis
    let words = CrisisWords(line, rules)
    if words.isObjection, Crisis(line, in: language, isRecent: true) == nil {
      self = .misread
      return
    }
    let answer = [SafetyAnswer.safe, .unsafe, .unsure].last { words.isAnswer(rules.answers[$0] ?? .none) }
    guard let answer = answer ?? language.second.flatMap({ SafetyAnswer(line, in: $0) }) else { return nil }
    self = answer
  }
}
