package import Civil

/// A type that a field of a record may have.
package protocol CellValue: Sendable {
  var cell: Cell { get }
  /// `nil` when the cell holds something else.
  init?(cell: Cell)
}

/// A value that the table stores as text, in its one written form.
package protocol TextCellValue: CellValue {
  var cellText: String { get }
  init?(cellText: String)
}

extension TextCellValue {
  package var cell: Cell { .text(cellText) }
  package init?(cell: Cell) {
    guard case .text(let text) = cell else { return nil }
    self.init(cellText: text)
  }
}

extension TextCellValue where Self: RawRepresentable<String> {
  package var cellText: String { rawValue }
  package init?(cellText: String) { self.init(rawValue: cellText) }
}

extension ID: TextCellValue {
  package var cellText: String { text }
  package init?(cellText: String) { self.init(cellText) }
}

extension Day: TextCellValue {
  package var cellText: String { iso }
  package init?(cellText: String) { self.init(iso: cellText) }
}

extension LocalTime: TextCellValue {
  package var cellText: String { isoSeconds }
  package init?(cellText: String) { self.init(iso: cellText) }
}

extension When: TextCellValue {
  package var cellText: String { iso }
  package init?(cellText: String) { self.init(iso: cellText) }
}

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
