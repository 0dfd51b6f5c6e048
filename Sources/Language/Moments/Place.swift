package import Civil

/// Where on the calendar: a day, or a longer stretch, as it was said.
package indirect enum Place: Hashable, Sendable {
  /// This very moment.
  case now
  /// The unit so many units from the one we are in: 0 this week, 1 next month, −1 yesterday.
  case period(Grain, Int)
  /// The unit we are in or its neighbour, whichever has what is looked for ahead: "the month" where none is named.
  case coming(Place)
  case date(CalendarDate)
  /// The 15th of whichever month comes; negative counts from the month's end.
  case monthDay(Int)
  case weekday(Weekday, Occurrence)
  /// The Saturday of a week so many weeks on.
  case weekend(Int)
  /// The nth such day ahead; negative is back.
  case countedWeekday(Int, Weekday)
  /// A weekday of a week: "friday of next week".
  case weekdayIn(Weekday, Place)
  /// The nth day of a stretch; negative counts from its end.
  case dayIn(Int, Place)
  /// The nth such weekday of a stretch; negative counts from its end.
  case nthWeekday(Int, Weekday, Place)
  /// The nth day of a stretch that is neither Saturday nor Sunday; negative counts from its end.
  case nthWorkday(Int, Place)
  case edge(Edge, Place)
  /// The week around a day.
  case weekOf(Place)
  /// The nth week that begins in a stretch; negative counts from its end.
  case weekIn(Int, Place)
  /// 1 … 4.
  case quarter(Int, year: Int?)
  case feast(Holiday, Occurrence, year: Int?)
  case feastIn(Holiday, Place)
  case season(Season, Occurrence)
  case seasons(Int)
  /// A length of time after (or before, when negative) something.
  case shifted(Length, Int, Place)
  /// At the time of day that it is now.
  case sameTime(Place)
  /// The first moment after a stretch: "after this year".
  case past(Place)
  /// A month of a year that is named by its place: "march of next year".
  case monthIn(Int, Place)
  /// The same stretch of another year: "march in a year".
  case yearsOn(Int, Place)
}

/// As much of a date as was said.
package struct CalendarDate: Hashable, Sendable {
  package var year: Int?
  package var month: Int?
  package var day: Int?
  package var weekday: Weekday?

  package init(year: Int? = nil, month: Int? = nil, day: Int? = nil, weekday: Weekday? = nil) {
    (self.year, self.month, self.day, self.weekday) = (year, month, day, weekday)
  }
}

/// Which of several: the one ahead, this, the next or the last.
package enum Occurrence: Hashable, Sendable { case plain, this, next, last }

package enum Edge: Hashable, Sendable { case start, middle, end }

/// The astronomical seasons of the north, by their usual first days.
package enum Season: Int, Hashable, Sendable { case spring, summer, autumn, winter }

/// A feast's rule for its day in any year.
package enum Holiday: Hashable, Sendable {
  case fixed(month: Int, day: Int)
  /// The nth weekday of a month, negative from its end, and days after that.
  case nth(Int, Weekday, month: Int, plus: Int = 0)
  /// Days after Easter Sunday.
  case easter(Int)
  /// Days after a day that follows the moon and is looked up by year.
  case listed(MoonFeast, plus: Int = 0)
}

package enum MoonFeast: Hashable, Sendable { case lunarNewYear, ramadan, eidFitr, eidAdha, hanukkah, passover }

extension CalendarDate {
  /// Month and day in figures: the American order, unless only the other gives a date.
  package init?(figures first: Numeral, _ second: Numeral, year: Int? = nil) {
    // "24/7" tells no day.
    guard first.width <= 2, second.width <= 2, year != nil || (first.value, second.value) != (24, 7) else { return nil }
    let sound = [(first.value, second.value), (second.value, first.value)].first {
      Day(year ?? 2024, $0.0, $0.1) != nil
    }
    guard let (month, day) = sound else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The other order of figures, where that is a date too.
  package var swapped: CalendarDate? {
    guard let month, let day, let year, Day(year, day, month) != nil else { return nil }
    return CalendarDate(year: year, month: day, day: month, weekday: weekday)
  }

  /// With its weekday's name, which also tells the order of ambiguous figures.
  package func on(_ weekday: Weekday) -> CalendarDate {
    var date = self
    date.weekday = weekday
    return date
  }
}
