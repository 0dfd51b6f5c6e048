import Civil

// Days of the calendar, written out or in figures.
extension English {
  static func dates(_ tree: inout RowTree) {
    tree.add(.date) {
      Row("{} [of] {}", .monthDay, .month) { CalendarDate(month: $1, day: $0) }
      Row("the {} [of] {}", .monthDay, .month) { CalendarDate(month: $1, day: $0) }
      Row("{} [of] {} [,] {}", .monthDay, .month, .year) { CalendarDate(year: $2, month: $1, day: $0) }
      Row("the {} [of] {} [,] {}", .monthDay, .month, .year) { CalendarDate(year: $2, month: $1, day: $0) }
      Row("{} [of] {} {}", .monthDay, .month, .shortYear) { CalendarDate(year: $2, month: $1, day: $0) }
      Row("{} {} '{}", .monthDay, .month, .shortYear) { CalendarDate(year: $2, month: $1, day: $0) }
      Row("{} [,] [the] {}", .month, .monthDay) { CalendarDate(month: $0, day: $1) }
      Row("{} [,] [the] {} [,] {}", .month, .monthDay, .year) { CalendarDate(year: $2, month: $0, day: $1) }
      Row("{} {} [,] '{}", .month, .monthDay, .shortYear) { CalendarDate(year: $2, month: $0, day: $1) }
      Row("{} {} {}", .year, .month, .monthDay) { CalendarDate(year: $0, month: $1, day: $2) }
      // In figures.
      Row("{}-{}-{}", .year, .monthNumber, .monthDay) { CalendarDate(year: $0, month: $1, day: $2) }
      Row("{}/{}/{}", .year, .monthNumber, .monthDay) { CalendarDate(year: $0, month: $1, day: $2) }
      Row("{}.{}.{}", .year, .monthNumber, .monthDay) { CalendarDate(year: $0, month: $1, day: $2) }
      Row("{} {} {}", .year, .monthNumber, .monthDay) { CalendarDate(year: $0, month: $1, day: $2) }
      Row("{}/{}/{}", .digits, .digits, .year) { CalendarDate(figures: $0, $1, year: $2) }
      Row("{} / {} / {}", .digits, .digits, .year) { CalendarDate(figures: $0, $1, year: $2) }
      Row("{}-{}-{}", .digits, .digits, .year) { CalendarDate(figures: $0, $1, year: $2) }
      Row("{}.{}.{}", .digits, .digits, .year) { CalendarDate(figures: $1, $0, year: $2) }
      Row("{}/{}/{}", .digits, .digits, .shortYear) { CalendarDate(figures: $0, $1, year: $2) }
      Row("{}-{}-{}", .digits, .digits, .shortYear) { CalendarDate(figures: $0, $1, year: $2) }
      Row("{}/{}", .digits, .digits) { CalendarDate(figures: $0, $1) }
      Row("{} / {}", .digits, .digits) { CalendarDate(figures: $0, $1) }
      // Figures with a month's name.
      Row("{}/{}/{}", .monthDay, .month, .year) { CalendarDate(year: $2, month: $1, day: $0) }
      Row("{}-{}-{}", .monthDay, .month, .year) { CalendarDate(year: $2, month: $1, day: $0) }
      Row("{}-{}-{}", .monthDay, .month, .shortYear) { CalendarDate(year: $2, month: $1, day: $0) }
      Row("{}/{}/{}", .month, .monthDay, .year) { CalendarDate(year: $2, month: $0, day: $1) }
      Row("{}-{}-{}", .month, .monthDay, .year) { CalendarDate(year: $2, month: $0, day: $1) }
      Row("{}/{} [,] {}", .month, .monthDay, .year) { CalendarDate(year: $2, month: $0, day: $1) }
      Row("{}-{} [,] {}", .month, .monthDay, .year) { CalendarDate(year: $2, month: $0, day: $1) }
      Row("{}/{} [,] {}", .monthDay, .month, .year) { CalendarDate(year: $2, month: $1, day: $0) }
      Row("{}-{} [,] {}", .monthDay, .month, .year) { CalendarDate(year: $2, month: $1, day: $0) }
      Row("{}/{}/{}", .year, .month, .monthDay) { CalendarDate(year: $0, month: $1, day: $2) }
      Row("{}-{}-{}", .year, .month, .monthDay) { CalendarDate(year: $0, month: $1, day: $2) }
      Row("{}-{}", .monthDay, .month) { CalendarDate(month: $1, day: $0) }
      Row("{}/{}", .monthDay, .month) { CalendarDate(month: $1, day: $0) }
      Row("{}-{}", .month, .monthDay) { CalendarDate(month: $0, day: $1) }
    }
  }
}

extension CalendarDate {
  /// Month and day in figures: the American order, unless only the other gives a date.
  init?(figures first: Numeral, _ second: Numeral, year: Int? = nil) {
    // "24/7" tells no day.
    guard first.width <= 2, second.width <= 2, year != nil || (first.value, second.value) != (24, 7) else { return nil }
    let sound = [(first.value, second.value), (second.value, first.value)].first {
      Day(year ?? 2024, $0.0, $0.1) != nil
    }
    guard let (month, day) = sound else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The other order of figures, where that is a date too.
  var swapped: CalendarDate? {
    guard let month, let day, let year, Day(year, day, month) != nil else { return nil }
    return CalendarDate(year: year, month: day, day: month, weekday: weekday)
  }
}
