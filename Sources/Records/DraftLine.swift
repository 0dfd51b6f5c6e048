package import Civil

/// One line of a text that is still being written, such as a journal entry. It stays on this device; the others only
/// receive the finished text.
package struct DraftLine: Record {
  package let id: ID
  package var createdAt: LocalTime
  package var updatedAt: LocalTime
  package var deleted = false

  package var text: Sealed
  /// The kind of the record that the lines will become.
  package var documentKind: String
  /// The id of the record that the lines will become.
  package var document: ID

  package init(id: ID, text: Sealed, of document: ID, _ documentKind: String, createdAt: LocalTime) {
    self.id = id
    self.text = text
    self.document = document
    self.documentKind = documentKind
    self.createdAt = createdAt
    updatedAt = createdAt
  }

  /// Exports list these lines with the unsorted ones, under their names, as they always have. They are sealed under
  /// that kind's name too.
  package static let kind = Kind(
    "draft_line", exportName: UnsortedLine.kind.shape.exportName, pluralName: UnsortedLine.kind.shape.pluralName,
    sealingKind: UnsortedLine.kind.shape.name,
    emptyRecord: { DraftLine(id: $0, text: Sealed([]), of: $0, "", createdAt: LocalTime(ordinal: 0)) },
    [
      Field("text", \.text),
      Field("sortedKind", \.documentKind, group: "whole"),
      Field("sortedID", \.document, group: "whole"),
    ])
}
