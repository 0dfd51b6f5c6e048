/// A length of time as it was counted: months apart from days apart from seconds, as none is a fixed number of another.
package struct Length: Hashable, Sendable {
  package private(set) var months = 0
  package private(set) var days = 0
  package private(set) var seconds = 0
  /// The finest unit it was counted in.
  package private(set) var grain: Grain

  /// A fraction goes on in the next finer unit, with 30 days to a month.
  package init(_ count: Double, _ unit: Grain) {
    grain = unit
    let whole = Int(max(-100_000, min(100_000, count.rounded(.towardZero))))
    let rest = count - Double(whole)
    switch unit {
    case .second, .minute, .hour: seconds = Int((count * Length.seconds(of: unit)).rounded())
    case .day: (days, seconds) = (whole, Int((rest * 86_400).rounded()))
    case .week: days = Int((count * 7).rounded())
    case .month: (months, days) = (whole, Int((rest * 30).rounded()))
    case .quarter: months = Int((count * 3).rounded())
    case .year: months = Int((count * 12).rounded())
    }
    if rest != 0 { grain = seconds != 0 ? .minute : .day }
  }

  package static func + (a: Length, b: Length) -> Length {
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

  /// Whether the calendar has a day so far ahead.
  package var isNear: Bool { abs(totalSeconds) < 2000 * 365 * 86_400 }

  private static func seconds(of unit: Grain) -> Double { unit == .hour ? 3600 : unit == .minute ? 60 : 1 }
}

extension Length {
  /// "1 day" and the like; fractions of a fortnight stay exact.
  package init(_ count: Double, _ unit: Unit) { self.init(count * Double(unit.times), unit.grain) }

  /// "an hour fifteen": a bare number goes on in the next finer unit.
  package func continued(_ count: Int) -> Length? {
    guard 1...59 ~= count else { return nil }
    return switch grain {
    case .hour: self + Length(Double(count), .minute)
    case .minute: self + Length(Double(count), .second)
    default: nil
    }
  }
}
