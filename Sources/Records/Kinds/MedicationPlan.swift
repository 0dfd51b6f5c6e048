package import Civil

/// Which medication to take, and how often.
package struct MedicationPlan: Record {
  package let id: ID
  package var createdAt: LocalTime
  package var updatedAt: LocalTime
  package var deleted = false

  package var medication: String
  package var dose: String?
  /// RFC 5545 RRULE text.
  package var rule: String
  /// The first dose; all others are at the same time of day.
  package var since: When
  /// The last day.
  package var until: Day?

  package init(id: ID, medication: String, dose: String?, rule: String, since: When, createdAt: LocalTime) {
    self.id = id
    self.medication = medication
    self.dose = dose
    self.rule = rule
    self.since = since
    self.createdAt = createdAt
    updatedAt = createdAt
  }

  package static let kind = Kind(
    "medication_plan", exportName: "medicationPlans", pluralName: "medication plans", isPrivate: true,
    emptyRecord: {
      MedicationPlan(
        id: $0, medication: "", dose: nil, rule: "", since: When(Day(ordinal: 0)), createdAt: LocalTime(ordinal: 0))
    },
    [
      Field("medication", \.medication),
      Field("dose", \.dose),
      Field("repeat", \.rule),
      Field("since", \.since),
      Field("until", \.until),
    ])
}

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
