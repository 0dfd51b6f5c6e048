package import Civil

/// A calendar's days as columns of weeks, Monday first.
package struct WeekGrid: Sendable {
  package let calendar: Reply.Calendar
  package let shades: ShadeScale
  /// The Monday of the first week.
  private let start: Day

  package init(_ calendar: Reply.Calendar) {
    self.calendar = calendar
    shades = ShadeScale(full: calendar.scaleMaximum)
    start = calendar.first.startOfWeek
  }

  package var count: Int { calendar.counts.isEmpty ? 0 : (leadingDays + calendar.counts.count + 6) / 7 }

  /// Days of the first week that come before the calendar's first day.
  private var leadingDays: Int { start.days(to: calendar.first) }

  /// `nil` for days before the first and after the last.
  package func count(week: Int, weekday: Int) -> Int? {
    let index = week * 7 + weekday - leadingDays
    return calendar.counts.indices.contains(index) ? calendar.counts[index] : nil
  }

  /// A month's name above a week.
  package struct MonthLabel: Sendable {
    package let week: Int
    /// 1 … 12.
    package let month: Int
  }

  /// Labels for the weeks in which a month begins, and for the first week if the next label leaves room.
  package func monthLabels(_ weeks: Range<Int>, minimumGap columns: Int) -> [MonthLabel] {
    let labels = weeks.compactMap { week in monthStarting(in: week).map { MonthLabel(week: week, month: $0) } }
    let firstLabelledWeek = labels.first?.week ?? .max
    guard weeks.lowerBound + columns <= firstLabelledWeek else { return labels }
    return [MonthLabel(week: weeks.lowerBound, month: max(day(weeks.lowerBound, 0), calendar.first).month)] + labels
  }

  private func monthStarting(in week: Int) -> Int? {
    let days = (0..<7).filter { count(week: week, weekday: $0) != nil }.map { day(week, $0) }
    return days.first { $0.day == 1 }?.month
  }

  package func day(_ week: Int, _ weekday: Int) -> Day { start.adding(days: week * 7 + weekday) }
}

extension WeekGrid {
  /// For every month with a count: the sum, and on how many days.
  package var months: [(month: Day, sum: Int, days: Int)] {
    calendar.counts.enumerated().filter { $0.element > 0 }.reduce(into: []) { months, entry in
      let month = calendar.first.adding(days: entry.offset).startOfMonth
      if months.last?.month != month { months.append((month, 0, 0)) }
      months[months.count - 1].sum += entry.element
      months[months.count - 1].days += 1
    }
  }
}
