package import Civil
package import Records

/// A record of any kind, on its way out of a store or between two.
package struct RawRecord: Sendable {
  package let shape: Shape
  package let id: ID
  /// As it stands in the table.
  package let createdAt: String
  /// When it was last touched; `nil` for now.
  package let updatedAt: LocalTime?
  package let deleted: Bool
  /// In the order of the shape's columns.
  package var cells: [Cell]
}

extension RawRecord {
  package init<R: Records.Record>(_ record: R, updatedAt: LocalTime? = nil) {
    self.init(
      shape: R.kind.shape, id: record.id, createdAt: record.createdAt.written, updatedAt: updatedAt,
      deleted: record.deleted, cells: R.kind.cells(record))
  }
}
