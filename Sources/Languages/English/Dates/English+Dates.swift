import Civil
internal import Language

// Calendar dates, written out or in digits.
extension English {
  static func addDates(to tree: inout RowTree) {
    tree.add(.date) {
      Row("{} [of] {}", .monthDay, .month) { CalendarDate(month: $1, day: $0) }
      Row("the {} [of] {}", .monthDay, .month) { CalendarDate(month: $1, day: $0) }
      Row("{} [of] {} [,] {}", .monthDay, .month, .year) { CalendarDate(year: $2, month: $1, day: $0) }
      Row("the {} [of] {} [,] {}", .monthDay, .month, .year) { CalendarDate(year: $2, month: $1, day: $0) }
      // "7 dec 11" is at eleven.
      Row("{} [of] {} {}", .monthDay, .month, .shortYear) {
        $2 % 100 > 12 ? CalendarDate(year: $2, month: $1, day: $0) : nil
      }
      Row("{} {} '{}", .monthDay, .month, .shortYear) { CalendarDate(year: $2, month: $1, day: $0) }
      Row("{} [,] [the] {}", .month, .monthDay) { CalendarDate(month: $0, day: $1) }
      Row("{} [,] [the] {} [,] {}", .month, .monthDay, .year) { CalendarDate(year: $2, month: $0, day: $1) }
      Row("{} {} [,] '{}", .month, .monthDay, .shortYear) { CalendarDate(year: $2, month: $0, day: $1) }
      Row("{} {} {}", .year, .month, .monthDay) { CalendarDate(year: $0, month: $1, day: $2) }
      // In digits only.
      Row("{}-{}-{}", .year, .monthNumber, .monthDay) { CalendarDate(year: $0, month: $1, day: $2) }
      Row("{}/{}/{}", .year, .monthNumber, .monthDay) { CalendarDate(year: $0, month: $1, day: $2) }
      Row("{}.{}.{}", .year, .monthNumber, .monthDay) { CalendarDate(year: $0, month: $1, day: $2) }
      Row("{} {} {}", .year, .monthNumber, .monthDay) { CalendarDate(year: $0, month: $1, day: $2) }
      Row("{}/{}/{}", .digits, .digits, .year) { CalendarDate(figures: $0, $1, year: $2) }
      Row("{} / {} / {}", .digits, .digits, .year) { CalendarDate(figures: $0, $1, year: $2) }
      Row("{}-{}-{}", .digits, .digits, .year) { CalendarDate(figures: $0, $1, year: $2) }
      Row("{}.{}.{}", .digits, .digits, .year) { CalendarDate(figures: $0, $1, year: $2, order: .dayFirst) }
      Row("{}/{}/{}", .digits, .digits, .shortYear) { CalendarDate(figures: $0, $1, year: $2) }
      Row("{}-{}-{}", .digits, .digits, .shortYear) { CalendarDate(figures: $0, $1, year: $2) }
      Row("{}/{}", .digits, .digits) { CalendarDate(figures: $0, $1) }
      Row("{} / {}", .digits, .digits) { CalendarDate(figures: $0, $1) }
      // Digits with the name of a month.
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
      // A second point, as on the continent: "medical 3.12., at ten". "Sugar 8.2." is a measure at the end of a sentence.
      Row("{}.{}.", .monthDay, .monthNumber) { $1 > 10 ? CalendarDate(month: $1, day: $0) : nil }
    }
    // Minutes are mostly said in fives, and no hour is above 24: "by 10.12", "till 30.11", but "by 10.10".
    tree.add(.dottedDate) {
      Row("{}.{}", .monthDay, .monthNumber) { $1 % 5 == 0 && $0 <= 24 ? nil : CalendarDate(month: $1, day: $0) }
      Row("{}.{}.", .monthDay, .monthNumber) { $1 % 5 == 0 && $0 <= 24 ? nil : CalendarDate(month: $1, day: $0) }
    }
  }
}
