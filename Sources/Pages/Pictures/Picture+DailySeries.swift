import Civil
package import Language
package import Replies

extension Picture {
  /// A dot for each day, and the mean of each week as a line that breaks where a week has no day.
  ///
  /// - Parameters:
  ///   - title: what is measured.
  ///   - lead: sentences about the whole, before the series' own notes.
  package init(_ series: Reply.DailySeries, title: LocalizedText, lead: [LocalizedText], in language: Language?) {
    let plot = DailyPlot(series, language)
    let legend: (day: LocalizedText, week: LocalizedText) = (PictureWords.day, PictureWords.week)
    self.init(
      title, lead: lead + series.notes, legend: [plot.summary, "\(legend.day), \(legend.week)."], in: language,
      height: DailyPlot.height + DailyPlot.footHeight,
      """
      \(plot.grid)<path class="day" d="\(plot.dots)"/>
      <path class="mean" d="\(plot.line)"/>
      \(plot.axisLabels)\(plot.legend(legend.day.text(language), legend.week.text(language)))
      """)
  }
}

/// Coordinates are tenths of a pixel.
private struct DailyPlot {
  /// In pixels.
  static let height = 180
  static let footHeight = 44
  private static let gutter = 26

  private let series: Reply.DailySeries
  private let language: Language?
  private let axis: Axis

  init(_ series: Reply.DailySeries, _ language: Language?) {
    (self.series, self.language) = (series, language)
    axis = Axis(
      series.first, length: max(1, series.values.count), monthName: { Day.name(ofMonth: $0.month, in: language) },
      date: { $0.formatted(.inMonth, in: language) }, labelsPerWidth: 20)
  }

  /// "21 Nov 2025 to 20 Nov 2026: 210 days, from 2 to 9."
  var summary: LocalizedText {
    let known = series.values.compactMap(\.self)
    let (first, last) = (series.first, series.day(max(0, series.values.count - 1)))
    guard let lowest = known.min(), let highest = known.max() else {
      return PictureWords.nothing(first, last)
    }
    return PictureWords.known(first, last, days: known.count, lowest: lowest, highest: highest)
  }

  /// The beginning of a day.
  private func x(_ day: Int) -> Int {
    (DailyPlot.gutter + (Picture.plotWidth - DailyPlot.gutter) * day / axis.length) * 10
      + (Picture.plotWidth - DailyPlot.gutter) * day % axis.length * 10 / axis.length
  }

  private func middle(of days: Range<Int>) -> Int { (x(days.lowerBound) + x(days.upperBound)) / 2 }

  private func y(_ value: Double) -> Int {
    let span = series.range.upperBound - series.range.lowerBound
    let share = span > 0 ? (value - series.range.lowerBound) / span : 1
    return Int(((1 - min(1, max(0, share))) * Double(DailyPlot.height * 10)).rounded())
  }

  var grid: Markup {
    let end = Picture.plotWidth
    let levels = series.scaleValues.map { value -> Markup in
      let label = Int(exactly: value).map(String.init) ?? "\(value)"
      return """
        <path class="rule" d="M\(DailyPlot.gutter) \(y(value).tenths)H\(end)"/>\
        <text class="quiet label end" x="\(DailyPlot.gutter - 8)" y="\((y(value) + 35).tenths)">\(label)</text>

        """
    }
    let ticks = axis.ticks.map { tick -> Markup in
      "<path class=\"rule\" d=\"M\(x(tick.day).tenths) 0V\(DailyPlot.height + 6)\"/>\n"
    }
    return "\(levels)\(ticks)"
  }

  var axisLabels: Markup {
    "\(axis.ticks.map { tick -> Markup in tick.label.map { "<text class=\"quiet label\" x=\"\((x(tick.day) + 30).tenths)\" y=\"\(DailyPlot.height + 14)\">\($0)</text>\n" } ?? "" })"
  }

  var dots: Markup {
    "\(series.values.enumerated().map { day, value -> Markup in value.map { "M\(middle(of: day..<day + 1).tenths) \(y($0).tenths)h0" } ?? "" })"
  }

  /// A week by itself is a stroke as long as the week.
  var line: Markup {
    let weeks = series.weeks
    let parts = weeks.indices.map { index -> Markup in
      let (week, level) = (weeks[index], y(weeks[index].mean).tenths)
      let isJoined = index > 0 && weeks[index - 1].days.upperBound == week.days.lowerBound
      let goesOn = weeks.indices.contains(index + 1) && weeks[index + 1].days.lowerBound == week.days.upperBound
      if !isJoined, !goesOn { return "M\(x(week.days.lowerBound).tenths) \(level)H\(x(week.days.upperBound).tenths)" }
      return "\(isJoined ? "L" : "M")\(middle(of: week.days).tenths) \(level)"
    }
    return "\(parts)"
  }

  func legend(_ day: String, _ week: String) -> Markup {
    let y = DailyPlot.height + DailyPlot.footHeight
    return """
      <path class="day" d="M\(DailyPlot.gutter + 4) \(y - 4)h0"/><text class="quiet" x="\(DailyPlot.gutter + 14)" y="\(y)">\(day)</text>
      <path class="mean" d="M\(DailyPlot.gutter + 100) \(y - 4)h18"/>\
      <text class="quiet" x="\(DailyPlot.gutter + 126)" y="\(y)">\(week)</text>

      """
  }
}
