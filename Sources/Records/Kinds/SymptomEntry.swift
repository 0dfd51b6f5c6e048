package import Civil

/// A symptom, and how severe it was.
package struct SymptomEntry: Observation {
  package let id: ID
  package var createdAt: LocalTime
  package var updatedAt: LocalTime
  package var deleted = false

  /// The shared log it belongs to; `nil` for the person's own.
  package var journal: ID?
  /// `overall` rates the day as a whole.
  package var symptom: String
  /// 0 (none) … 10 (worst); `nil` where the person did not say.
  package var severity: Int?
  package var at: ApproximateTime
  package var zone: String?
  /// What may have caused it.
  package var triggers: Set<String> = []
  package var note: Sealed?
  package var endedAt: LocalTime?

  package static let nameField = "symptom"
  package var name: String { symptom }

  package static let severities = 0...10
  package static let overall = "overall"

  package init(id: ID, symptom: String, severity: Int?, at: ApproximateTime, createdAt: LocalTime) {
    self.id = id
    self.symptom = symptom
    self.severity = severity
    self.at = at
    self.createdAt = createdAt
    updatedAt = createdAt
  }

  package static let kind = Kind(
    "symptom_entry", exportName: "symptoms", pluralName: "symptoms", isPrivate: true,
    emptyRecord: {
      SymptomEntry(
        id: $0, symptom: "", severity: nil, at: ApproximateTime(When(Day(ordinal: 0))), createdAt: LocalTime(ordinal: 0)
      )
    },
    [
      Field("journal", \.journal),
      Field("symptom", \.symptom),
      Field("severity", \.severity),
      Field("at", \.at.when),
      Field("uncertainty", \.at.uncertainty, group: "at"),
      Field("zone", \.zone, group: "at"),
      .set("triggers", \.triggers),
      Field("note", \.note),
      Field("endedAt", \.endedAt),
    ])
}

extension Sealed.FieldName {
  package static let symptomNote = Self("symptom_entry", "note")
}
