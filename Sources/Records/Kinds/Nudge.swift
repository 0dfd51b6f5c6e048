package import Civil

/// Something to do, with a deadline (`due`) apart from when one means to do it (`snoozedUntil`, `remindAt`).
package struct Nudge: Record {
  package let id: ID
  package var createdAt: LocalTime
  package var updatedAt: LocalTime
  package var deleted = false

  package var title: String
  package var notes: String?
  package var status = Status.active
  package var completedAt: LocalTime?
  /// The deadline.
  package var due: When?
  package var zone: String?
  package var snoozedUntil: LocalTime?
  package var startAt: When?
  package var tags: Set<String> = []
  /// RFC 5545 RRULE text.
  package var rule: String?
  /// The occurrence the rule counts from.
  package var anchor: When?
  package var repeatFrom: RepeatFrom?
  /// The id that all occurrences of one recurrence share: that of the first.
  package var series: ID?
  package var action: Action?
  package var target: String?
  package var contact: String?
  package var priority = Priority.normal
  /// A guess.
  package var minutes: Int?
  package var remindAt: LocalTime?
  /// Minutes between repeated reminders.
  package var remindRepeat: Int?
  package var parent: ID?
  /// A fractional index among its siblings.
  package var order: String?
  package var dump: ID?
  package var source = Source.typed
  package var originalText: Sealed?

  package init(id: ID, title: String, createdAt: LocalTime) {
    self.id = id
    self.title = title
    self.createdAt = createdAt
    updatedAt = createdAt
  }
}

extension Nudge {
  package enum Status: String, CaseIterable, TextCellValue, Sendable { case active, done, dropped }
  package enum RepeatFrom: String, CaseIterable, TextCellValue, Sendable { case schedule, completion }
  package enum Source: String, CaseIterable, TextCellValue, Sendable { case typed, dump, inbox, link, `import`, model }
  package enum Action: String, CaseIterable, TextCellValue, Sendable {
    case call = "CALL"
    case text = "TEXT"
    case email = "EMAIL"
    case link = "LINK"
  }
}

extension Nudge {
  package static let kind = Kind(
    "nudge", exported: "nudges", told: "cards",
    blank: { Nudge(id: $0, title: "", createdAt: LocalTime(ordinal: 0)) },
    [
      Field("title", \.title),
      Field("notes", \.notes),
      Field("status", \.status),
      Field("completedAt", \.completedAt, group: "status"),
      Field("due", \.due),
      Field("zone", \.zone, group: "due"),
      Field("snoozedUntil", \.snoozedUntil),
      Field("startAt", \.startAt),
      .set("tags", \.tags),
      Field("repeat", \.rule),
      Field("anchor", \.anchor, group: "repeat"),
      Field("repeatFrom", \.repeatFrom, group: "repeat"),
      Field("series", \.series, group: "repeat"),
      Field("action", \.action),
      Field("target", \.target, group: "action"),
      Field("contact", \.contact, group: "action"),
      Field("priority", \.priority),
      Field("minutes", \.minutes),
      Field("remindAt", \.remindAt),
      Field("remindRepeat", \.remindRepeat, group: "remindAt"),
      Field("parent", \.parent),
      Field("order", \.order),
      Field("dump", \.dump),
      Field("source", \.source),
      // Its column and its register keep the name that its words are sealed under, and that exports have had.
      Field("said", \.originalText),
    ])
}

extension Sealed.Place {
  package static let nudgeSaid = Self("nudge", "said")
}
