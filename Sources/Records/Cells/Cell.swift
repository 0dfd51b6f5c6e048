/// One value, as SQLite stores it.
package enum Cell: Hashable, Sendable {
  case null
  case int(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])
}

/// A type that a field of a record may have.
package protocol CellValue: Sendable {
  var cell: Cell { get }
  /// `nil` when the cell holds something else.
  init?(cell: Cell)
}
