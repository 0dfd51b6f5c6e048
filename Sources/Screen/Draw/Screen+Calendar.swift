import Civil
import Language
import Replies

extension Screen {
  /// One row per weekday, one block per day, and a column for each week; without graphics, text.
  func lines(_ calendar: Reply.Calendar) -> [StyledLine] {
    let head = [heading(calendar.heading), notes(calendar.notes)]
    let weeks = WeekGrid(calendar)
    if display.isAccessible { return .joining(head + [accessibleLines(weeks)], by: []) }
    if display.isPlain { return .joining(head + [plainLines(calendar)], by: []) }
    let columns = columns(weeks)
    return .joining(head + weekRanges(weeks, columns).map { gridLines(weeks, $0, columns) } + [legend(weeks.shades)])
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
  private func weekRanges(_ weeks: WeekGrid, _ columns: WeekColumns) -> [Range<Int>] {
    guard weeks.count > 0 else { return [] }
    let count = parts(weeks, columns)
    let length = (weeks.count - 1) / count + 1
    return stride(from: 0, to: weeks.count, by: length).map { $0..<min($0 + length, weeks.count) }
  }

  private func parts(_ weeks: WeekGrid, _ columns: WeekColumns) -> Int {
    (max(1, weeks.count) - 1) / max(1, columns.weeks(in: display.listWidth - gutter)) + 1
  }

  /// Two cells and a gap for each week, unless that takes too many parts: then one cell.
  private func columns(_ weeks: WeekGrid) -> WeekColumns {
    parts(weeks, .spaced) <= Screen.mostParts ? .spaced : .dense
  }

  /// A year in so many parts is the most that is still seen as one.
  private static let mostParts = 3

  private func gridLines(_ weeks: WeekGrid, _ band: Range<Int>, _ columns: WeekColumns) -> [StyledLine] {
    let rows = Wording.weekdays.enumerated().map { weekday, name in
      band.reduce(StyledLine(clean(name), .quiet)) { line, week in
        line.padded(gutter + (week - band.lowerBound) * columns.step)
          + (weeks.count(week: week, weekday: weekday).map { block($0, weeks.shades, width: columns.cells) }
            ?? StyledLine())
      }
    }
    return [monthRow(weeks, band, columns)] + rows
  }

  /// The column where the first week starts.
  private var gutter: Int { (Wording.weekdays.map { clean($0).columns }.max() ?? 0) + 2 }

  /// Month names, each above the week in which the month begins.
  private func monthRow(_ weeks: WeekGrid, _ band: Range<Int>, _ columns: WeekColumns) -> StyledLine {
    let minimumGap = (Screen.monthColumns + columns.step) / columns.step
    return weeks.monthLabels(band, minimumGap: minimumGap).reduce(StyledLine()) { line, label in
      let name = SafeText(Day.name(ofMonth: label.month, in: language)).cut(Screen.monthColumns, ending: "")
      let column = gutter + (label.week - band.lowerBound) * columns.step
      return column + name.columns > display.listWidth ? line : line.padded(column) + StyledLine(name, .quiet)
    }
  }

  private static let monthColumns = 3
}

/// How wide a week is drawn, in columns.
private struct WeekColumns {
  let cells: Int
  let gap: Int

  static let spaced = WeekColumns(cells: 2, gap: 1)
  static let dense = WeekColumns(cells: 1, gap: 0)

  /// From the beginning of one week to that of the next.
  var step: Int { cells + gap }

  func weeks(in width: Int) -> Int { (width + gap) / step }
}
