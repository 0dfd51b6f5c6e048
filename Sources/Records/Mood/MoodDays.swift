package import Civil

/// Moods by day, averaged.
package struct MoodDays: Equatable, Sendable {
  /// The days that have a mood, in order.
  package let all: [Entry]

  package struct Entry: Equatable, Sendable {
    package let day: Day
    /// The average of that day's moods, 1 … 10.
    package let average: Double
    package let count: Int

    package init(_ day: Day, average: Double, count: Int) {
      self.day = day
      self.average = average
      self.count = count
    }
  }

  package init(_ all: [Entry]) { self.all = all }
}

extension MoodDays {
  /// Every day has the same weight, however many moods it has; `nil` without any day.
  package var average: Double? { MoodDays.average(of: all) }

  /// The latest of the best days; `nil` with fewer than two days.
  package var best: Entry? { all.count < 2 ? nil : all.reversed().max { $0.average < $1.average } }

  package var hasSeveralADay: Bool { all.contains { $0.count > 1 } }

  /// One average for each day from the first to the last; `nil` for a day without moods.
  package func values(_ first: Day, _ last: Day) -> [Double?] {
    var values = [Double?](repeating: nil, count: max(0, first.days(to: last) + 1))
    for entry in all where first <= entry.day && entry.day <= last { values[first.days(to: entry.day)] = entry.average }
    return values
  }

  /// One average for each month from that of the first day to that of the last, under the month's first day.
  package func months(_ first: Day, _ last: Day) -> [(month: Day, average: Double?)] {
    let entriesByMonth = Dictionary(grouping: all, by: \.day.startOfMonth)
    return first.months(through: last).map { ($0, MoodDays.average(of: entriesByMonth[$0] ?? [])) }
  }

  private static func average(of days: [Entry]) -> Double? {
    days.isEmpty ? nil : days.reduce(0) { $0 + $1.average } / Double(days.count)
  }
}
