package import Civil

/// A day or a longer period on the calendar, as it was said and not yet resolved: "friday", "the end of next month".
package indirect enum CalendarExpression: Hashable, Sendable {
  /// This very moment.
  case now
  /// The nth unit from the current one: 0 is this week, 1 next month, −1 yesterday.
  case period(Grain, Int)
  /// The current unit or its neighbour, whichever has the wanted day in the future: "the month" where none is named.
  case currentOrAdjacent(CalendarExpression)
  case date(CalendarDate)
  /// A day of the next month that has it, such as "the 15th"; a negative day counts from the end of the month.
  case monthDay(Int)
  case weekday(Weekday, Occurrence)
  /// The weekend of the nth week from the current one.
  case weekend(Int)
  /// The nth such weekday after today; negative goes back.
  case countedWeekday(Int, Weekday)
  /// A weekday of a week: "friday of next week".
  case weekdayIn(Weekday, CalendarExpression)
  /// The nth day of a stretch; negative counts from its end.
  case dayIn(Int, CalendarExpression)
  /// The nth such weekday of a stretch; negative counts from its end.
  case nthWeekday(Int, Weekday, CalendarExpression)
  /// The nth day of a stretch that is neither Saturday nor Sunday; negative counts from its end.
  case nthWorkday(Int, CalendarExpression)
  case edge(Edge, CalendarExpression)
  /// The week around a day.
  case weekOf(CalendarExpression)
  /// The nth week that begins in a stretch; negative counts from its end.
  case weekIn(Int, CalendarExpression)
  /// 1 … 4.
  case quarter(Int, year: Int?)
  case holiday(Holiday, Occurrence, year: Int?)
  case holidayIn(Holiday, CalendarExpression)
  case season(Season, Occurrence)
  case seasons(Int)
  /// A duration after an expression, or before it where the sign is −1.
  case shifted(CalendarDuration, Int, CalendarExpression)
  /// The days of an expression, at the current time of day.
  case sameTime(CalendarExpression)
  /// Right after a period: "after this year".
  case after(CalendarExpression)
  /// A month of the year that the expression names: "march of next year".
  case monthIn(Int, CalendarExpression)
  /// The same period in another year: "march in a year".
  case yearsLater(Int, CalendarExpression)
}

/// The parts of a date that were said.
package struct CalendarDate: Hashable, Sendable {
  package var year: Int?
  package var month: Int?
  package var day: Int?
  package var weekday: Weekday?
  /// What may show that day and month are meant in the other order.
  package private(set) var evidenceOfOtherOrder = Evidence.none

  /// `weekday`: it was said in figures, and the weekday beside it may contradict it. `distance`: neither is the order
  /// known.
  package enum Evidence: Hashable, Sendable { case none, weekday, distance }

  package init(year: Int? = nil, month: Int? = nil, day: Int? = nil, weekday: Weekday? = nil) {
    (self.year, self.month, self.day, self.weekday) = (year, month, day, weekday)
  }
}

/// Which of several: the next one in the current direction when nothing is said, this, the next or the last one.
package enum Occurrence: Hashable, Sendable { case unqualified, this, next, last }

package enum Edge: Hashable, Sendable { case start, middle, end }

/// The astronomical seasons of the northern hemisphere, by their usual first days.
package enum Season: Int, Hashable, Sendable { case spring, summer, autumn, winter }

/// The rule by which a holiday gets its date in any year.
package enum Holiday: Hashable, Sendable {
  case fixed(month: Int, day: Int)
  /// The nth weekday of a month, negative from its end, plus a number of days.
  case nth(Int, Weekday, month: Int, plus: Int = 0)
  /// Days after Easter Sunday.
  case easter(Int)
  /// A number of days after a holiday of a lunar calendar, whose dates are looked up by year.
  case lunar(LunarHoliday, plus: Int = 0)
}

package enum LunarHoliday: Hashable, Sendable { case lunarNewYear, ramadan, eidFitr, eidAdha, hanukkah, passover }

extension CalendarDate {
  /// Month and day as numbers, in that order unless only the other order is a date.
  package init?(figures first: Numeral, _ second: Numeral, year: Int? = nil, order: DateOrder = .current) {
    // "24/7" is no date.
    guard first.width <= 2, second.width <= 2, year != nil || (first.value, second.value) != (24, 7) else { return nil }
    let orders = [(month: first.value, day: second.value), (month: second.value, day: first.value)]
    guard
      let (month, day) = (order == .dayFirst ? orders.reversed() : orders).first(where: {
        Day(year ?? 2024, $0.month, $0.day) != nil
      })
    else { return nil }
    self.init(year: year, month: month, day: day)
    evidenceOfOtherOrder = order == .unknown ? .distance : .weekday
  }

  /// The date with day and month exchanged; `nil` if there is none.
  package var swapped: CalendarDate? {
    guard let month, let day, Day(year ?? 2024, day, month) != nil else { return nil }
    return CalendarDate(year: year, month: day, day: month, weekday: weekday)
  }

  /// With the name of its weekday, which also decides the order of ambiguous numbers.
  package func on(_ weekday: Weekday) -> CalendarDate {
    var date = self
    date.weekday = weekday
    return date
  }
}
