import Replies

extension Screen {
  func lines(_ table: Reply.Table) -> [Line] {
    let cells = Cells(
      header: table.columns.map { clean($0) },
      rows: table.rows.map { row in
        table.columns.indices.map { row.indices.contains($0) ? clean(row[$0]) : "" }
      })
    return .apart([heading(table.heading), lines(cells)], by: look.isDrawn ? [.blank] : [])
  }

  private func lines(_ cells: Cells) -> [Line] {
    if look.isAccessible { return cells.rows.flatMap { wrapped(cells.sentence($0)) } }
    if look.isPlain { return ([cells.header] + cells.rows).map { Line(Clean.tabbed($0)) } }
    guard let widths = cells.widths(in: look.limit) else { return records(cells) }
    let rule = Line(Clean(String(repeating: glyphs.across.text, count: Cells.total(widths))), .quiet)
    let header = drawn(cells.header, widths, cells, .quiet)
    return header + [rule] + cells.rows.flatMap { drawn($0, widths, cells, .plain) }
  }

  private func drawn(_ row: [Clean], _ widths: [Int], _ cells: Cells, _ ink: Ink) -> [Line] {
    let columns = row.indices.map { row[$0].wrapped(widths[$0]) }
    return (0..<(columns.map(\.count).max() ?? 0)).map { height in
      columns.indices.reduce(into: Line()) { line, index in
        let text = height < columns[index].count ? columns[index][height] : ""
        let blanks = Clean.blanks(widths[index] - text.columns)
        let cell = cells.isNumeric(index) ? blanks + text : text + blanks
        line = line + Line((index > 0 ? .blanks(Cells.gap) : "") + cell, ink)
      }
    }
  }

  /// Each row as its own few lines, where the columns do not fit beside each other.
  private func records(_ cells: Cells) -> [Line] {
    .apart(
      cells.rows.map { row in
        cells.named(row).flatMap { wrapped($0) }
      })
  }
}

/// A table's texts, measured.
private struct Cells {
  static let gap = 2
  /// Words longer than this may be broken.
  private static let longest = 12

  let header: [Clean]
  let rows: [[Clean]]

  static func total(_ widths: [Int]) -> Int { widths.reduce(0, +) + gap * max(0, widths.count - 1) }

  /// The widest columns give way first; `nil` when even the narrowest do not fit.
  func widths(in room: Int) -> [Int]? {
    var widths = header.indices.map { index in
      ([header] + rows).map { $0[index].columns }.max() ?? 0
    }
    let least = header.indices.map(least)
    while Cells.total(widths) > room {
      let able = widths.indices.filter { widths[$0] > least[$0] }
      guard let widest = able.max(by: { widths[$0] < widths[$1] }) else { return nil }
      widths[widest] -= 1
    }
    return widths
  }

  /// No word is broken that need not be.
  private func least(_ index: Int) -> Int {
    let words = ([header] + rows).flatMap { $0[index].text.split(separator: " ") }
    return min(Cells.longest, words.map { Clean(String($0)).columns }.max() ?? 0)
  }

  /// Whether it stands to the right, digit under digit.
  func isNumeric(_ index: Int) -> Bool {
    !rows.isEmpty && rows.allSatisfy { $0[index].text.allSatisfy { "0123456789.,+-−%".contains($0) } }
  }

  /// "Day: Mon 16 Nov" for each cell with something in it.
  func named(_ row: [Clean]) -> [Clean] {
    row.indices.filter { !row[$0].isEmpty }.map { header[$0].isEmpty ? row[$0] : header[$0] + ": " + row[$0] }
  }

  func sentence(_ row: [Clean]) -> Clean { Clean.listed(named(row)) }
}
