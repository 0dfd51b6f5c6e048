/// An answer to the question whether somebody is safe, or the objection that nobody is in danger.
package enum SafetyAnswer: String, CaseIterable, Sendable {
  case safe, unsafe, unsure
  /// The line was never about danger.
  case misread
  /// They say what they meant instead. That is believed, but listened to as closely as anything is after a crisis, since
  /// many who are in danger take it back.
  case explained

  /// `nil` if the line says anything else as well.
  package init?(_ line: String, in language: Language) {
    let rules = language.rules.crisis
    let words = CrisisWords(line, rules)
    if words.isObjection || words.isExplanation, Crisis(line, in: language, isRecent: true) == nil {
      self = words.isObjection ? .misread : .explained
      return
    }
    let answer = [SafetyAnswer.safe, .unsafe, .unsure].last { words.isAnswer(rules.answers[$0] ?? .none) }
    guard let answer = answer ?? language.second.flatMap({ SafetyAnswer(line, in: $0) }) else { return nil }
    self = answer
  }
}
