package import Civil

extension MedicationPlan {
  /// When a dose was or will be due on such days, in their order; none where the rule does not read.
  package func slots(in days: ClosedRange<Day>) -> [When] {
    guard let rule = RepeatRule(self.rule) else { return [] }
    let last = until.map { min($0, days.upperBound) } ?? days.upperBound
    var slots: [When] = []
    var next = rule.first(onOrAfter: since)
    if since.day < days.lowerBound {
      next = rule.occurrence(after: When(days.lowerBound.adding(days: -1), secondOfDay: 86_399), anchor: since)
    }
    while let slot = next, slot.day <= last {
      slots.append(slot)
      next = rule.occurrence(after: slot, anchor: since)
    }
    return slots
  }

  package func isActive(on day: Day) -> Bool { until.map { day <= $0 } ?? true }
}
