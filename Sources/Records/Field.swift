import Civil

/// One field of a kind.
package struct Field<R>: Sendable {
  package let column: Shape.Column
  package let read: @Sendable (R) -> Cell
  /// Returns false when the cell does not hold a value of the field's type.
  package let write: @Sendable (Cell, inout R) -> Bool

  /// The key path is passed as a closure so that an optimised build reads the property directly: creating 25 key paths
  /// took a tenth of a call.
  ///
  /// - Parameter group: the field group whose stamp it shares; its own name when it stands alone.
  package init<V: CellValue>(
    _ name: String, _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<R, V> & Sendable,
    group: String? = nil
  ) {
    column = Shape.Column(
      name: name, group: group ?? name, isSet: false, isSealed: V.self == Sealed.self || V.self == Sealed?.self,
      isMoment: V.self == LocalTime.self || V.self == LocalTime?.self || V.self == When.self || V.self == When?.self)
    read = { $0[keyPath: path()].cell }
    write = { cell, record in
      guard let value = V(cell: cell) else { return false }
      record[keyPath: path()] = value
      return true
    }
  }

  /// A set of words; each element has a stamp of its own.
  package static func set(
    _ name: String, _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<R, Set<String>> & Sendable
  ) -> Field {
    Field(
      column: Shape.Column(name: name, group: name, isSet: true, isSealed: false, isMoment: false),
      read: { SetCoding.encode($0[keyPath: path()]) },
      write: { cell, record in
        guard let elements = SetCoding.decode(cell) else { return false }
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
