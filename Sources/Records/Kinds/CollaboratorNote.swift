package import Civil

/// A comment on an entry of the symptom log, by the person or by somebody else.
package struct CollaboratorNote: Record {
  package let id: ID
  package var createdAt: LocalTime
  package var updatedAt: LocalTime
  package var deleted = false

  package var journal: ID?
  /// The entry that it comments on.
  package var entry: ID
  /// `nil` for the log's owner.
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
    "collaborator_note", exportName: "comments", pluralName: "comments", isPrivate: true,
    emptyRecord: { CollaboratorNote(id: $0, entry: $0, text: Sealed([]), createdAt: LocalTime(ordinal: 0)) },
    [
      Field("journal", \.journal),
      Field("entryRef", \.entry),
      Field("author", \.author),
      Field("authorName", \.authorName, group: "author"),
      Field("text", \.text),
    ])
}

extension Sealed.FieldName {
  package static let comment = Self("collaborator_note", "text")
}
