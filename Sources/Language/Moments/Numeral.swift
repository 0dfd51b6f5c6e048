extension Numeral {
  /// The hour of a colon's time; a zero before it means the day's 24 hours are counted.
  package func clock(_ minute: Int, second: Int? = nil) -> Clock? {
    guard width <= 2 else { return nil }
    return Clock(value, minute, second: second, width == 2 && value < 10 ? .whole : .unsaid)
  }

  /// 7:30 of 730; a zero before it means the day's 24 hours are counted.
  package func figures(_ half: Clock.Half? = nil) -> Clock? {
    Clock(value / 100, value % 100, half ?? (value >= 1300 || width == 4 && value < 1000 ? .whole : .unsaid))
  }

  /// The zeros before the value, which a decimal fraction must keep.
  package var leadingZeros: String { String(repeating: "0", count: max(0, width - String(value).count)) }
}
