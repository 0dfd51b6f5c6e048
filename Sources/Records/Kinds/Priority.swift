/// How much a card matters. The table stores it as a number, the most urgent first.
package enum Priority: String, CaseIterable, Sendable {
  case high, normal, low
}

extension Priority: CellValue {
  package var cell: Cell { .int(Int64(rank)) }
  package init?(cell: Cell) {
    guard case .int(let rank) = cell, let priority = Priority.allCases.first(where: { $0.rank == rank }) else {
      return nil
    }
    self = priority
  }

  /// For machines, greater means more important: 0 low, 1 normal, 2 high.
  package var importance: Int { Priority.allCases.count - 1 - rank }

  /// The number that is stored, and the position in the ranking: 0 comes first.
  package var rank: Int {
    switch self {
    case .high: 0
    case .normal: 1
    case .low: 2
    }
  }
}
