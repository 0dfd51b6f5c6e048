import Civil
import Replies

/// Groups daily values by month, in weeks that start on Monday.
struct MonthGrid {
  /// The first day of each month.
  let months: [Day]
  private let first: Day
  private let values: [Int?]

  init(_ source: Reply.Months) {
    (first, values) = (source.first, source.values)
    let start = first.startOfMonth
    let last = first.adding(days: max(0, values.count - 1)).startOfMonth
    let count = (last.year - start.year) * 12 + last.month - start.month
    months = values.isEmpty ? [] : (0...count).map { start.adding(months: $0) }
  }

  /// `nil` if the value is unknown, as before the first day and after the last.
  func value(_ day: Day) -> Int? {
    let index = first.days(to: day)
    return values.indices.contains(index) ? values[index] : nil
  }

  /// Rows of seven days; `nil` for days of other months.
  func weeks(_ month: Day) -> [[Day?]] {
    let start = month.startOfWeek
    let weeks = start.days(to: month.endOfMonth) / 7 + 1
    return (0..<weeks).map { week in
      (0..<7).map { weekday in
        let day = start.adding(days: week * 7 + weekday)
        return day.startOfMonth == month ? day : nil
      }
    }
  }

  /// The days of a month that have a value, in order.
  func knownDays(_ month: Day) -> [(day: Day, value: Int)] {
    (0..<month.endOfMonth.day).compactMap { index in
      let day = month.adding(days: index)
      return value(day).map { (day, $0) }
    }
  }
}
