import Replies

extension Screen {
  /// Few values as bars, or side by side where that must do; many as pillars, or as a line where they are one thing's
  /// course.
  func lines(_ chart: Reply.Chart) -> [Line] {
    .apart(
      [heading(chart.heading), notes(chart.notes), lines(Points(chart, clean: clean), chart.form)],
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
    guard look.isAccessible, points.all.count > Points.fewEnoughForBars else { return points.all }
    return points.all.filter { $0.value != nil || !$0.happened.isEmpty }
  }

  /// "Mon: 6, coffee", or tab between in a pipe, with a column for each kind of marks.
  private func told(_ point: Point) -> [Line] {
    let value = point.value.map { number($0) }
    if look.isPlain { return [Line(Clean.tabbed([point.label, value ?? ""] + point.marks.map { $0 ?? "" }))] }
    let words = Clean.listed([value ?? clean(Wording.unknown), point.happened])
    return wrapped(point.label.isEmpty ? words : point.label + ": " + words)
  }

  /// What happened stands behind the number, or under the bar where all of it leaves too little of one.
  private func bars(_ points: Points) -> [Line] {
    let names = min(points.all.map(\.label.columns).max() ?? 0, look.limit / 3)
    let inset = names > 0 ? names + 2 : 0
    let numbers = points.all.compactMap { $0.value.map { number($0).columns } }.max() ?? 1
    let happened = points.all.map(\.happened.columns).max() ?? 0
    let room = look.limit - inset - numbers - 1
    let isBeside = happened > 0 && room - happened - 2 >= Screen.shortestBar
    let longest = min(Screen.longestBar, isBeside ? room - happened - 2 : room)
    return points.all.flatMap { point -> [Line] in
      let name = Line(point.label.cut(names, ending: glyphs.ellipsis), .quiet).padded(inset)
      let line = name + bar(point, points, longest)
      if point.happened.isEmpty { return [line] }
      if isBeside { return [line + Line("  " + point.happened, .quiet)] }
      return [line] + wrapped(point.happened, .quiet, narrower: inset).indented(inset)
    }
  }

  /// With its number behind it.
  private func bar(_ point: Point, _ points: Points, _ room: Int) -> Line {
    guard let value = point.value else { return Line(glyphs.unknown, .quiet) }
    let number = self.number(value)
    // Nothing at all needs no stroke.
    guard value != 0 else { return Line(number, .quiet) }
    return Line(bar(points.share(value), room), .active) + Line(" " + number)
  }

  private static let shortestBar = 10
  private static let longestBar = 40

  private func bar(_ share: Double, _ room: Int) -> Clean {
    let steps = glyphs.bar.count
    let pieces = max(1, Int((share * Double(room * steps)).rounded()))
    let whole = Clean(String(repeating: glyphs.bar[steps - 1].text, count: pieces / steps))
    return pieces % steps == 0 ? whole : whole + glyphs.bar[pieces % steps - 1]
  }
}
