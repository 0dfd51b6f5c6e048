package import Civil

/// Something written down to be found again.
package struct Note: Record {
  package let id: ID
  package var createdAt: LocalTime
  package var updatedAt: LocalTime
  package var deleted = false

  /// Only a heading that the person gave: it is not sealed, so it is never derived from the body.
  package var title: String?
  package var body: Sealed
  package var pinned = false
  /// The note of which this one is a conflicting version, written on another device at the same time.
  package var revisionOf: ID?
  package var baseStamp: String?

  package init(id: ID, title: String?, body: Sealed, createdAt: LocalTime) {
    self.id = id
    self.title = title
    self.body = body
    self.createdAt = createdAt
    updatedAt = createdAt
  }

  package static let kind = Kind(
    "note", exportName: "notes", pluralName: "notes", isPrivate: true,
    emptyRecord: { Note(id: $0, title: nil, body: Sealed([]), createdAt: LocalTime(ordinal: 0)) },
    [
      Field("title", \.title),
      Field("body", \.body),
      Field("pinned", \.pinned),
      Field("revisionOf", \.revisionOf, group: "revision"),
      Field("baseStamp", \.baseStamp, group: "revision"),
    ])
}

extension Sealed.FieldName {
  package static let noteBody = Self("note", "body")
}
