package import Civil

extension MedicationPlan {
  /// When doses are due on those days, in order; empty where the rule cannot be parsed.
  package func slots(in days: ClosedRange<Day>) -> [When] {
    let last = until.map { min($0, days.upperBound) } ?? days.upperBound
    guard last >= days.lowerBound else { return [] }
    return RepeatRule(rule)?.occurrences(on: days.lowerBound...last, anchor: since) ?? []
  }

  /// The id of the dose due at that time. It is derived from the plan, so that devices which log the same dose make one
  /// record.
  package func doseID(at slot: When, ids: IDGenerator) -> ID {
    ids.nameBased(id, RepeatRule(rule)?.occurrenceName(of: slot) ?? slot.iso)
  }

  package func isActive(on day: Day) -> Bool { until.map { day <= $0 } ?? true }
}
