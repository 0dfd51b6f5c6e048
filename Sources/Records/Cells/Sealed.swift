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

extension Sealed {
  /// The name of a sealed field; each one is a constant beside its kind. The vault authenticates the name together with
  /// the text, so a name never changes: under another one the text could not be opened.
  package struct FieldName: Hashable, Sendable {
    package let kind: String
    package let field: String

    package init(_ kind: String, _ field: String) {
      self.kind = kind
      self.field = field
    }

    /// `nil` for a column that is not sealed.
    package init?(_ shape: Shape, _ column: Shape.Column) {
      guard column.isSealed else { return nil }
      self.init(shape.sealingKind, column.name)
    }

    package var name: String { "\(kind).\(field)" }
  }
}
