package import Civil

/// A journal entry. A day may have several.
package struct JournalEntry: Record {
  package let id: ID
  package var createdAt: LocalTime
  package var updatedAt: LocalTime
  package var deleted = false

  /// The day it is about, in the zone where it was written.
  package var day: Day
  package var zone: String?
  /// `nil` for an entry that has only gratitude.
  package var body: Sealed?
  /// One item per line.
  package var gratitude: Sealed?
  package var gratitudeCount = 0
  /// The name of the prompt that it answers.
  package var prompt: String?
  /// When "on this day" last showed it.
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
    "journal_entry", exportName: "journalEntries", pluralName: "journal entries", isPrivate: true,
    emptyRecord: { JournalEntry(id: $0, day: Day(ordinal: 0), zone: nil, body: nil, createdAt: LocalTime(ordinal: 0)) },
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

extension Sealed.FieldName {
  package static let entryBody = Self("journal_entry", "body")
  package static let entryGratitude = Self("journal_entry", "gratitude")
}
