import Replies

extension Screen {
  func lines(_ table: Reply.Table) -> [StyledLine] {
    let cells = Cells(
      header: table.columns.map { clean($0) },
      rows: table.rows.map { row in
        table.columns.indices.map { row.indices.contains($0) ? clean(row[$0]) : "" }
      })
    return .joining([heading(table.heading), lines(cells)], by: display.isGraphical ? [.blank] : [])
  }

  private func lines(_ cells: Cells) -> [StyledLine] {
    if display.isAccessible { return cells.rows.flatMap { wrapped(cells.sentence($0)) } }
    if display.isPlain { return ([cells.header] + cells.rows).map { StyledLine(SafeText.tabSeparated($0)) } }
    guard let widths = cells.widths(in: display.lineLimit) else { return stackedRecords(cells) }
    let rule = StyledLine(SafeText(String(repeating: glyphs.across.text, count: Cells.totalWidth(widths))), .quiet)
    let header = tableRow(cells.header, widths, cells, .quiet)
    return header + [rule] + cells.rows.flatMap { tableRow($0, widths, cells, .plain) }
  }

  private func tableRow(_ row: [SafeText], _ widths: [Int], _ cells: Cells, _ style: TextStyle) -> [StyledLine] {
    let columns = row.indices.map { row[$0].wrapped(widths[$0]) }
    return (0..<(columns.map(\.count).max() ?? 0)).map { height in
      columns.indices.reduce(into: StyledLine()) { line, index in
        let text = height < columns[index].count ? columns[index][height] : ""
        let blanks = SafeText.blanks(widths[index] - text.columns)
        let cell = cells.isNumeric(index) ? blanks + text : text + blanks
        line = line + StyledLine((index > 0 ? .blanks(Cells.gap) : "") + cell, style)
      }
    }
  }

  /// Each row as a few lines of its own, for when the columns do not fit side by side.
  private func stackedRecords(_ cells: Cells) -> [StyledLine] {
    .joining(
      cells.rows.map { row in
        cells.labelledCells(row).flatMap { wrapped($0) }
      })
  }
}

/// A table's texts, measured.
private struct Cells {
  static let gap = 2
  /// Words longer than this may be broken; in columns.
  private static let longestUnbroken = 12

  let header: [SafeText]
  let rows: [[SafeText]]

  static func totalWidth(_ widths: [Int]) -> Int { widths.reduce(0, +) + gap * max(0, widths.count - 1) }

  /// Widths of the columns, reduced from the widest until they fit; `nil` if even the narrowest do not.
  func widths(in available: Int) -> [Int]? {
    var widths = header.indices.map { index in
      ([header] + rows).map { $0[index].columns }.max() ?? 0
    }
    let minimums = header.indices.map(minimumWidth)
    while Cells.totalWidth(widths) > available {
      let shrinkable = widths.indices.filter { widths[$0] > minimums[$0] }
      guard let widest = shrinkable.max(by: { widths[$0] < widths[$1] }) else { return nil }
      widths[widest] -= 1
    }
    return widths
  }

  /// The least width at which no word up to `longestUnbroken` columns is broken.
  private func minimumWidth(_ index: Int) -> Int {
    let words = ([header] + rows).flatMap { $0[index].text.split(separator: " ") }
    return min(Cells.longestUnbroken, words.map { SafeText(String($0)).columns }.max() ?? 0)
  }

  /// Whether a column holds only numbers and is therefore right-aligned.
  func isNumeric(_ index: Int) -> Bool {
    !rows.isEmpty && rows.allSatisfy { $0[index].text.allSatisfy { "0123456789.,+-−%".contains($0) } }
  }

  /// "Day: Mon 16 Nov" for each cell with something in it.
  func labelledCells(_ row: [SafeText]) -> [SafeText] {
    row.indices.filter { !row[$0].isEmpty }.map { header[$0].isEmpty ? row[$0] : header[$0] + ": " + row[$0] }
  }

  func sentence(_ row: [SafeText]) -> SafeText { SafeText.commaSeparated(labelledCells(row)) }
}
