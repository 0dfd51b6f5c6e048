package import Civil

/// Totals of a period.
package struct Tally: Equatable, Sendable {
  /// The days on which something was done, in order, with the number of things.
  package var done: [DayCount] = []
  package var dumps = 0
  package var focusSeconds = 0

  package struct DayCount: Equatable, Sendable {
    package let day: Day
    package let count: Int

    package init(_ day: Day, _ count: Int) {
      self.day = day
      self.count = count
    }
  }

  package init(done: [DayCount] = [], dumps: Int = 0, focusSeconds: Int = 0) {
    self.done = done
    self.dumps = dumps
    self.focusSeconds = focusSeconds
  }
}

extension Tally {
  package var total: Int { done.reduce(0) { $0 + $1.count } }
  package var focusMinutes: Int { focusSeconds / 60 }
  package var isEmpty: Bool { done.isEmpty && dumps == 0 && focusMinutes == 0 }

  /// The latest of the days on which most was done; `nil` with fewer than two days.
  package var busiestDay: DayCount? { done.count < 2 ? nil : done.reversed().max { $0.count < $1.count } }

  /// The number of things on a full day: the 90th percentile of the days, so that one exceptional day does not make all
  /// others look pale.
  package var fullDayCount: Int {
    guard !done.isEmpty else { return 1 }
    return done.map(\.count).sorted()[(done.count - 1) * 9 / 10]
  }

  /// One number for each of the days from the first to the last.
  package func counts(_ first: Day, _ last: Day) -> [Int] {
    var counts = [Int](repeating: 0, count: max(0, first.days(to: last) + 1))
    for entry in done where first <= entry.day && entry.day <= last { counts[first.days(to: entry.day)] = entry.count }
    return counts
  }

  /// One number for each month from that of the first day to that of the last, under the month's first day.
  package func months(_ first: Day, _ last: Day) -> [DayCount] {
    let sums = done.reduce(into: [Day: Int]()) { $0[$1.day.startOfMonth, default: 0] += $1.count }
    return first.months(through: last).map { DayCount($0, sums[$0] ?? 0) }
  }
}
