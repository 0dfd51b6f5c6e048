/// One value as a table keeps it.
package enum Cell: Hashable, Sendable {
  case null
  case int(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])
}

/// What can stand in a field.
package protocol CellValue: Sendable {
  var cell: Cell { get }
  /// `nil` when the cell holds something else.
  init?(cell: Cell)
}
