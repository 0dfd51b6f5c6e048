import Civil

extension Course {
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
    "\(measure) from 0 to 10, day by day, \(first.fullWords) to \(last.fullWords). Where a line breaks, nothing is known."
  }
}

extension Course.Series {
  fileprivate func row(_ course: Course, _ axis: Axis) -> Markup {
    let levels = levels(axis.length)
    return """
      <div class="row line"><b>\(name)</b>
      <svg width="100%" role="img"><title>\(name)</title><desc>\(described(levels, course))</desc>
      <line class="rule" x2="100%"/><line class="rule" x2="100%" y1="50%" y2="50%"/>\(axis.rulings)\
      <line class="base" x2="100%" y1="100%" y2="100%"/>
      <g class="scale"><text class="top" x="-5">10</text><text x="-5" y="100%">0</text></g>
      <svg viewBox="0 0 \(levels.count * 10) 100" preserveAspectRatio="none">\(drawn(levels))</svg>\(peak(levels, axis))
      </svg><i>\(remark)</i></div>

      """
  }

  private func described(_ levels: [Int?], _ course: Course) -> String {
    let known = levels.compactMap(\.self)
    guard let low = known.min(), let high = known.max(), let day = levels.firstIndex(of: high) else {
      return "\(course.measure): nothing is known."
    }
    return "\(course.measure) known on \(known.count) of \(levels.count) days, from \(low.tenths) to \(high.tenths), "
      + "first on \(course.first.adding(days: day).fullWords)."
  }

  /// A line through days that follow each other, and a dot on each that is known.
  private func drawn(_ levels: [Int?]) -> Markup {
    var line: [Markup] = []
    var dots: [Markup] = []
    for (day, level) in levels.enumerated() {
      guard let level else { continue }
      let isJoined = day > 0 && levels[day - 1] != nil
      let place: Markup = "\(day * 10 + 5) \(100 - level)"
      line.append("\(isJoined ? "L" : "M")\(place)")
      dots.append("M\(place)h0")
    }
    return "<path class=\"curve\" d=\"\(line)\"/><path class=\"known\" d=\"\(dots)\"/>"
  }

  /// The first of the highest days bears its figure, above it where there is room.
  private func peak(_ levels: [Int?], _ axis: Axis) -> Markup {
    guard let high = levels.compactMap(\.self).max(), high > 0, let day = levels.firstIndex(of: high) else { return "" }
    let (x, y) = (axis.x(day, part: 0, of: 1), Share(100 - high, of: 100))
    let beside = high > 80
    let place: Markup = beside ? "dx=\"7\" dy=\"3.5\"" : "dy=\"-5\" text-anchor=\"middle\""
    return """
      <circle class="peak" cx="\(x)" cy="\(y)" r="3"/><text class="peak" x="\(x)" y="\(y)" \(place)>\(high.tenths)</text>
      """
  }
}

extension Course.Lane {
  fileprivate func row(_ course: Course, _ axis: Axis) -> Markup {
    let counts = Dictionary(grouping: days.map { course.first.days(to: $0) }, by: \.self).mapValues(\.count)
    let marks = counts.sorted { $0.key < $1.key }.filter { (0..<axis.length).contains($0.key) }
      .flatMap { day, count in
        let shown = min(count, Course.Lane.mostMarks)
        return (0..<shown).map { mark(axis.x(day, part: $0, of: shown)) }
      }
    return """
      <div class="row lane"><span>\(name)</span>
      <svg width="100%" height="14" role="img"><title>\(name)</title><desc>\(described(course))</desc>\
      <line class="rule" x2="100%" y1="50%" y2="50%"/>\(marks)</svg><i>\(remark)</i></div>

      """
  }

  private func described(_ course: Course) -> String {
    let count = days.count { course.first <= $0 && $0 <= course.last }
    return "\(kind.rawValue) on \(count) \(count == 1 ? "occasion" : "occasions")."
  }

  private func mark(_ x: Share) -> Markup {
    switch kind {
    case .dose: "<line class=\"dose\" x1=\"\(x)\" x2=\"\(x)\" y1=\"2\" y2=\"12\"/>"
    case .trigger: "<svg x=\"\(x)\" y=\"50%\"><path class=\"trigger\" d=\"M-4 0 0-4 4 0 0 4z\"/></svg>"
    }
  }

  /// Of one day.
  private static let mostMarks = 4
}
