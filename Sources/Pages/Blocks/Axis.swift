import Civil

/// Where the days of a course are ruled, and which rulings bear a name.
struct Axis {
  let length: Int
  /// Weeks begin on Mondays; of a longer time, the months.
  let ticks: [(day: Int, label: String?)]

  init(_ first: Day, length: Int) {
    self.length = length
    let isLong = length > Axis.longestInWeeks
    let begins = (0..<length).filter {
      let day = first.adding(days: $0)
      return isLong ? day.day == 1 : day.weekday == .monday
    }
    let step = max(1, (begins.count + Axis.mostLabels(isLong) - 1) / Axis.mostLabels(isLong))
    ticks = begins.enumerated().map { number, index in
      let day = first.adding(days: index)
      let hasRoom = (length - index) * Axis.narrowest >= length
      return (index, number % step == 0 && hasRoom ? (isLong ? day.monthName : day.words) : nil)
    }
  }

  private static let longestInWeeks = 120
  private static func mostLabels(_ isLong: Bool) -> Int { isLong ? 13 : 7 }
  /// A label takes at least this part of the width.
  private static let narrowest = 12
}

extension Axis {
  var rulings: Markup {
    "\(ticks.map { "<line class=\"rule\" x1=\"\(x($0.day))\" x2=\"\(x($0.day))\" y2=\"100%\"/>" })"
  }

  var labels: Markup {
    "\(ticks.map { tick in tick.label.map { "<text x=\"\(x(tick.day))\" dx=\"3\" y=\"12\">\($0)</text>" } ?? "" })"
  }

  /// Where a day begins.
  func x(_ day: Int) -> Share { Share(day, of: length) }

  /// The middle of a part of a day.
  func x(_ day: Int, part: Int, of parts: Int) -> Share {
    Share((day * parts + part) * 2 + 1, of: length * parts * 2)
  }
}
