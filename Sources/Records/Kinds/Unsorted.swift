package import Civil

/// A line that nudgy did not understand, kept to be sorted later; or one that it may have understood wrongly.
package struct UnsortedLine: Record {
  package let id: ID
  package var createdAt: LocalTime
  package var updatedAt: LocalTime
  package var deleted = false

  package var text: Sealed
  /// The kind of the record that it became, or `read`; `nil` while it is unsorted.
  package var sortedKind: String?
  package var sortedID: ID?

  /// In the place of a kind: the line was read as a whole, and is kept in case that was wrong.
  package static let read = "read"

  package init(id: ID, text: Sealed, createdAt: LocalTime) {
    self.id = id
    self.text = text
    self.createdAt = createdAt
    updatedAt = createdAt
  }

  package static let kind = Kind(
    "unsorted", exportName: "unsorted", pluralName: "unsorted lines",
    emptyRecord: { UnsortedLine(id: $0, text: Sealed([]), createdAt: LocalTime(ordinal: 0)) },
    [
      Field("text", \.text),
      Field("sortedKind", \.sortedKind, group: "sorted"),
      Field("sortedID", \.sortedID, group: "sorted"),
    ])
}

extension Sealed.FieldName {
  package static let unsortedText = Self("unsorted", "text")
}
