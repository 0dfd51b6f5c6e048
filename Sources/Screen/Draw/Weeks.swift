import Civil
import Replies

/// A calendar's days as columns of weeks, Monday first.
struct Weeks {
  let calendar: Reply.Calendar
  let shades: Shades
  /// The Monday of the first week.
  private let start: Day

  init(_ calendar: Reply.Calendar) {
    self.calendar = calendar
    shades = Shades(full: calendar.full)
    start = calendar.first.startOfWeek
  }

  var count: Int { calendar.counts.isEmpty ? 0 : (lead + calendar.counts.count + 6) / 7 }

  /// Days of the first week that are not part of it.
  private var lead: Int { start.days(to: calendar.first) }

  /// `nil` on days before the first and after the last.
  func count(week: Int, weekday: Int) -> Int? {
    let index = week * 7 + weekday - lead
    return calendar.counts.indices.contains(index) ? calendar.counts[index] : nil
  }

  /// A month's name above a week.
  struct Head {
    let week: Int
    /// 1 … 12.
    let month: Int
  }

  /// The weeks that a month begins in, and the first of all if there is room before the next.
  func heads(_ weeks: Range<Int>, apart columns: Int) -> [Head] {
    let begun = weeks.compactMap { week in monthBegun(in: week).map { Head(week: week, month: $0) } }
    let next = begun.first?.week ?? .max
    guard weeks.lowerBound + columns <= next else { return begun }
    return [Head(week: weeks.lowerBound, month: max(day(weeks.lowerBound, 0), calendar.first).month)] + begun
  }

  private func monthBegun(in week: Int) -> Int? {
    let days = (0..<7).filter { count(week: week, weekday: $0) != nil }.map { day(week, $0) }
    return days.first { $0.day == 1 }?.month
  }

  private func day(_ week: Int, _ weekday: Int) -> Day { start.adding(days: week * 7 + weekday) }
}

extension Weeks {
  /// Every month with anything in it: the sum, and on how many days.
  var months: [(month: Day, sum: Int, days: Int)] {
    calendar.counts.enumerated().filter { $0.element > 0 }.reduce(into: []) { months, entry in
      let month = calendar.first.adding(days: entry.offset).startOfMonth
      if months.last?.month != month { months.append((month, 0, 0)) }
      months[months.count - 1].sum += entry.element
      months[months.count - 1].days += 1
    }
  }
}
