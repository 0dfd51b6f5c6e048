/// A value that stands upright.
struct Pillar {
  static let widest = 3

  /// From the smallest piece of a row to a whole one.
  let steps: [Clean]
  /// What nothing at all is: a stroke on the ground.
  let ground: Clean
  let unknown: Clean
  let width: Int
  /// Blanks between two of them.
  let gap: Int
  let height: Int

  /// One row, with a width of its own.
  init(_ glyphs: Glyphs, width: Int, gap: Int) {
    (steps, ground, unknown) = (glyphs.steps, glyphs.steps[0], glyphs.unknown)
    (self.width, self.gap, height) = (width, gap, 1)
  }

  /// As wide as that many may be in that many columns. In one row, no block but nothing's lies on the ground, as no
  /// number beside it tells them apart.
  init(_ glyphs: Glyphs, count: Int, in columns: Int, height: Int) {
    let room = columns / max(1, count)
    steps = height == 1 ? Array(glyphs.steps.dropFirst()) : glyphs.dots
    ground = height == 1 ? glyphs.steps[0] : glyphs.dots[0]
    unknown = glyphs.unknown
    (width, gap, self.height) = (min(max(1, room - 1), Pillar.widest), room > 1 ? 1 : 0, height)
  }

  func columns(of count: Int) -> Int { max(0, count * (width + gap) - gap) }

  /// The middle of the columns that one takes.
  func column(of place: Int) -> Int { place * (width + gap) + (width - 1) / 2 }

  /// All rows of them beside each other, from the top.
  func rows(_ values: [Double?], _ points: Points) -> [Line] {
    (0..<height).reversed().map { row in
      self.row(values.map { piece($0.map { ($0, points.share($0)) }, row: row) })
    }
  }

  /// Each in the middle of its own columns.
  func row(_ items: [Line]) -> Line {
    items.enumerated().reduce(Line()) { line, item in
      let start = item.offset * (width + gap)
      return line.padded(start + (width - item.element.columns) / 2) + item.element
    }
  }

  /// What is seen of it in one row, counted from the ground.
  private func piece(_ value: (number: Double, share: Double)?, row: Int) -> Line {
    guard let value else { return row == 0 ? Line(unknown, .quiet) : Line() }
    guard value.number != 0 else { return row == 0 ? block(ground, .quiet) : Line() }
    let pieces = max(1, Int((value.share * Double(height * steps.count)).rounded())) - row * steps.count
    return pieces > 0 ? block(steps[min(pieces, steps.count) - 1], .active) : Line()
  }

  private func block(_ glyph: Clean, _ ink: Ink) -> Line {
    Line(Clean(String(repeating: glyph.text, count: min(width, Pillar.widest))), ink)
  }
}
