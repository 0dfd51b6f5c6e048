extension Screen {
  /// Many values of what rises and falls, as one line; it is dotted across what is not known.
  func course(_ points: Points) -> [Line] {
    let gutter = gutter(points)
    var dots = Dots(columns: look.limit - gutter, rows: Screen.manyRows)
    let values = points.averaged(over: dots.width)
    let step = min(Screen.widestStep, dots.width / max(1, values.count))
    // Each stands for a while, so that one alone is seen too.
    let stand = max(1, step / 2)
    var last: (x: Int, y: Int)?
    for (index, value) in values.enumerated() {
      guard let value else { continue }
      let (x, y) = (index * step, dots.height - 1 - Int((points.share(value) * Double(dots.height - 1)).rounded()))
      if let last { dots.join(last, (x, y), isDotted: x - last.x > step) }
      for place in x..<(x + stand) { dots.set(place, y, .active) }
      last = (x + stand - 1, y)
    }
    let width = min(dots.columns, (values.count * step + 1) / 2)
    return marked(points, dots.lines)
      + ground(points, steps: values.count, width: width, after: gutter) { place in place * step / 2 }
  }

  private static let widestStep = 4
}

extension Dots {
  fileprivate mutating func join(_ start: (x: Int, y: Int), _ end: (x: Int, y: Int), isDotted: Bool) {
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
