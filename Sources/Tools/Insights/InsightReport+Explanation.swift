import Insights
import Records
import Replies

extension InsightReport {
  /// Explains an association in plain words: what was compared, how certain it is, and how to find out more.
  func explanation(of association: Association) -> [LocalizedText] {
    guard let one = subject(association.one), let other = subject(association.other) else { return [] }
    return [
      comparisonText(association, one, other), sentence(association),
      """
      The numbers in brackets are the range the true difference is likely in: in 95 of 100 logs like this it would be. \
      Chance alone would show one this strong in \(odds(association)), with \(associations.pairCount, "pair", "pairs") \
      compared.
      """,
      "The log can't say why: one may cause the other, or something else may cause both.",
      nextStepText(association, one, other),
    ]
  }

  private func comparisonText(_ association: Association, _ one: Variable.Subject, _ other: Variable.Subject)
    -> LocalizedText
  {
    guard let with = association.flaggedDays else {
      return "\(one.word) and \(other.word) were compared, on \(association.days, "day", "days")."
    }
    return """
      \(with, "day", "days") with \(one.word) \((with == 1 ? "was" : "were") as LocalizedText) compared with \
      \(association.days - with, "day", "days") without.
      """
  }

  /// The chance for all pairs together, as among many pairs one strong association is easily found.
  private func odds(_ association: Association) -> LocalizedText {
    let share = min(1, association.pValue * Double(max(1, associations.pairCount)))
    guard share > 0.001 else { return "less than 1 of 1000 logs" }
    return "about 1 of \(Int((1 / share).rounded())) logs"
  }

  private func nextStepText(_ association: Association, _ one: Variable.Subject, _ other: Variable.Subject)
    -> LocalizedText
  {
    association.flaggedDays == nil
      ? "To find out more: log both every evening for 14 days, even when nothing is unusual."
      : "To find out more: log \(other.word) every evening for 14 days, with and without \(one.word)."
  }

  /// The kinds of records that the association is computed from.
  func kinds(of association: Association) -> [String] {
    Set([association.one, association.other].compactMap(subject).map(\.kind)).sorted()
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
