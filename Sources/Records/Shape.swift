/// A kind without its Swift type: what the store needs to keep, log, take back and merge its records.
package struct Shape: Sendable {
  /// The name of the kind and of its table.
  package let name: String
  /// What an export calls all of them: "journalEntries".
  package let exported: String
  /// What people call several of them, in English: "journal entries".
  package let told: String
  /// The name of the kind under which its words are sealed.
  package let sealedAs: String
  /// Whether it tells of the person rather than of what there is to do: assistants see it only where they may.
  package let isPrivate: Bool
  package let columns: [Column]
  /// The groups in the order of their first columns, each with the positions of all its columns.
  package let groups: [(name: String, columns: [Int])]
  /// What keeps cells in the order of the columns from being a record; `nil` where nothing does.
  package let fault: @Sendable (ID, [Cell]) -> RecordError?

  /// The cells of a record in which nothing stands, in the order of the columns.
  package let blank: @Sendable (ID) -> [Cell]

  /// Whether any of its words are.
  package var isSealed: Bool { columns.contains(where: \.isSealed) }

  package struct Column: Sendable, Equatable {
    package let name: String
    /// Columns of one group carry one stamp and change hands together.
    package let group: String
    /// Each element has a stamp of its own.
    package let isSet: Bool
    package let isSealed: Bool
  }
}

extension Shape {
  init(
    name: String, exported: String, told: String, sealedAs: String, isPrivate: Bool, columns: [Column],
    fault: @escaping @Sendable (ID, [Cell]) -> RecordError?, blank: @escaping @Sendable (ID) -> [Cell]
  ) {
    var groups: [(name: String, columns: [Int])] = []
    for (index, column) in columns.enumerated() {
      if let known = groups.firstIndex(where: { $0.name == column.group }) {
        groups[known].columns.append(index)
      } else {
        groups.append((column.group, [index]))
      }
    }
    self.init(
      name: name, exported: exported, told: told, sealedAs: sealedAs, isPrivate: isPrivate, columns: columns,
      groups: groups, fault: fault, blank: blank)
  }
}
