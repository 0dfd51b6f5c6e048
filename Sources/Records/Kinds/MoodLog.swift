package import Civil

/// How someone felt at a time.
package struct MoodLog: Record {
  package let id: ID
  package var createdAt: LocalTime
  package var updatedAt: LocalTime
  package var deleted = false

  /// The whole day where the person gave no time.
  package var at: When
  /// 1 (worst) … 10 (best).
  package var score: Int
  package var note: Sealed?
  /// The journal entry that it belongs to, of the same day.
  package var journalEntryID: ID?

  package static let scores = 1...10

  package init(id: ID, at: When, score: Int, note: Sealed?, createdAt: LocalTime) {
    self.id = id
    self.at = at
    self.score = score
    self.note = note
    self.createdAt = createdAt
    updatedAt = createdAt
  }

  package init(id: ID, at: LocalTime, score: Int, note: Sealed?, createdAt: LocalTime) {
    self.init(id: id, at: When(at), score: score, note: note, createdAt: createdAt)
  }

  package static let kind = Kind(
    "mood_log", exportName: "moods", pluralName: "moods", isPrivate: true,
    emptyRecord: { MoodLog(id: $0, at: When(Day(ordinal: 0)), score: 0, note: nil, createdAt: LocalTime(ordinal: 0)) },
    [
      Field("at", \.at),
      Field("score", \.score),
      Field("note", \.note),
      Field("journalEntryID", \.journalEntryID),
    ])
}

extension Sealed.FieldName {
  package static let moodNote = Self("mood_log", "note")
}
