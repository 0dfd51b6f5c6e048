package import Civil

/// One dose of a medication, and whether it was taken.
package struct MedicationEntry: Observation {
  package let id: ID
  package var createdAt: LocalTime
  package var updatedAt: LocalTime
  package var deleted = false

  package var journal: ID?
  package var medication: String
  /// As the person gave it: "400mg", "two".
  package var dose: String?
  /// When it was taken or was due.
  package var at: ApproximateTime
  package var zone: String?
  package var state: State
  /// The plan it belongs to; `nil` for one taken as needed.
  package var plan: ID?

  /// Five distinct facts. A dose that nobody reported is `unknown`, never `missed`.
  package enum State: String, CaseIterable, TextCellValue, Sendable {
    case taken, late, skipped, missed, unknown

    /// Whether the dose was taken, on time or late.
    package var isTaken: Bool { self == .taken || self == .late }
  }

  package static let nameField = "medication"
  package var name: String { medication }

  package init(id: ID, medication: String, dose: String?, at: ApproximateTime, state: State, createdAt: LocalTime) {
    self.id = id
    self.medication = medication
    self.dose = dose
    self.at = at
    self.state = state
    self.createdAt = createdAt
    updatedAt = createdAt
  }

  package static let kind = Kind(
    "medication_entry", exportName: "doses", pluralName: "doses", isPrivate: true,
    emptyRecord: {
      MedicationEntry(
        id: $0, medication: "", dose: nil, at: ApproximateTime(When(Day(ordinal: 0))), state: .unknown,
        createdAt: LocalTime(ordinal: 0))
    },
    [
      Field("journal", \.journal),
      Field("medication", \.medication),
      Field("dose", \.dose),
      Field("at", \.at.when),
      Field("uncertainty", \.at.uncertainty, group: "at"),
      Field("zone", \.zone, group: "at"),
      Field("state", \.state),
      Field("plan", \.plan),
    ])
}
