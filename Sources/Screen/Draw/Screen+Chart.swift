import Replies

extension Screen {
  /// Few values as bars, or as a row of blocks in a brief chart; many as vertical bars, or as a line if they are the
  /// course of one thing over time.
  func lines(_ chart: Reply.Chart) -> [StyledLine] {
    .joining(
      [heading(chart.heading), notes(chart.notes), lines(ChartData(chart, clean: clean), chart.style)],
      by: display.isGraphical ? [.blank] : [])
  }

  private func lines(_ data: ChartData, _ form: Reply.Chart.Style) -> [StyledLine] {
    guard display.isGraphical else { return accessiblePoints(data).flatMap(pointLines) }
    if form == .compact, let blocks = labelledBlocks(data) { return blocks }
    if data.points.count <= ChartData.maximumBars { return bars(data) }
    return form == .line && !display.isASCII ? lineChart(data) : verticalBars(data)
  }

  /// In a long chart that is read aloud, steps with neither value nor mark are left out.
  private func accessiblePoints(_ data: ChartData) -> [ChartPoint] {
    guard display.isAccessible, data.points.count > ChartData.maximumBars else { return data.points }
    return data.points.filter { $0.value != nil || !$0.markNames.isEmpty }
  }

  /// “Mon: 6, coffee”; in a pipe tab-separated, with a column for each kind of mark.
  private func pointLines(_ point: ChartPoint) -> [StyledLine] {
    let value = point.value.map { number($0) }
    if display.isPlain && !display.isAccessible {
      return [StyledLine(SafeText.tabSeparated([point.label, value ?? ""] + point.marks.map { $0 ?? "" }))]
    }
    let words = SafeText.commaSeparated([value ?? clean(Wording.unknown), point.markNames])
    return wrapped(point.label.isEmpty ? words : point.label + ": " + words)
  }

  /// Marks are written after the number, or below the bar if it would become too short.
  private func bars(_ data: ChartData) -> [StyledLine] {
    let nameWidth = min(data.points.map(\.label.columns).max() ?? 0, display.lineLimit / 3)
    let inset = nameWidth > 0 ? nameWidth + 2 : 0
    let numberWidth = data.points.compactMap { $0.value.map { number($0).columns } }.max() ?? 1
    let markWidth = data.points.map(\.markNames.columns).max() ?? 0
    let available = display.lineLimit - inset - numberWidth - 1
    let isBeside = markWidth > 0 && available - markWidth - 2 >= Screen.shortestBar
    let barWidth = min(Screen.longestBar, isBeside ? available - markWidth - 2 : available)
    return data.points.flatMap { point -> [StyledLine] in
      let name = StyledLine(point.label.cut(nameWidth, ending: glyphs.ellipsis), .quiet).padded(inset)
      let line = name + bar(point, data, barWidth)
      if point.markNames.isEmpty { return [line] }
      if isBeside { return [line + StyledLine("  " + point.markNames, .quiet)] }
      return [line] + wrapped(point.markNames, .quiet, narrower: inset).indented(inset)
    }
  }

  /// A bar with its number behind it.
  private func bar(_ point: ChartPoint, _ data: ChartData, _ room: Int) -> StyledLine {
    guard let value = point.value else { return StyledLine(glyphs.unknown, .quiet) }
    let number = self.number(value)
    // Zero has a number and no bar.
    guard value != 0 else { return StyledLine(number, .quiet) }
    return StyledLine(bar(data.fraction(value), room), .active) + StyledLine(" " + number)
  }

  private static let shortestBar = 10
  private static let longestBar = 40

  private func bar(_ share: Double, _ room: Int) -> SafeText {
    let steps = glyphs.bar.count
    let filled = max(1, Int((share * Double(room * steps)).rounded()))
    let whole = SafeText(String(repeating: glyphs.bar[steps - 1].text, count: filled / steps))
    return filled % steps == 0 ? whole : whole + glyphs.bar[filled % steps - 1]
  }
}
