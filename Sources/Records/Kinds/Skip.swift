package import Civil

/// That a nudge was shown and not wanted just then.
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
    "skip", exported: "skips", told: "times passed by",
    blank: { Skip(id: $0, nudge: $0, at: LocalTime(ordinal: 0)) },
    [
      Field("nudge", \.nudge),
      Field("at", \.at),
    ])
}
