/// A kind without its Swift type: what the store needs to keep, log, take back and merge its records.
package struct Shape: Sendable {
  /// The name of the kind and of its table.
  package let name: String
  /// What an export calls all of them: "journalEntries".
  package let exported: String
  /// What people call several of them, in English: "journal entries".
  package let told: String
  /// Whether it tells of the person rather than of what there is to do: assistants see it only where they may.
  package let isPrivate: Bool
  package let columns: [Column]
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

  /// The groups in the order of their first columns, each with the positions of all its columns.
  package var groups: [(name: String, columns: [Int])] {
    var result: [(name: String, columns: [Int])] = []
    for (index, column) in columns.enumerated() {
      if let known = result.firstIndex(where: { $0.name == column.group }) {
        result[known].columns.append(index)
      } else {
        result.append((column.group, [index]))
      }
    }
    return result
  }
}
