package import Civil
package import Records

/// A record of any kind as cells, for export and for copying between stores.
package struct RawRecord: Sendable {
  package let shape: Shape
  package let id: ID
  /// Text as in the table: a local time in ISO 8601.
  package let createdAt: String
  /// When it was last changed; `nil` stands for the current time.
  package let updatedAt: LocalTime?
  package let deleted: Bool
  /// In the order of the shape's columns.
  package var cells: [Cell]
}

extension RawRecord {
  package init<R: Records.Record>(_ record: R, updatedAt: LocalTime? = nil) {
    self.init(
      shape: R.kind.shape, id: record.id, createdAt: record.createdAt.cellText, updatedAt: updatedAt,
      deleted: record.deleted, cells: R.kind.cells(record))
  }
}
