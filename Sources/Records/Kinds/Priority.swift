/// How much it matters; a table keeps it as a number, the most pressing first.
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

  /// The higher, the more it matters, as machines are told it: 0 low, 1 normal, 2 high.
  package var importance: Int { Priority.allCases.count - 1 - rank }

  /// Its place in the order of the ranking, as it is stored.
  package var rank: Int {
    switch self {
    case .high: 0
    case .normal: 1
    case .low: 2
    }
  }
}
