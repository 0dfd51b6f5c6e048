package import Civil

extension MedicationPlan {
  /// When a dose was or will be due on such days, in their order; none where the rule does not read.
  package func slots(in days: ClosedRange<Day>) -> [When] {
    guard let rule = RepeatRule(self.rule) else { return [] }
    let last = until.map { min($0, days.upperBound) } ?? days.upperBound
    return last < days.lowerBound ? [] : rule.occurrences(on: days.lowerBound...last, anchor: since)
  }

  package func isActive(on day: Day) -> Bool { until.map { day <= $0 } ?? true }
}
