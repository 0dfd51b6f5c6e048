package import Civil

/// A line nobody understood, kept for later.
package struct Unsorted: Record {
  package let id: ID
  package var createdAt: LocalTime
  package var updatedAt: LocalTime
  package var deleted = false

  package var text: Sealed
  /// The kind it became.
  package var sortedKind: String?
  package var sortedID: ID?

  package init(id: ID, text: Sealed, createdAt: LocalTime) {
    self.id = id
    self.text = text
    self.createdAt = createdAt
    updatedAt = createdAt
  }

  package static let kind = Kind(
    "unsorted", exported: "unsorted", told: "lines not sorted",
    blank: { Unsorted(id: $0, text: Sealed([]), createdAt: LocalTime(ordinal: 0)) },
    [
      Field("text", \.text),
      Field("sortedKind", \.sortedKind, group: "sorted"),
      Field("sortedID", \.sortedID, group: "sorted"),
    ])
}

extension Sealed.Place {
  package static let unsortedText = Self("unsorted", "text")
}
