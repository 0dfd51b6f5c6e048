import Engine

extension Screen {
  /// Few values as bars, or side by side where that must do; many as pillars, or as a line where they are one thing's
  /// course.
  func lines(_ chart: Reply.Chart) -> [Line] {
    let points = Points(chart, labels: chart.labels.map { clean($0) })
    return .apart(
      [heading(chart.heading), notes(chart.notes), lines(points, chart.form)],
      by: look.isDrawn ? [.blank] : [])
  }

  private func lines(_ points: Points, _ form: Reply.Chart.Form) -> [Line] {
    guard look.isDrawn else { return heard(points).flatMap(told) }
    if form == .brief, let blocks = namedBlocks(points) { return blocks }
    if points.all.count <= Points.fewEnoughForBars { return bars(points) }
    return form == .course && !look.isASCII ? course(points) : pillars(points)
  }

  /// Of many, nobody wants to hear which are not known.
  private func heard(_ points: Points) -> [Point] {
    look.isAccessible && points.all.count > Points.fewEnoughForBars ? points.all.filter { $0.value != nil } : points.all
  }

  /// "Mon: 6", or tab between in a pipe.
  private func told(_ point: Point) -> [Line] {
    let value = point.value.map { Clean(Points.words($0)) }
    if look.isPlain { return [Line(Clean.tabbed([point.label, value ?? ""]))] }
    let words = value ?? clean(Wording.unknown)
    return wrapped(point.label.isEmpty ? words : point.label + ": " + words)
  }

  private func bars(_ points: Points) -> [Line] {
    let names = min(points.all.map(\.label.columns).max() ?? 0, look.limit / 3)
    let numbers = points.all.compactMap { $0.value.map { Points.words($0).count } }.max() ?? 1
    let room = min(Screen.longestBar, look.limit - (names > 0 ? names + 2 : 0) - numbers - 1)
    return points.all.map { point in
      let label = point.label.cut(names, ending: glyphs.ellipsis)
      let name = names > 0 ? Line(label, .quiet).padded(names + 2) : Line()
      guard let value = point.value else { return name + Line(glyphs.unknown, .quiet) }
      let number = Clean(Points.words(value))
      // Nothing at all needs no stroke.
      guard value != 0 else { return name + Line(number, .quiet) }
      return name + Line(bar(points.share(value), room), .active) + Line(" " + number)
    }
  }

  private static let longestBar = 40

  private func bar(_ share: Double, _ room: Int) -> Clean {
    let steps = glyphs.bar.count
    let pieces = max(1, Int((share * Double(room * steps)).rounded()))
    let whole = Clean(String(repeating: glyphs.bar[steps - 1].text, count: pieces / steps))
    return pieces % steps == 0 ? whole : whole + glyphs.bar[pieces % steps - 1]
  }
}
