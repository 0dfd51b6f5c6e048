import Engine

extension Screen {
  /// Many values side by side, what the height stands for beside them, and the first and last label under them.
  func pillars(_ points: Points) -> [Line] {
    let gutter = gutter(points)
    let values = points.averaged(over: look.limit - gutter)
    let room = (look.limit - gutter) / max(1, values.count)
    let pillar = Pillar(
      glyphs.dots, glyphs.unknown, width: min(max(1, room - 1), Pillar.widest), gap: room > 1 ? 1 : 0,
      height: Screen.manyRows)
    return marked(points, rows(values, points, pillar))
      + ends(points, width: pillar.columns(of: values.count)).indented(gutter)
  }

  /// Few values as one row of blocks, each with its number and its label under it; `nil` where they do not fit.
  func namedBlocks(_ points: Points) -> [Line]? {
    let numbers = points.all.map { $0.value.map { Clean(Points.words($0)) } ?? "" }
    let width = (points.all.map(\.label) + numbers).map(\.columns).max() ?? 0
    let pillar = Pillar(glyphs.steps, glyphs.unknown, width: max(Pillar.widest, width), gap: 2, height: 1)
    guard points.all.count <= Points.fewEnoughForBars, pillar.columns(of: points.all.count) <= look.limit else {
      return nil
    }
    return rows(points.all.map(\.value), points, pillar)
      + [pillar.row(numbers.map { Line($0) }), pillar.row(points.all.map { Line($0.label, .quiet) })]
  }

  static let manyRows = 5

  /// What the height stands for, beside each row.
  func marked(_ points: Points, _ rows: [Line]) -> [Line] {
    let gutter = gutter(points)
    return zip(marks(points.range), rows).map { mark, row in
      Line(.blanks(gutter - 2 - mark.columns) + mark + "  ", .quiet) + row
    }
  }

  /// The columns that takes.
  func gutter(_ points: Points) -> Int { (marks(points.range).map(\.columns).max() ?? 0) + 2 }

  /// From the top, as many as there are rows: the highest, the middle and the lowest number.
  private func marks(_ range: ClosedRange<Double>) -> [Clean] {
    let middle = (range.lowerBound + range.upperBound) / 2
    return (0..<Screen.manyRows).map { row in
      switch row {
      case 0: Clean(Points.words(range.upperBound))
      case Screen.manyRows / 2: Clean(Points.words(middle))
      case Screen.manyRows - 1: Clean(Points.words(range.lowerBound))
      default: ""
      }
    }
  }

  private func rows(_ values: [Double?], _ points: Points, _ pillar: Pillar) -> [Line] {
    (0..<pillar.height).reversed().map { row in
      pillar.row(values.map { pillar.piece($0.map { ($0, points.share($0)) }, row: row) })
    }
  }

  /// The first label under the first pillar, the last under the last.
  func ends(_ points: Points, width: Int) -> [Line] {
    guard let first = points.all.first?.label, let last = points.all.last?.label, !first.isEmpty else { return [] }
    let gap = width - first.columns - last.columns
    if gap > 0 { return [Line(first + .blanks(gap) + last, .quiet)] }
    return wrapped(first + Clean(glyphs.dot.text) + last, .quiet)
  }
}

/// A value that stands upright.
private struct Pillar {
  static let widest = 3

  /// From the smallest piece of a row to a whole one.
  let steps: [Clean]
  let unknown: Clean
  let width: Int
  /// Blanks between two of them.
  let gap: Int
  let height: Int

  init(_ steps: [Clean], _ unknown: Clean, width: Int, gap: Int, height: Int) {
    self.steps = steps
    self.unknown = unknown
    self.width = width
    self.gap = gap
    self.height = height
  }

  func columns(of count: Int) -> Int { count * (width + gap) - gap }

  /// What is seen of it in one row, counted from the ground.
  func piece(_ value: (number: Double, share: Double)?, row: Int) -> Line {
    guard let value else { return row == 0 ? Line(unknown, .quiet) : Line() }
    // Nothing at all is a stroke on the ground.
    guard value.number != 0 else { return row == 0 ? block(steps[0], .quiet) : Line() }
    let pieces = max(1, Int((value.share * Double(height * steps.count)).rounded())) - row * steps.count
    return pieces > 0 ? block(steps[min(pieces, steps.count) - 1], .active) : Line()
  }

  /// Each in the middle of its own columns.
  func row(_ items: [Line]) -> Line {
    items.enumerated().reduce(Line()) { line, item in
      let start = item.offset * (width + gap)
      return line.padded(start + (width - item.element.columns) / 2) + item.element
    }
  }

  private func block(_ glyph: Clean, _ ink: Ink) -> Line {
    Line(Clean(String(repeating: glyph.text, count: min(width, Pillar.widest))), ink)
  }
}
