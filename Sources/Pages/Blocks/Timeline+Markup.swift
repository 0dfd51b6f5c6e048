import Civil

extension Timeline {
  var markup: Markup {
    let axis = Axis(first, length: length)
    return """
      <figure class="course">
      \(series.map { $0.row(self, axis) })<div class="row axis"><svg width="100%" height="15" aria-hidden="true">\(axis.labels)</svg></div>
      \(lanes.map { $0.row(self, axis) })<figcaption>\(caption)</figcaption>
      </figure>
      \(figures)
      """
  }

  private var caption: String {
    "\(measure) from 0 to 10, day by day, \(first.longDate) to \(last.longDate). Where a line breaks, nothing is known."
  }
}

extension Timeline.Series {
  fileprivate func row(_ timeline: Timeline, _ axis: Axis) -> Markup {
    let levels = levels(axis.length)
    return """
      <div class="row line"><b>\(name)</b>
      <svg width="100%" role="img"><title>\(name)</title><desc>\(description(levels, timeline))</desc>
      <line class="rule" x2="100%"/><line class="rule" x2="100%" y1="50%" y2="50%"/>\(axis.gridLines)\
      <line class="base" x2="100%" y1="100%" y2="100%"/>
      <g class="scale"><text class="top" x="-5">10</text><text x="-5" y="100%">0</text></g>
      <svg viewBox="0 0 \(levels.count * 10) 100" preserveAspectRatio="none">\(curve(levels))</svg>\(peak(levels, axis))
      </svg><i>\(remark)</i></div>

      """
  }

  private func description(_ levels: [Int?], _ timeline: Timeline) -> String {
    let known = levels.compactMap(\.self)
    guard let low = known.min(), let high = known.max(), let day = levels.firstIndex(of: high) else {
      return "\(timeline.measure): nothing is known."
    }
    return "\(timeline.measure) known on \(known.count) of \(levels.count) days, from \(low.tenths) to \(high.tenths), "
      + "first on \(timeline.first.adding(days: day).longDate)."
  }

  /// A line that connects consecutive known days, and a dot on each known day.
  private func curve(_ levels: [Int?]) -> Markup {
    var line: [Markup] = []
    var dots: [Markup] = []
    for (day, level) in levels.enumerated() {
      guard let level else { continue }
      let isJoined = day > 0 && levels[day - 1] != nil
      let point: Markup = "\(day * 10 + 5) \(100 - level)"
      line.append("\(isJoined ? "L" : "M")\(point)")
      dots.append("M\(point)h0")
    }
    return "<path class=\"curve\" d=\"\(line)\"/><path class=\"known\" d=\"\(dots)\"/>"
  }

  /// Labels the first of the highest days: above it, or beside it if there is no room above.
  private func peak(_ levels: [Int?], _ axis: Axis) -> Markup {
    guard let high = levels.compactMap(\.self).max(), high > 0, let day = levels.firstIndex(of: high) else { return "" }
    let (x, y) = (axis.x(day, part: 0, of: 1), Percentage(100 - high, of: 100))
    let isBeside = high > 80
    let offset: Markup = isBeside ? "dx=\"7\" dy=\"3.5\"" : "dy=\"-5\" text-anchor=\"middle\""
    return """
      <circle class="peak" cx="\(x)" cy="\(y)" r="3"/><text class="peak" x="\(x)" y="\(y)" \(offset)>\(high.tenths)</text>
      """
  }
}

extension Timeline.Lane {
  fileprivate func row(_ timeline: Timeline, _ axis: Axis) -> Markup {
    let counts = Dictionary(grouping: days.map { timeline.first.days(to: $0) }, by: \.self).mapValues(\.count)
    let marks = counts.sorted { $0.key < $1.key }.filter { (0..<axis.length).contains($0.key) }
      .flatMap { day, count in
        let shown = min(count, Timeline.Lane.mostMarks)
        return (0..<shown).map { mark(axis.x(day, part: $0, of: shown)) }
      }
    return """
      <div class="row lane"><span>\(name)</span>
      <svg width="100%" height="14" role="img"><title>\(name)</title><desc>\(description(timeline))</desc>\
      <line class="rule" x2="100%" y1="50%" y2="50%"/>\(marks)</svg><i>\(remark)</i></div>

      """
  }

  private func description(_ timeline: Timeline) -> String {
    let count = days.count { timeline.first <= $0 && $0 <= timeline.last }
    return "\(kind.rawValue) on \(count) \(count == 1 ? "occasion" : "occasions")."
  }

  private func mark(_ x: Percentage) -> Markup {
    switch kind {
    case .dose: "<line class=\"dose\" x1=\"\(x)\" x2=\"\(x)\" y1=\"2\" y2=\"12\"/>"
    case .trigger: "<svg x=\"\(x)\" y=\"50%\"><path class=\"trigger\" d=\"M-4 0 0-4 4 0 0 4z\"/></svg>"
    }
  }

  /// For each day.
  private static let mostMarks = 4
}

extension Timeline {
  /// The chart's data as a table; on the screen only, and collapsed until opened.
  var figures: Markup {
    let levels = series.map { $0.levels(length) }
    let counts = lanes.map { Dictionary(grouping: $0.days, by: \.self).mapValues(\.count) }
    let rows = (0..<length).map { index -> Markup in
      let day = first.adding(days: index)
      let values = levels.map { $0[index]?.tenths ?? "unknown" } + counts.map { String($0[day] ?? 0) }
      return "<tr><th scope=\"row\">\(day.longDate)</th>\(values.map { "<td>\($0)</td>" })</tr>\n"
    }
    let names = ["Day"] + series.map(\.name) + lanes.map(\.name)
    return """
      <details><summary>The same in figures</summary><div class="scroll"><table class="plain">
      <thead><tr>\(names.map { "<th scope=\"col\">\($0)</th>" })</tr></thead>
      <tbody>\(rows)</tbody></table></div></details>

      """
  }
}

extension Int {
  /// Tenths as a figure: 35 is “3.5”, 40 is “4”.
  var tenths: String { self % 10 == 0 ? String(self / 10) : "\(self / 10).\(self % 10)" }
}
