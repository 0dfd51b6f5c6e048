extension Sealed {
  /// A sealed field of a kind; each stands as a constant beside its kind. The vault seals the name in with the words, so
  /// it never changes: under another they would not open.
  package struct Place: Hashable, Sendable {
    package let kind: String
    package let field: String

    package init(_ kind: String, _ field: String) {
      self.kind = kind
      self.field = field
    }

    /// `nil` for what stands open.
    package init?(_ shape: Shape, _ column: Shape.Column) {
      guard column.isSealed else { return nil }
      self.init(shape.sealedAs, column.name)
    }

    package var name: String { "\(kind).\(field)" }
  }
}
