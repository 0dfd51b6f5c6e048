package import Civil

/// A period of focus on one thing.
package struct FocusSession: Record {
  package let id: ID
  package var createdAt: LocalTime
  package var updatedAt: LocalTime
  package var deleted = false

  /// `nil` where the person named no card.
  package var nudge: ID?
  package var startedAt: LocalTime
  /// `nil` while it is running.
  package var endedAt: LocalTime?
  /// The length planned at the start; `nil` for open-ended.
  package var plannedMinutes: Int?

  package init(id: ID, nudge: ID?, startedAt: LocalTime, plannedMinutes: Int? = nil) {
    self.id = id
    self.nudge = nudge
    self.startedAt = startedAt
    self.plannedMinutes = plannedMinutes
    createdAt = startedAt
    updatedAt = startedAt
  }

  /// When it was planned to end; `nil` where no length was given.
  package var plannedEnd: LocalTime? { plannedMinutes.map { startedAt.adding(minutes: $0) } }

  package static let kind = Kind(
    "focus_session", exportName: "focusSessions", pluralName: "focus sessions",
    emptyRecord: { FocusSession(id: $0, nudge: nil, startedAt: LocalTime(ordinal: 0)) },
    [
      Field("nudge", \.nudge),
      Field("startedAt", \.startedAt),
      Field("endedAt", \.endedAt),
      Field("planned", \.plannedMinutes),
    ])
}
