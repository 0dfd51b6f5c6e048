package import Civil

/// A value with one written form, which is what the table keeps.
package protocol TextCellValue: CellValue {
  var written: String { get }
  init?(written: String)
}

extension TextCellValue {
  package var cell: Cell { .text(written) }
  package init?(cell: Cell) {
    guard case .text(let text) = cell else { return nil }
    self.init(written: text)
  }
}

extension TextCellValue where Self: RawRepresentable<String> {
  package var written: String { rawValue }
  package init?(written: String) { self.init(rawValue: written) }
}

extension ID: TextCellValue {
  package var written: String { text }
  package init?(written: String) { self.init(written) }
}

extension Day: TextCellValue {
  package var written: String { iso }
  package init?(written: String) { self.init(iso: written) }
}

extension LocalTime: TextCellValue {
  package var written: String { isoSeconds }
  package init?(written: String) { self.init(iso: written) }
}

extension When: TextCellValue {
  package var written: String { iso }
  package init?(written: String) { self.init(iso: written) }
}
