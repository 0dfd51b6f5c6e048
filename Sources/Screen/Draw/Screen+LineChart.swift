extension Screen {
  /// Many values of one quantity as a line; it is dotted across unknown values.
  func lineChart(_ data: ChartData) -> [StyledLine] {
    let gutter = scaleWidth(data)
    var canvas = BrailleCanvas(columns: display.lineLimit - gutter, rows: Screen.chartRows)
    let values = data.averaged(over: canvas.width)
    let step = min(Screen.widestStep, canvas.width / max(1, values.count))
    // Each value is drawn as a short horizontal stroke, so that a single known one is visible.
    let plateau = max(1, step / 2)
    var previousEnd: (x: Int, y: Int)?
    for (index, value) in values.enumerated() {
      guard let value else { continue }
      let (x, y) = (index * step, canvas.height - 1 - Int((data.fraction(value) * Double(canvas.height - 1)).rounded()))
      if let previousEnd { canvas.drawLine(previousEnd, (x, y), isDotted: x - previousEnd.x > step) }
      for place in x..<(x + plateau) { canvas.set(place, y, .active) }
      previousEnd = (x + plateau - 1, y)
    }
    let width = min(canvas.columns, (values.count * step + 1) / 2)
    return withScale(data, canvas.lines)
      + horizontalAxis(data, steps: values.count, width: width, after: gutter) { place in place * step / 2 }
  }

  private static let widestStep = 4
}

extension BrailleCanvas {
  mutating func drawLine(_ start: (x: Int, y: Int), _ end: (x: Int, y: Int), isDotted: Bool) {
    let steps = max(abs(end.x - start.x), abs(end.y - start.y))
    guard steps > 1 else { return }
    for step in 1..<steps where !isDotted || step % 2 == 0 {
      let share = Double(step) / Double(steps)
      let x = start.x + Int((Double(end.x - start.x) * share).rounded())
      let y = start.y + Int((Double(end.y - start.y) * share).rounded())
      set(x, y, isDotted ? .quiet : .active)
    }
  }
}
