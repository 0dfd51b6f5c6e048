extension Numeral {
  /// The time with this as its hour; a leading zero ("07:30") means that hours count from 0 to 23.
  package func clock(_ minute: Int, second: Int? = nil) -> TimeOfDay? {
    guard width <= 2 else { return nil }
    return TimeOfDay(value, minute, second: second, width == 2 && value < 10 ? .twentyFourHour : .unspecified)
  }

  /// The time written without a colon: 7:30 from 730. A leading zero means that hours count from 0 to 23.
  package func clockWithoutColon(_ meridiem: TimeOfDay.Meridiem? = nil) -> TimeOfDay? {
    TimeOfDay(
      value / 100, value % 100,
      meridiem ?? (value >= 1300 || width == 4 && value < 1000 ? .twentyFourHour : .unspecified))
  }

  /// Whether it is written as times are where hours count to 24: "0830".
  package var isMilitary: Bool { width == 4 && value < 1000 && value % 5 == 0 }

  /// The zeros in front of the value, which a decimal fraction needs.
  package var leadingZeros: String { String(repeating: "0", count: max(0, width - String(value).count)) }
}
