/// The glyphs and layout for values drawn as vertical bars.
struct VerticalBars {
  static let maximumWidth = 3

  /// From the smallest part of a row to a full one.
  let steps: [SafeText]
  /// The glyph for a value of zero: a line at the bottom.
  let zero: SafeText
  let unknown: SafeText
  let width: Int
  /// Columns between two bars.
  let gap: Int
  let height: Int

  /// Bars of one row, with a given width and gap.
  init(_ glyphs: Glyphs, width: Int, gap: Int) {
    (steps, zero, unknown) = (glyphs.steps, glyphs.steps[0], glyphs.unknown)
    (self.width, self.gap, height) = (width, gap, 1)
  }

  /// Bars as wide as `count` of them can be in `columns`. In a single row only zero has the lowest glyph, because no
  /// scale beside it shows the difference.
  init(_ glyphs: Glyphs, count: Int, in columns: Int, height: Int) {
    let columnsEach = columns / max(1, count)
    steps = height == 1 ? Array(glyphs.steps.dropFirst()) : glyphs.stackedSteps
    zero = height == 1 ? glyphs.steps[0] : glyphs.stackedSteps[0]
    unknown = glyphs.unknown
    (width, gap, self.height) = (
      min(max(1, columnsEach - 1), VerticalBars.maximumWidth), columnsEach > 1 ? 1 : 0, height
    )
  }

  func columns(of count: Int) -> Int { max(0, count * (width + gap) - gap) }

  /// The middle column of a bar.
  func column(of place: Int) -> Int { place * (width + gap) + (width - 1) / 2 }

  /// All rows of the bars, from the top.
  func rows(_ values: [Double?], _ data: ChartData) -> [StyledLine] {
    (0..<height).reversed().map { row in
      self.row(values.map { piece($0.map { ($0, data.fraction($0)) }, row: row) })
    }
  }

  /// Places each item in the middle of its bar's columns.
  func row(_ items: [StyledLine]) -> StyledLine {
    items.enumerated().reduce(StyledLine()) { line, item in
      let start = item.offset * (width + gap)
      return line.padded(start + (width - item.element.columns) / 2) + item.element
    }
  }

  /// The part of a bar in one row; rows count from the bottom.
  private func piece(_ value: (number: Double, share: Double)?, row: Int) -> StyledLine {
    guard let value else { return row == 0 ? StyledLine(unknown, .quiet) : StyledLine() }
    guard value.number != 0 else { return row == 0 ? block(zero, .quiet) : StyledLine() }
    let filled = max(1, Int((value.share * Double(height * steps.count)).rounded())) - row * steps.count
    return filled > 0 ? block(steps[min(filled, steps.count) - 1], .active) : StyledLine()
  }

  private func block(_ glyph: SafeText, _ style: TextStyle) -> StyledLine {
    StyledLine(SafeText(String(repeating: glyph.text, count: min(width, VerticalBars.maximumWidth))), style)
  }
}
