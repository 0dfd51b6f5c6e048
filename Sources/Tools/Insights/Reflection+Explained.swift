import Engine
import Insights
import Records
import Replies
import Session

extension Reflection {
  /// A finding in plain words, from its own numbers: what was compared, how sure it is, and how to look closer.
  func explained(_ found: Association) -> [LocalizedText] {
    guard let one = subject(found.one), let other = subject(found.other) else { return [] }
    return [
      compared(found, one, other), sentence(found),
      """
      The numbers in brackets are where the true difference lies, as far as 95 of 100 such logs go. Chance alone shows \
      one this strong in \(odds(found)), with \(associations.pairs, "pair", "pairs") looked at.
      """,
      "What is behind it the log cannot tell: one may bring the other, or a third thing both.",
      closer(found, one, other),
    ]
  }

  private func compared(_ found: Association, _ one: Variable.Subject, _ other: Variable.Subject) -> LocalizedText {
    guard let with = found.with else {
      return "\(one.word) and \(other.word) were set side by side, on \(found.days, "day", "days")."
    }
    return """
      \(with, "day", "days") with \(one.word) \((with == 1 ? "was" : "were") as LocalizedText) set beside \
      \(found.days - with, "day", "days") without.
      """
  }

  /// For all pairs together, as the surest of many is easily found.
  private func odds(_ found: Association) -> LocalizedText {
    let share = min(1, found.chance * Double(max(1, associations.pairs)))
    guard share > 0.001 else { return "less than 1 of 1000 logs" }
    return "about 1 of \(Int((1 / share).rounded())) logs"
  }

  private func closer(_ found: Association, _ one: Variable.Subject, _ other: Variable.Subject) -> LocalizedText {
    found.with == nil
      ? "To look closer: log both every evening for 14 days, also when nothing is unusual."
      : "To look closer: log \(other.word) every evening for 14 days, with and without \(one.word)."
  }

  /// The kinds of records that a finding is made of.
  func kinds(of found: Association) -> [String] {
    Set([found.one, found.other].compactMap(subject).map(\.kind)).sorted()
  }
}

extension Variable.Subject {
  fileprivate var kind: String {
    switch self {
    case .mood: MoodLog.kind.shape.name
    case .symptom, .trigger: SymptomEntry.kind.shape.name
    case .medicine: MedicationEntry.kind.shape.name
    case .measure: Measure.kind.shape.name
    case .done: Nudge.kind.shape.name
    }
  }
}
