package import Civil

/// What someone else, or the person themself, remarks on an entry of the symptom log.
package struct CollaboratorNote: Record {
  package let id: ID
  package var createdAt: LocalTime
  package var updatedAt: LocalTime
  package var deleted = false

  package var journal: ID?
  /// The entry it is about.
  package var entry: ID
  /// `nil` for the owner of the log.
  package var author: String?
  package var authorName: String?
  package var text: Sealed

  package init(id: ID, entry: ID, text: Sealed, createdAt: LocalTime) {
    self.id = id
    self.entry = entry
    self.text = text
    self.createdAt = createdAt
    updatedAt = createdAt
  }

  package static let kind = Kind(
    "collaborator_note", exported: "comments", told: "comments", isPrivate: true,
    blank: { CollaboratorNote(id: $0, entry: $0, text: Sealed([]), createdAt: LocalTime(ordinal: 0)) },
    [
      Field("journal", \.journal),
      Field("entryRef", \.entry),
      Field("author", \.author),
      Field("authorName", \.authorName, group: "author"),
      Field("text", \.text),
    ])
}

extension Sealed.Place {
  package static let comment = Self("collaborator_note", "text")
}
