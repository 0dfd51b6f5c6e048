/// Bytes that only the vault can read.
package struct Sealed: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }
}

extension Sealed: CellValue {
  package var cell: Cell { .blob(bytes) }
  /// A value that is not a blob is damaged. It is accepted here, so that the vault reports it for this one record.
  package init?(cell: Cell) {
    switch cell {
    case .null: return nil
    case .blob(let bytes): self.init(bytes)
    case .text(let text): self.init(Array(text.utf8))
    case .int, .real: self.init([])
    }
  }
}
