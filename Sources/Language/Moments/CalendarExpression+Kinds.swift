import Civil

extension CalendarExpression {
  /// From one day of this month to another: "3 to 5" of "march"; `nil` if this is no month.
  package func days(_ first: Int, _ last: Int) -> Moment? {
    guard case .date(let month) = self, month.month != nil, first < last else {
      guard isMonth, first < last else { return nil }
      return Moment(.dayIn(first, self)).through(.dayIn(last, self))
    }
    var (start, end) = (month, month)
    (start.day, end.day) = (first, last)
    return Moment(.date(start)).through(.date(end))
  }

  package var grain: Grain? {
    switch self {
    case .period(let grain, _): grain
    case .date(let date): date.day != nil ? .day : date.month != nil ? .month : .year
    case .weekOf, .weekIn: .week
    case .quarter: .quarter
    case .yearsLater(_, let place), .after(let place), .currentOrAdjacent(let place): place.grain
    case .monthIn: .month
    case .season, .seasons: .quarter
    default: nil
    }
  }

  /// Whether the year was said.
  package var hasYear: Bool { if case .date(let date) = self { date.year != nil } else { false } }

  /// Longer than a day.
  package var isLongerThanDay: Bool { (grain ?? .day) > .day }
  package var isWeek: Bool { grain == .week }
  package var isMonth: Bool { grain == .month }
  package var isYear: Bool { grain == .year }
}
