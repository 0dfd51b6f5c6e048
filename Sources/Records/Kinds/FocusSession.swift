package import Civil

/// A stretch of time given to one thing.
package struct FocusSession: Record {
  package let id: ID
  package var createdAt: LocalTime
  package var updatedAt: LocalTime
  package var deleted = false

  /// `nil` where no card was named.
  package var nudge: ID?
  package var startedAt: LocalTime
  /// `nil` while it goes on.
  package var endedAt: LocalTime?
  /// Meant at the start; `nil` for as long as it lasts.
  package var plannedMinutes: Int?

  package init(id: ID, nudge: ID?, startedAt: LocalTime, plannedMinutes: Int? = nil) {
    self.id = id
    self.nudge = nudge
    self.startedAt = startedAt
    self.plannedMinutes = plannedMinutes
    createdAt = startedAt
    updatedAt = startedAt
  }

  package static let kind = Kind(
    "focus_session", exported: "focusSessions", told: "stretches of focus",
    blank: { FocusSession(id: $0, nudge: nil, startedAt: LocalTime(ordinal: 0)) },
    [
      Field("nudge", \.nudge),
      Field("startedAt", \.startedAt),
      Field("endedAt", \.endedAt),
      Field("planned", \.plannedMinutes),
    ])
}
