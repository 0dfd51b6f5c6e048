import Civil
import Language
import Replies

extension Screen {
  /// One row per weekday, one column per week, one block per day; without graphics, text.
  func lines(_ calendar: Reply.Calendar) -> [StyledLine] {
    let head = [heading(calendar.heading), notes(calendar.notes)]
    let weeks = WeekGrid(calendar)
    if display.isAccessible { return .joining(head + [accessibleLines(weeks)], by: []) }
    if display.isPlain { return .joining(head + [plainLines(calendar)], by: []) }
    return .joining(head + weekRanges(weeks).map { gridLines(weeks, $0) } + [legend(weeks.shades)])
  }

  /// Only days with a count, because a list of all days would be mostly zeros.
  private func plainLines(_ calendar: Reply.Calendar) -> [StyledLine] {
    calendar.counts.enumerated().filter { $0.element > 0 }.map { index, count in
      StyledLine(SafeText.tabSeparated([SafeText(calendar.first.adding(days: index).iso), SafeText(String(count))]))
    }
  }

  private func accessibleLines(_ weeks: WeekGrid) -> [StyledLine] {
    weeks.months.flatMap { entry in
      wrapped(clean(Wording.month(entry.month, entry.sum, days: entry.days)))
    }
  }

  /// As many weeks side by side as fit; if not all fit, in parts of equal length.
  private func weekRanges(_ weeks: WeekGrid) -> [Range<Int>] {
    guard weeks.count > 0 else { return [] }
    let count = (weeks.count - 1) / (display.lineLimit - gutter) + 1
    let length = (weeks.count - 1) / count + 1
    return stride(from: 0, to: weeks.count, by: length).map { $0..<min($0 + length, weeks.count) }
  }

  private func gridLines(_ weeks: WeekGrid, _ band: Range<Int>) -> [StyledLine] {
    let rows = Wording.weekdays.enumerated().map { weekday, name in
      band.reduce(StyledLine(clean(name), .quiet).padded(gutter)) { $0 + block(weeks, week: $1, weekday: weekday) }
    }
    return [monthRow(weeks, band)] + rows
  }

  /// The column where the first week starts.
  private var gutter: Int { (Wording.weekdays.map { clean($0).columns }.max() ?? 0) + 2 }

  private func block(_ weeks: WeekGrid, week: Int, weekday: Int) -> StyledLine {
    weeks.count(week: week, weekday: weekday).map { block($0, weeks.shades) } ?? StyledLine(" ")
  }

  /// Month names, each above the week in which the month begins.
  private func monthRow(_ weeks: WeekGrid, _ band: Range<Int>) -> StyledLine {
    weeks.monthLabels(band, minimumGap: Screen.monthColumns + 1).reduce(StyledLine()) { line, label in
      let name = SafeText(Day.name(ofMonth: label.month, in: language)).cut(Screen.monthColumns, ending: "")
      let column = gutter + label.week - band.lowerBound
      return column + name.columns > display.lineLimit ? line : line.padded(column) + StyledLine(name, .quiet)
    }
  }

  private static let monthColumns = 3
}
