extension Screen {
  /// Many values side by side, what the height stands for beside them, and the first and last label under them.
  func pillars(_ points: Points) -> [Line] {
    let gutter = gutter(points)
    let values = points.averaged(over: look.limit - gutter)
    let pillar = Pillar(glyphs, count: values.count, in: look.limit - gutter, height: Screen.manyRows)
    return marked(points, pillar.rows(values, points))
      + ground(
        points, steps: values.count, width: pillar.columns(of: values.count), after: gutter, column: pillar.column)
  }

  /// Few values as one row of blocks, each with its number and its label under it; `nil` where they do not fit.
  func namedBlocks(_ points: Points) -> [Line]? {
    let numbers = points.all.map { $0.value.map(number) ?? "" }
    let width = (points.all.map(\.label) + numbers).map(\.columns).max() ?? 0
    let pillar = Pillar(glyphs, width: max(Pillar.widest, width), gap: 2)
    guard points.all.count <= Points.fewEnoughForBars, pillar.columns(of: points.all.count) <= look.limit else {
      return nil
    }
    return pillar.rows(points.all.map(\.value), points) + [pillar.row(numbers.map { Line($0) })]
      + marks(points, steps: points.all.count, column: pillar.column)
      + [pillar.row(points.all.map { Line($0.label, .quiet) })] + legend(points)
  }

  static let manyRows = 5

  /// What the height stands for, beside each row.
  func marked(_ points: Points, _ rows: [Line]) -> [Line] {
    let gutter = gutter(points)
    return zip(heights(points.range), rows).map { mark, row in
      Line(.blanks(gutter - 2 - mark.columns) + mark + "  ", .quiet) + row
    }
  }

  /// The columns that takes.
  func gutter(_ points: Points) -> Int { (heights(points.range).map(\.columns).max() ?? 0) + 2 }

  /// From the top, as many as there are rows: the highest, the middle and the lowest number.
  private func heights(_ range: ClosedRange<Double>) -> [Clean] {
    let middle = (range.lowerBound + range.upperBound) / 2
    return (0..<Screen.manyRows).map { row in
      switch row {
      case 0: number(range.upperBound)
      case Screen.manyRows / 2: number(middle)
      case Screen.manyRows - 1: number(range.lowerBound)
      default: ""
      }
    }
  }
}
