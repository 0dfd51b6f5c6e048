package import Civil

/// One line of what is still being written. It stays on the device it is typed on: others hear of the whole, once it is
/// there.
package struct DraftLine: Record {
  package let id: ID
  package var createdAt: LocalTime
  package var updatedAt: LocalTime
  package var deleted = false

  package var text: Sealed
  /// The kind of what is written.
  package var wholeKind: String
  /// The id of what is written.
  package var whole: ID

  package init(id: ID, text: Sealed, of whole: ID, _ wholeKind: String, createdAt: LocalTime) {
    self.id = id
    self.text = text
    self.whole = whole
    self.wholeKind = wholeKind
    self.createdAt = createdAt
    updatedAt = createdAt
  }

  /// Exports have always had these lines among those that are not sorted, under these names; and so they are sealed.
  package static let kind = Kind(
    "draft_line", exported: Unsorted.kind.shape.exported, told: Unsorted.kind.shape.told,
    sealedAs: Unsorted.kind.shape.name,
    blank: { DraftLine(id: $0, text: Sealed([]), of: $0, "", createdAt: LocalTime(ordinal: 0)) },
    [
      Field("text", \.text),
      Field("sortedKind", \.wholeKind, group: "whole"),
      Field("sortedID", \.whole, group: "whole"),
    ])
}
