/// A kind without its Swift type: what the store needs to store, log, undo and merge its records.
package struct Shape: Sendable {
  /// The name of the kind and of its table.
  package let name: String
  /// The name of its list in an export: "journalEntries".
  package let exportName: String
  /// The plural that people read, in English: "journal entries".
  package let pluralName: String
  /// The name of the kind under which its texts are sealed; part of each `Sealed.FieldName`.
  package let sealingKind: String
  /// Whether it is about the person rather than about tasks: assistants see it only where the person allowed it.
  package let isPrivate: Bool
  package let columns: [Column]
  /// The groups in the order of their first columns, each with the positions of all its columns.
  package let groups: [(name: String, columns: [Int])]
  /// Why these cells, in the order of the columns, are not a record; `nil` where they are one.
  package let validate: @Sendable (ID, [Cell]) -> RecordError?

  /// The cells of a record without content, in the order of the columns.
  package let emptyCells: @Sendable (ID) -> [Cell]

  /// Whether any of its columns is sealed.
  package var isSealed: Bool { columns.contains(where: \.isSealed) }

  package struct Column: Sendable, Equatable {
    package let name: String
    /// Columns of one group share one stamp and merge together.
    package let group: String
    /// Whether it holds a set, of which each element has a stamp of its own.
    package let isSet: Bool
    package let isSealed: Bool
    /// Whether it holds a time, or a day with or without one.
    package let isMoment: Bool
  }
}

extension Shape {
  init(
    name: String, exportName: String, pluralName: String, sealingKind: String, isPrivate: Bool, columns: [Column],
    validate: @escaping @Sendable (ID, [Cell]) -> RecordError?, emptyCells: @escaping @Sendable (ID) -> [Cell]
  ) {
    var groups: [(name: String, columns: [Int])] = []
    for (index, column) in columns.enumerated() {
      if let groupIndex = groups.firstIndex(where: { $0.name == column.group }) {
        groups[groupIndex].columns.append(index)
      } else {
        groups.append((column.group, [index]))
      }
    }
    self.init(
      name: name, exportName: exportName, pluralName: pluralName, sealingKind: sealingKind, isPrivate: isPrivate,
      columns: columns,
      groups: groups, validate: validate, emptyCells: emptyCells)
  }
}
