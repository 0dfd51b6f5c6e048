/// How somebody answers who was asked whether they are safe.
package enum Safety: String, CaseIterable, Sendable {
  case safe, unsafe, unsure

  /// `nil` where the line says anything else as well.
  package init?(_ line: String) {
    let said = CrisisWords(line)
    guard let answer = Safety.allCases.last(where: { said.isAnswer(CrisisWords.answers[$0] ?? []) }) else { return nil }
    self = answer
  }
}
