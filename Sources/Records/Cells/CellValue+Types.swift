import Civil

extension String: CellValue {
  package var cell: Cell { .text(self) }
  package init?(cell: Cell) {
    guard case .text(let text) = cell else { return nil }
    self = text
  }
}

extension Int64: CellValue {
  package var cell: Cell { .int(self) }
  package init?(cell: Cell) {
    guard case .int(let number) = cell else { return nil }
    self = number
  }
}

extension Int: CellValue {
  package var cell: Cell { .int(Int64(self)) }
  package init?(cell: Cell) {
    guard case .int(let number) = cell else { return nil }
    self.init(exactly: number)
  }
}

extension Bool: CellValue {
  package var cell: Cell { .int(self ? 1 : 0) }
  package init?(cell: Cell) {
    guard case .int(let number) = cell else { return nil }
    self = number != 0
  }
}

extension Double: CellValue {
  package var cell: Cell { .real(self) }
  package init?(cell: Cell) {
    switch cell {
    case .real(let number): self = number
    case .int(let number): self = Double(number)
    default: return nil
    }
  }
}

extension Optional: CellValue where Wrapped: CellValue {
  package var cell: Cell { self?.cell ?? .null }
  package init?(cell: Cell) {
    if cell == .null {
      self = .none
    } else if let value = Wrapped(cell: cell) {
      self = .some(value)
    } else {
      return nil
    }
  }
}
