/// A date and a time of day, in no zone.
package struct LocalTime: Hashable, Sendable {
  package var day: Day
  /// Seconds since midnight, 0 ..< 86,400.
  package private(set) var secondOfDay: Int

  /// `nil` for an hour, minute or second that no clock shows.
  package init?(_ day: Day, _ hour: Int, _ minute: Int = 0, _ second: Int = 0) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else { return nil }
    self.init(day, secondOfDay: hour * 3600 + minute * 60 + second)
  }

  /// Seconds outside the day carry over to the days before or after it.
  package init(_ day: Day, secondOfDay: Int) {
    let days = Int((Double(secondOfDay) / 86_400).rounded(.down))
    self.day = days == 0 ? day : day.adding(days: days)
    self.secondOfDay = secondOfDay - days * 86_400
  }

  package static func midnight(_ day: Day) -> LocalTime { LocalTime(day, secondOfDay: 0) }

  package var hour: Int { secondOfDay / 3600 }
  package var minute: Int { secondOfDay / 60 % 60 }
  package var second: Int { secondOfDay % 60 }

  /// Seconds since midnight, 1 January 1970, on the same wall clock.
  package var ordinal: Int { day.ordinal * 86_400 + secondOfDay }

  package init(ordinal: Int) { self.init(Day(ordinal: 0), secondOfDay: ordinal) }

  package func adding(seconds: Int) -> LocalTime { LocalTime(day, secondOfDay: secondOfDay + seconds) }
  package func adding(minutes: Int) -> LocalTime { adding(seconds: minutes * 60) }
  package func seconds(to other: LocalTime) -> Int { other.ordinal - ordinal }
}

extension LocalTime: Comparable {
  package static func < (a: LocalTime, b: LocalTime) -> Bool {
    (a.day, a.secondOfDay) < (b.day, b.secondOfDay)
  }
}
