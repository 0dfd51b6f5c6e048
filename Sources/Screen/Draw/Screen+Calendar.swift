import Civil
import Language
import Replies

extension Screen {
  /// A row a weekday, a column a week, a block a day; months in words where nothing is drawn.
  func lines(_ calendar: Reply.Calendar) -> [Line] {
    let head = [heading(calendar.heading), notes(calendar.notes)]
    let weeks = Weeks(calendar)
    if look.isAccessible { return .apart(head + [spoken(weeks)], by: []) }
    if look.isPlain { return .apart(head + [plain(calendar)], by: []) }
    return .apart(head + bands(weeks).map { drawn(weeks, $0) } + [legend(weeks.shades)])
  }

  /// Days with something, as the others would be a wall of nothing.
  private func plain(_ calendar: Reply.Calendar) -> [Line] {
    calendar.counts.enumerated().filter { $0.element > 0 }.map { index, count in
      Line(Clean.tabbed([Clean(calendar.first.adding(days: index).iso), Clean(String(count))]))
    }
  }

  private func spoken(_ weeks: Weeks) -> [Line] {
    weeks.months.flatMap { entry in
      wrapped(clean(Wording.month(entry.month, entry.sum, days: entry.days)))
    }
  }

  /// As many weeks beside each other as fit; where not all do, in bands of one length.
  private func bands(_ weeks: Weeks) -> [Range<Int>] {
    guard weeks.count > 0 else { return [] }
    let count = (weeks.count - 1) / (look.limit - gutter) + 1
    let length = (weeks.count - 1) / count + 1
    return stride(from: 0, to: weeks.count, by: length).map { $0..<min($0 + length, weeks.count) }
  }

  private func drawn(_ weeks: Weeks, _ band: Range<Int>) -> [Line] {
    let rows = Wording.weekdays.enumerated().map { weekday, name in
      band.reduce(Line(clean(name), .quiet).padded(gutter)) { $0 + block(weeks, week: $1, weekday: weekday) }
    }
    return [months(weeks, band)] + rows
  }

  /// Where the first week stands.
  private var gutter: Int { (Wording.weekdays.map { clean($0).columns }.max() ?? 0) + 2 }

  private func block(_ weeks: Weeks, week: Int, weekday: Int) -> Line {
    weeks.count(week: week, weekday: weekday).map { block($0, weeks.shades) } ?? Line(" ")
  }

  /// A month's name above the week it begins in.
  private func months(_ weeks: Weeks, _ band: Range<Int>) -> Line {
    weeks.heads(band, apart: Screen.monthColumns + 1).reduce(Line()) { line, head in
      let name = Clean(Day.name(ofMonth: head.month, in: language)).cut(Screen.monthColumns, ending: "")
      let column = gutter + head.week - band.lowerBound
      return column + name.columns > look.limit ? line : line.padded(column) + Line(name, .quiet)
    }
  }

  private static let monthColumns = 3
}
