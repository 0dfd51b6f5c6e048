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
  /// Minutes meant at the start; `nil` for as long as it lasts.
  package var planned: Int?

  package init(id: ID, nudge: ID?, startedAt: LocalTime, planned: Int? = nil) {
    self.id = id
    self.nudge = nudge
    self.startedAt = startedAt
    self.planned = planned
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
      Field("planned", \.planned),
    ])
}
