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
