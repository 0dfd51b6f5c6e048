extension Screen {
  /// Many values as vertical bars, with a scale beside them and the first and last label below.
  func verticalBars(_ data: ChartData) -> [StyledLine] {
    let gutter = scaleWidth(data)
    let values = data.averaged(over: display.lineLimit - gutter)
    let bars = VerticalBars(glyphs, count: values.count, in: display.lineLimit - gutter, height: Screen.chartRows)
    return withScale(data, bars.rows(values, data))
      + horizontalAxis(
        data, steps: values.count, width: bars.columns(of: values.count), after: gutter, column: bars.column)
  }

  /// Few values as one row of blocks, each above its number and label; `nil` if they do not fit.
  func labelledBlocks(_ data: ChartData) -> [StyledLine]? {
    let numbers = data.points.map { $0.value.map(number) ?? "" }
    let width = (data.points.map(\.label) + numbers).map(\.columns).max() ?? 0
    let bars = VerticalBars(glyphs, width: max(VerticalBars.maximumWidth, width), gap: 2)
    guard data.points.count <= ChartData.maximumBars, bars.columns(of: data.points.count) <= display.lineLimit else {
      return nil
    }
    return bars.rows(data.points.map(\.value), data) + [bars.row(numbers.map { StyledLine($0) })]
      + markRows(data, steps: data.points.count, column: bars.column)
      + [bars.row(data.points.map { StyledLine($0.label, .quiet) })] + legend(data)
  }

  static let chartRows = 5

  /// Puts the scale beside the rows.
  func withScale(_ data: ChartData, _ rows: [StyledLine]) -> [StyledLine] {
    let gutter = scaleWidth(data)
    return zip(scaleLabels(data.range), rows).map { label, row in
      StyledLine(.blanks(gutter - 2 - label.columns) + label + "  ", .quiet) + row
    }
  }

  /// The width of the scale in columns.
  func scaleWidth(_ data: ChartData) -> Int { (scaleLabels(data.range).map(\.columns).max() ?? 0) + 2 }

  /// The labels of the rows from the top: the maximum, the middle and the minimum.
  private func scaleLabels(_ range: ClosedRange<Double>) -> [SafeText] {
    let middle = (range.lowerBound + range.upperBound) / 2
    return (0..<Screen.chartRows).map { row in
      switch row {
      case 0: number(range.upperBound)
      case Screen.chartRows / 2: number(middle)
      case Screen.chartRows - 1: number(range.lowerBound)
      default: ""
      }
    }
  }
}
