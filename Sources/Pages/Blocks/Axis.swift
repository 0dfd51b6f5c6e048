import Civil

/// The vertical grid lines of a timeline, and which of them have a label.
struct Axis {
  let length: Int
  /// A tick for every Monday; for longer periods, for every first of a month.
  let ticks: [(day: Int, label: String?)]

  /// - Parameters:
  ///   - monthName: the label of a month.
  ///   - date: the label of a day.
  ///   - labelsPerWidth: how many labels would fill the axis; one that has less room before its end is left out.
  init(
    _ first: Day, length: Int, monthName: (Day) -> String = \.monthName, date: (Day) -> String = \.shortDate,
    labelsPerWidth: Int = 12
  ) {
    self.length = length
    let isLong = length > Axis.longestInWeeks
    let tickDays = (0..<length).filter {
      let day = first.adding(days: $0)
      return isLong ? day.day == 1 : day.weekday == .monday
    }
    let step = max(1, (tickDays.count + Axis.maximumLabels(isLong) - 1) / Axis.maximumLabels(isLong))
    ticks = tickDays.enumerated().map { number, index in
      let day = first.adding(days: index)
      let hasRoom = (length - index) * labelsPerWidth >= length
      return (index, number % step == 0 && hasRoom ? (isLong ? monthName(day) : date(day)) : nil)
    }
  }

  private static let longestInWeeks = 120
  private static func maximumLabels(_ isLong: Bool) -> Int { isLong ? 13 : 7 }
}

extension Axis {
  var gridLines: Markup {
    "\(ticks.map { "<line class=\"rule\" x1=\"\(x($0.day))\" x2=\"\(x($0.day))\" y2=\"100%\"/>" })"
  }

  var labels: Markup {
    "\(ticks.map { tick in tick.label.map { "<text x=\"\(x(tick.day))\" dx=\"3\" y=\"12\">\($0)</text>" } ?? "" })"
  }

  /// The position where a day begins.
  func x(_ day: Int) -> Percentage { Percentage(day, of: length) }

  /// The middle of one of several equal parts of a day.
  func x(_ day: Int, part: Int, of parts: Int) -> Percentage {
    Percentage((day * parts + part) * 2 + 1, of: length * parts * 2)
  }
}
