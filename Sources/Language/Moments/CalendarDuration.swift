/// A duration as it was counted. Months, days and seconds are kept apart, since none is a fixed number of another.
package struct CalendarDuration: Hashable, Sendable {
  package private(set) var months = 0
  package private(set) var days = 0
  package private(set) var seconds = 0
  /// The finest unit it was counted in.
  package private(set) var grain: Grain

  /// A fraction is carried over to the next finer unit, with 30 days to a month.
  package init(_ count: Double, _ unit: Grain) {
    grain = unit
    let whole = Int(max(-100_000, min(100_000, count.rounded(.towardZero))))
    let fraction = count - Double(whole)
    switch unit {
    case .second, .minute, .hour: seconds = Int((count * CalendarDuration.seconds(of: unit)).rounded())
    case .day: (days, seconds) = (whole, Int((fraction * 86_400).rounded()))
    case .week: days = Int((count * 7).rounded())
    case .month: (months, days) = (whole, Int((fraction * 30).rounded()))
    case .quarter: months = Int((count * 3).rounded())
    case .year: months = Int((count * 12).rounded())
    }
    if fraction != 0 { grain = seconds != 0 ? .minute : .day }
  }

  package static func + (a: CalendarDuration, b: CalendarDuration) -> CalendarDuration {
    var sum = a
    sum.months += b.months
    sum.days += b.days
    sum.seconds += b.seconds
    sum.grain = min(a.grain, b.grain)
    return sum
  }

  package var isExact: Bool { seconds != 0 || grain < .day }

  /// With 30 days to a month and 365 to a year.
  package var totalSeconds: Double {
    Double(months / 12 * 365 + months % 12 * 30 + days) * 86_400 + Double(seconds)
  }

  /// Whether it is shorter than 2,000 years, so that the calendar has a day that far ahead.
  package var isWithinCalendar: Bool { abs(totalSeconds) < 2000 * 365 * 86_400 }

  private static func seconds(of unit: Grain) -> Double { unit == .hour ? 3600 : unit == .minute ? 60 : 1 }
}

extension CalendarDuration {
  /// A count of a named unit; "1.5 fortnights" is exactly 3 weeks.
  package init(_ count: Double, _ unit: Unit) { self.init(count * Double(unit.times), unit.grain) }

  /// "an hour fifteen": adds a bare number in the next finer unit; `nil` unless it is 1 to 59 minutes or seconds.
  package func continued(_ count: Int) -> CalendarDuration? {
    guard 1...59 ~= count else { return nil }
    return switch grain {
    case .hour: self + CalendarDuration(Double(count), .minute)
    case .minute: self + CalendarDuration(Double(count), .second)
    default: nil
    }
  }
}
