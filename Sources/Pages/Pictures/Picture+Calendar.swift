import Civil
package import Language
package import Replies

extension Picture {
  /// A column for each week and a square for each day, in four tints from few to many.
  ///
  /// - Parameters:
  ///   - title: what is counted.
  ///   - lead: sentences about the whole, before the calendar's own notes.
  package init(_ calendar: Reply.Calendar, title: LocalizedText, lead: [LocalizedText], in language: Language?) {
    let squares = CalendarSquares(calendar, language)
    self.init(
      title, lead: lead + calendar.notes, legend: squares.months, in: language, height: CalendarSquares.height,
      "\(squares.weekdayNames)\(squares.monthNames)\(squares.days)\(squares.legend)")
  }
}

private struct CalendarSquares {
  /// In pixels.
  static let height = monthHeight + 7 * step + legendHeight
  private static let (monthHeight, legendHeight) = (12, 30)
  private static let (gutter, step, square) = (32, 13, 11)
  /// Between the beginnings of two legend entries.
  private static let legendWidth = 92
  private static let monthNameWidth = 26

  private let weeks: WeekGrid
  private let language: Language?

  init(_ calendar: Reply.Calendar, _ language: Language?) { (weeks, self.language) = (WeekGrid(calendar), language) }

  /// "November 2026: 26 on 12 days", for each month with anything in it.
  var months: [LocalizedText] {
    weeks.months.map { PictureWords.month($0.month, $0.sum, days: $0.days) }
  }

  private func x(_ week: Int) -> Int { CalendarSquares.gutter + week * CalendarSquares.step }
  private func y(_ weekday: Int) -> Int { CalendarSquares.monthHeight + weekday * CalendarSquares.step }

  /// Every other weekday, as the rows are close together.
  var weekdayNames: Markup {
    let names = [0, 2, 4, 6].map { weekday -> Markup in
      let name = weeks.day(0, weekday).formatted(.weekday, in: language)
      return "<text class=\"quiet label\" x=\"0\" y=\"\(y(weekday) + 9)\">\(name)</text>\n"
    }
    return "\(names)"
  }

  var monthNames: Markup {
    let gap = (CalendarSquares.monthNameWidth + CalendarSquares.step - 1) / CalendarSquares.step
    let names = weeks.monthLabels(0..<weeks.count, minimumGap: gap).map { label -> Markup in
      let name = Day.name(ofMonth: label.month, in: language)
      return "<text class=\"quiet label\" x=\"\(x(label.week))\" y=\"5\">\(name)</text>\n"
    }
    return "\(names)"
  }

  /// Each with its day and count as a tip.
  var days: Markup {
    let squares = (0..<weeks.count).flatMap { week in
      (0..<7).compactMap { weekday -> Markup? in
        guard let count = weeks.count(week: week, weekday: weekday) else { return nil }
        let date = weeks.day(week, weekday).formatted(.withYear, in: language)
        return "\(square(weeks.shades.shade(count), x(week), y(weekday)))<title>\(date): \(count)</title></rect>\n"
      }
    }
    return "\(squares)"
  }

  var legend: Markup {
    let y = CalendarSquares.monthHeight + 7 * CalendarSquares.step + 16
    let none: (shade: Int?, text: LocalizedText) = (nil, PictureWords.none)
    let entries = [none] + weeks.shades.legend.map { ($0.shade, PictureWords.from($0.least)) }
    let parts = entries.enumerated().map { index, entry -> Markup in
      let x = CalendarSquares.gutter + index * CalendarSquares.legendWidth
      let sign: Markup = "\(square(entry.shade, x, y))</rect>"
      return "\(sign)<text class=\"quiet\" x=\"\(x + 18)\" y=\"\(y + 10)\">\(entry.text.text(language))</text>\n"
    }
    return "\(parts)"
  }

  /// The beginning of its element.
  private func square(_ shade: Int?, _ x: Int, _ y: Int) -> Markup {
    let name: Markup = shade.map { "tint\($0)" } ?? "none"
    return """
      <rect class="\(name)" x="\(x)" y="\(y)" width="\(CalendarSquares.square)" height="\(CalendarSquares.square)" rx="2">
      """
  }
}
