package import Civil

/// Records that a nudge was shown and the person answered "not now".
package struct Skip: Record {
  package let id: ID
  package var createdAt: LocalTime
  package var updatedAt: LocalTime
  package var deleted = false

  package var nudge: ID
  package var at: LocalTime

  package init(id: ID, nudge: ID, at: LocalTime) {
    self.id = id
    self.nudge = nudge
    self.at = at
    createdAt = at
    updatedAt = at
  }

  package static let kind = Kind(
    "skip", exportName: "skips", pluralName: "times skipped",
    emptyRecord: { Skip(id: $0, nudge: $0, at: LocalTime(ordinal: 0)) },
    [
      Field("nudge", \.nudge),
      Field("at", \.at),
    ])
}
