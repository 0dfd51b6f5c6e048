package import Civil

/// What a person wrote for themselves on a day. Several may stand on one day.
package struct JournalEntry: Record {
  package let id: ID
  package var createdAt: LocalTime
  package var updatedAt: LocalTime
  package var deleted = false

  /// The day it is about, where it was written.
  package var day: Day
  package var zone: String?
  /// `nil` for an entry of gratitude alone.
  package var body: Sealed?
  /// One item a line.
  package var gratitude: Sealed?
  package var gratitudeCount = 0
  /// The prompt it answers, by its name.
  package var prompt: String?
  /// When "on this day" last opened it.
  package var resurfacedAt: LocalTime?

  package init(id: ID, day: Day, zone: String?, body: Sealed?, createdAt: LocalTime) {
    self.id = id
    self.day = day
    self.zone = zone
    self.body = body
    self.createdAt = createdAt
    updatedAt = createdAt
  }

  package static let kind = Kind(
    "journal_entry", exported: "journalEntries", told: "journal entries", isPrivate: true,
    blank: { JournalEntry(id: $0, day: Day(ordinal: 0), zone: nil, body: nil, createdAt: LocalTime(ordinal: 0)) },
    [
      Field("day", \.day),
      Field("zone", \.zone, group: "day"),
      Field("body", \.body),
      Field("gratitude", \.gratitude),
      Field("gratitudeCount", \.gratitudeCount, group: "gratitude"),
      Field("prompt", \.prompt),
      Field("resurfacedAt", \.resurfacedAt),
    ])
}

extension Sealed.Place {
  package static let entryBody = Self("journal_entry", "body")
  package static let entryGratitude = Self("journal_entry", "gratitude")
}
