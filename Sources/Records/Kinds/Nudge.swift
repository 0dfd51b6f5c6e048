package import Civil

/// A task. Its deadline (`due`) is separate from when the person means to do it (`snoozedUntil`, `remindAt`).
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
  /// The occurrence that the rule is counted from.
  package var anchor: When?
  package var repeatFrom: RepeatFrom?
  /// The id that all occurrences of a recurring nudge share: that of the first one.
  package var series: ID?
  package var action: Action?
  package var target: String?
  package var contact: String?
  package var priority = Priority.normal
  /// Estimated duration.
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
    "nudge", exportName: "nudges", pluralName: "cards",
    emptyRecord: { Nudge(id: $0, title: "", createdAt: LocalTime(ordinal: 0)) },
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
      // The column and the register keep the name "said": its text is sealed under it, and exports have it.
      Field("said", \.originalText),
    ])
}

extension Sealed.FieldName {
  package static let nudgeOriginalText = Self("nudge", "said")
}
