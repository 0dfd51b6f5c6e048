/// One field of a kind.
package struct Field<R>: Sendable {
  package let column: Shape.Column
  package let read: @Sendable (R) -> Cell
  /// False when the cell does not hold such a value.
  package let write: @Sendable (Cell, inout R) -> Bool

  /// The path is a closure so that a release reads the property itself: making 25 paths took a tenth of a call.
  ///
  /// - Parameter group: the fields it merges with; its own name when it stands alone.
  package init<V: CellValue>(
    _ name: String, _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<R, V> & Sendable,
    group: String? = nil
  ) {
    column = Shape.Column(
      name: name, group: group ?? name, isSet: false, isSealed: V.self == Sealed.self || V.self == Sealed?.self)
    read = { $0[keyPath: path()].cell }
    write = { cell, record in
      guard let value = V(cell: cell) else { return false }
      record[keyPath: path()] = value
      return true
    }
  }

  /// A set of words, each with a stamp of its own.
  package static func set(
    _ name: String, _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<R, Set<String>> & Sendable
  ) -> Field {
    Field(
      column: Shape.Column(name: name, group: name, isSet: true, isSealed: false),
      read: { Elements.cell($0[keyPath: path()]) },
      write: { cell, record in
        guard let elements = Elements.read(cell) else { return false }
        record[keyPath: path()] = elements
        return true
      })
  }

  private init(
    column: Shape.Column, read: @escaping @Sendable (R) -> Cell,
    write: @escaping @Sendable (Cell, inout R) -> Bool
  ) {
    self.column = column
    self.read = read
    self.write = write
  }
}
