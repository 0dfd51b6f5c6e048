import Civil
import Language
import Replies

extension Screen {
  /// Eight rows over the whole width: a quiet dot for each day and the weeks' means as a line, with the months below.
  /// Without graphics and on a narrow screen it is a table with a row for each month.
  func lines(_ series: Reply.DailySeries) -> [StyledLine] {
    .joining(
      [heading(series.heading), notes(series.notes)] + picture(series), by: display.isGraphical ? [.blank] : [])
  }

  private func picture(_ series: Reply.DailySeries) -> [[StyledLine]] {
    guard display.isGraphical, display.listWidth >= Screen.narrowestDays else { return [lines(monthTable(series))] }
    // Letters are too coarse for dots: bars of the weeks' means instead.
    return display.isASCII ? [verticalBars(weeklyData(series))] : [daysAndWeeks(series), dailyLegend]
  }

  /// In columns.
  private static let narrowestDays = 60
  private static let dailyRows = 8

  private func monthTable(_ series: Reply.DailySeries) -> Reply.Table {
    Reply.Table(
      nil, columns: [Wording.month, Wording.average, Wording.lowest, Wording.highest, Wording.days],
      rows: series.months.map { month in
        ["\(series.day(month.days.lowerBound), .month)"]
          + [month.mean, month.lowest, month.highest].map { Wording.number($0) } + ["\(month.knownDays)"]
      })
  }

  private func weeklyData(_ series: Reply.DailySeries) -> ChartData {
    let means = Dictionary(uniqueKeysWithValues: series.weeks.map { (series.day($0.days.lowerBound).startOfWeek, $0) })
    let start = series.first.startOfWeek
    let count = series.values.isEmpty ? 0 : start.days(to: series.day(series.values.count - 1)) / 7 + 1
    let mondays = (0..<count).map { start.adding(days: $0 * 7) }
    return ChartData(
      Reply.Chart(
        nil, labels: mondays.map { "\($0, .inMonth)" }, values: mondays.map { means[$0]?.mean }, range: series.range),
      clean: clean)
  }

  private func daysAndWeeks(_ series: Reply.DailySeries) -> [StyledLine] {
    let scale = DailyScale(series, columns: display.listWidth - Screen.scaleGutter, rows: Screen.dailyRows)
    var canvas = BrailleCanvas(columns: scale.columns, rows: Screen.dailyRows)
    for (day, value) in series.values.enumerated() {
      if let value { canvas.set(scale.x(day), scale.y(value), .quiet) }
    }
    var previous: (days: Range<Int>, x: Int, y: Int)?
    for week in series.weeks {
      let (start, end) = (scale.x(week.days.lowerBound), scale.x(week.days.upperBound - 1))
      let (x, y) = ((start + end) / 2, scale.y(week.mean))
      if let previous {
        let isNext = previous.days.upperBound == week.days.lowerBound
        canvas.drawLine((previous.x, previous.y), (x, y), isDotted: !isNext)
      }
      canvas.set(x, y, .active)
      // The ends of the line, and a week that stands by itself, are as long as their weeks.
      if previous?.days.upperBound != week.days.lowerBound {
        for place in start..<max(start + 1, x) { canvas.set(place, y, .active) }
      }
      if !series.weeks.contains(where: { $0.days.lowerBound == week.days.upperBound }) {
        for place in x...max(x, end) { canvas.set(place, y, .active) }
      }
      previous = (week.days, x, y)
    }
    let rows = canvas.lines.enumerated().map { row, line in
      let label = scale.label(ofRow: row).map { number($0) } ?? ""
      return StyledLine(.blanks(Screen.scaleGutter - 2 - label.columns) + label + "  ", .quiet) + line
    }
    return rows + monthAxis(series, scale).indented(Screen.scaleGutter)
  }

  /// "10" and two blanks.
  private static let scaleGutter = 4

  /// A rule with a tick where a month begins, and the months' names below, each from its tick on.
  private func monthAxis(_ series: Reply.DailySeries, _ scale: DailyScale) -> [StyledLine] {
    let ticks = series.monthStarts.map { (column: scale.x($0) / 2, month: series.day($0).month) }
    let tickColumns = Set(ticks.map(\.column))
    let rule = (0..<scale.columns).map { tickColumns.contains($0) ? Screen.tick : glyphs.across.text }.joined()
    let names = ticks.reduce(StyledLine()) { line, tick in
      let name = SafeText(Day.name(ofMonth: tick.month, in: language)).cut(Screen.monthNameColumns, ending: "")
      let isFree = line.spans.isEmpty || line.columns < tick.column
      guard isFree, tick.column + name.columns <= scale.columns else { return line }
      return line.padded(tick.column) + StyledLine(name, .quiet)
    }
    return [StyledLine(SafeText(rule), .quiet), names]
  }

  private static let tick = "┬"
  private static let monthNameColumns = 3

  private var dailyLegend: [StyledLine] {
    flow([labelled("⠂", clean(PictureWords.day), .quiet), labelled("⠒⠒", clean(PictureWords.week))])
  }
}

/// Where days and values are on the canvas.
private struct DailyScale {
  let columns: Int
  private let rows: Int
  private let days: Int
  private let range: ClosedRange<Double>
  private let labels: [Double]

  init(_ series: Reply.DailySeries, columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    (days, range, labels) = (series.values.count, series.range, series.scaleValues)
  }

  /// In dots from the left, two to a column.
  func x(_ day: Int) -> Int { day * (columns * 2 - 1) / max(1, days - 1) }

  /// In dots from the top, four to a row.
  func y(_ value: Double) -> Int {
    let span = range.upperBound - range.lowerBound
    let share = span > 0 ? (value - range.lowerBound) / span : 1
    return Int(((1 - min(1, max(0, share))) * Double(rows * 4 - 1)).rounded())
  }

  /// The scale's value that falls into the row.
  func label(ofRow row: Int) -> Double? { labels.first { y($0) / 4 == row } }
}
