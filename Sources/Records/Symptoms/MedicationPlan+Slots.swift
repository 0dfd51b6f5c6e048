package import Civil

extension MedicationPlan {
  /// When a dose was or will be due on such days, in their order; none where the rule does not read.
  package func slots(in days: ClosedRange<Day>) -> [When] {
    let last = until.map { min($0, days.upperBound) } ?? days.upperBound
    guard last >= days.lowerBound else { return [] }
    return RepeatRule(rule)?.occurrences(on: days.lowerBound...last, anchor: since) ?? []
  }

  /// The id of the dose that is due then: devices that answer for one dose make one record.
  package func doseID(at slot: When, ids: Ids) -> ID {
    ids.named(id, RepeatRule(rule)?.name(of: slot) ?? slot.iso)
  }

  package func isActive(on day: Day) -> Bool { until.map { day <= $0 } ?? true }
}
