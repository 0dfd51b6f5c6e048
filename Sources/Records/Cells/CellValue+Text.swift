package import Civil

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
