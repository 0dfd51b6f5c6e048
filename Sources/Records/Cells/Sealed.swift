/// Bytes that only the vault can read.
package struct Sealed: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }
}

extension Sealed: CellValue {
  package var cell: Cell { .blob(bytes) }
  package init?(cell: Cell) {
    guard case .blob(let bytes) = cell else { return nil }
    self.init(bytes)
  }
}
