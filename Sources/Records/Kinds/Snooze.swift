package import Civil

/// Records that a nudge was snoozed; the nudge's counters are sums over these.
package struct Snooze: Record {
  package let id: ID
  package var createdAt: LocalTime
  package var updatedAt: LocalTime
  package var deleted = false

  package var nudge: ID
  package var at: LocalTime
  package var until: LocalTime

  package init(id: ID, nudge: ID, at: LocalTime, until: LocalTime) {
    self.id = id
    self.nudge = nudge
    self.at = at
    self.until = until
    createdAt = at
    updatedAt = at
  }

  package static let kind = Kind(
    "snooze", exportName: "snoozes", pluralName: "snoozes",
    emptyRecord: { Snooze(id: $0, nudge: $0, at: LocalTime(ordinal: 0), until: LocalTime(ordinal: 0)) },
    [
      Field("nudge", \.nudge),
      Field("at", \.at),
      Field("until", \.until),
    ])
}
