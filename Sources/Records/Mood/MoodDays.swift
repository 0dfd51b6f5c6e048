package import Civil

/// How moods went, day by day.
package struct MoodDays: Equatable, Sendable {
  /// Days with any, in their order.
  package let all: [Entry]

  package struct Entry: Equatable, Sendable {
    package let day: Day
    /// Of all that were kept that day, 1 … 10.
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
  /// Every day counts alike, however often it was asked after; `nil` where there is none.
  package var average: Double? { MoodDays.average(of: all) }

  /// The latest of several; `nil` where there is only one to choose from.
  package var best: Entry? { all.count < 2 ? nil : all.reversed().max { $0.average < $1.average } }

  package var hasSeveralADay: Bool { all.contains { $0.count > 1 } }

  /// One for each of the days from the first to the last; a day without any stays empty.
  package func values(_ first: Day, _ last: Day) -> [Double?] {
    var values = [Double?](repeating: nil, count: max(0, first.days(to: last) + 1))
    for entry in all where first <= entry.day && entry.day <= last { values[first.days(to: entry.day)] = entry.average }
    return values
  }

  /// One for each month from that of the first day to that of the last, under the month's first day.
  package func months(_ first: Day, _ last: Day) -> [(month: Day, average: Double?)] {
    let known = Dictionary(grouping: all, by: \.day.startOfMonth)
    return first.months(through: last).map { ($0, MoodDays.average(of: known[$0] ?? [])) }
  }

  private static func average(of days: [Entry]) -> Double? {
    days.isEmpty ? nil : days.reduce(0) { $0 + $1.average } / Double(days.count)
  }
}
