import Civil
import Replies

/// Days as the months they lie in, in weeks from Monday.
struct Months {
  /// The first day of each month.
  let all: [Day]
  private let first: Day
  private let values: [Int?]

  init(_ months: Reply.Months) {
    (first, values) = (months.first, months.values)
    let start = first.startOfMonth
    let last = first.adding(days: max(0, values.count - 1)).startOfMonth
    let count = (last.year - start.year) * 12 + last.month - start.month
    all = values.isEmpty ? [] : (0...count).map { start.adding(months: $0) }
  }

  /// `nil` where nothing is known, as before the first day and after the last.
  func value(_ day: Day) -> Int? {
    let index = first.days(to: day)
    return values.indices.contains(index) ? values[index] : nil
  }

  /// Every row seven days, `nil` where another month's stand.
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

  /// What is known of it, in order.
  func known(_ month: Day) -> [(day: Day, value: Int)] {
    (0..<month.endOfMonth.day).compactMap { index in
      let day = month.adding(days: index)
      return value(day).map { (day, $0) }
    }
  }
}
