/// An answer to the question whether somebody is safe, or the objection that nobody is in danger.
package enum SafetyAnswer: String, CaseIterable, Sendable {
  case safe, unsafe, unsure
  /// The line was never about danger.
  case misread

  /// `nil` if the line says anything else as well; but whoever objects may say what was meant instead, as long as that
  /// tells of no danger.
  package init?(_ line: String, in language: Language) {
    let rules = language.rules.crisis
    let words = CrisisWords(line, rules)
    if words.starts(withAny: rules.answers[.misread] ?? .none), Crisis(line, in: language) == nil {
      self = .misread
      return
    }
    let answer = SafetyAnswer.allCases.last { words.isAnswer(rules.answers[$0] ?? .none) }
    guard let answer = answer ?? language.second.flatMap({ SafetyAnswer(line, in: $0) }) else { return nil }
    self = answer
  }
}
