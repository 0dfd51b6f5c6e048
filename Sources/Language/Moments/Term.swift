package import Civil

/// A nonterminal of the date grammar, with the type of its value.
package struct Term<Value>: Sendable {
  package let name: TermName
}

package enum TermName: Int, CaseIterable, Sendable {
  // Read from one or two lexemes by code.
  case cardinal, ordinal, digits, twoDigits, hour, clockDigits, monthDay, year, shortYear, monthNumber
  case weekday, weekdays, weekdayPart, month, unit, part
  // Read by rows.
  case count, span, duration, meridiem, clockWithoutDayPart, clock, looseClock, dottedClock, anyClockWithoutDayPart,
    anyClock, clockList
  case modifier, hourPrefix, dayPart, prefixedTime, time
  case date, dottedDate, holiday, period, calendar, nearDay, day, dayList
  case weekdayList, pluralList, ordinalList, dayNumbers, ranks, cycle, monthCycle, rule, limit, rate, recurrence, moment
}

extension TermName {
  /// The bit for this term in a set of terms.
  package var bit: UInt64 { 1 << UInt64(rawValue) }
}

extension Term<Int> {
  package static var cardinal: Self { Term(name: .cardinal) }
  package static var ordinal: Self { Term(name: .ordinal) }
  /// Exactly two digits, from 00 to 59.
  package static var twoDigits: Self { Term(name: .twoDigits) }
  /// 0 to 24 in digits, or 1 to 12 in words.
  package static var hour: Self { Term(name: .hour) }
  /// 1 to 31, cardinal or ordinal.
  package static var monthDay: Self { Term(name: .monthDay) }
  package static var year: Self { Term(name: .year) }
  package static var shortYear: Self { Term(name: .shortYear) }
  /// 1 … 12 in digits.
  package static var monthNumber: Self { Term(name: .monthNumber) }
  package static var month: Self { Term(name: .month) }
}

extension Term<Numeral> {
  package static var digits: Self { Term(name: .digits) }
  /// Three or four digits, such as 730.
  package static var clockDigits: Self { Term(name: .clockDigits) }
}

extension Term<Weekday> {
  package static var weekday: Term<Weekday> { Term(name: .weekday) }
  /// A weekday's name in the plural.
  package static var weekdays: Term<Weekday> { Term(name: .weekdays) }
}

extension Term<WeekdayPart> {
  /// A weekday and a part of the day in one word, like the German "Montagabend".
  package static var weekdayPart: Self { Term(name: .weekdayPart) }
}

extension Term<Unit> {
  package static var unit: Self { Term(name: .unit) }
}

extension Term<DayPart> {
  package static var part: Self { Term(name: .part) }
  package static var dayPart: Self { Term(name: .dayPart) }
}

extension Term<Double> {
  package static var count: Self { Term(name: .count) }
}

extension Term<CalendarDuration> {
  /// A count of one unit.
  package static var span: Self { Term(name: .span) }
  package static var duration: Self { Term(name: .duration) }
}

extension Term<TimeOfDay.Meridiem> {
  package static var meridiem: Self { Term(name: .meridiem) }
}

extension Term<TimeOfDay> {
  /// An unambiguous time without a part of the day after it.
  package static var clockWithoutDayPart: Self { Term(name: .clockWithoutDayPart) }
  package static var anyClockWithoutDayPart: Self { Term(name: .anyClockWithoutDayPart) }
  /// An unambiguous time.
  package static var clock: Self { Term(name: .clock) }
  /// A number that is a time only after "at" and the like.
  package static var looseClock: Self { Term(name: .looseClock) }
  package static var dottedClock: Self { Term(name: .dottedClock) }
  package static var anyClock: Self { Term(name: .anyClock) }
}

extension Term<TimeModifier> {
  package static var modifier: Self { Term(name: .modifier) }
  package static var hourPrefix: Self { Term(name: .hourPrefix) }
}

extension Term<CalendarDate> {
  package static var date: Self { Term(name: .date) }
  /// A day and a month with a point between them, which may as well be a time or an amount.
  package static var dottedDate: Self { Term(name: .dottedDate) }
}

extension Term<Holiday> {
  package static var holiday: Self { Term(name: .holiday) }
}

extension Term<CalendarExpression> {
  /// A week, month, season or year.
  package static var period: Self { Term(name: .period) }
  package static var calendar: Self { Term(name: .calendar) }
}

extension Term<Moment> {
  package static var time: Self { Term(name: .time) }
  /// A time with the words before it, without those after it.
  package static var prefixedTime: Self { Term(name: .prefixedTime) }
  /// Today, tomorrow or a part of one of them.
  package static var nearDay: Self { Term(name: .nearDay) }
  package static var day: Self { Term(name: .day) }
  package static var recurrence: Self { Term(name: .recurrence) }
  /// How often, where a length of time stands before it: the "a day" of "15 minutes a day".
  package static var rate: Self { Term(name: .rate) }
  package static var moment: Self { Term(name: .moment) }
}

extension Term<[TimeOfDay]> {
  /// Two or more times: "8am, 1pm and 8pm".
  package static var clockList: Self { Term(name: .clockList) }
}

extension Term<[Moment]> {
  /// Two or more days: "monday, wednesday and friday".
  package static var dayList: Self { Term(name: .dayList) }
}

extension Term<[Weekday]> {
  package static var weekdayList: Term<[Weekday]> { Term(name: .weekdayList) }
  package static var pluralList: Term<[Weekday]> { Term(name: .pluralList) }
}

extension Term<[Int]> {
  package static var ordinalList: Self { Term(name: .ordinalList) }
  /// Days of a month, cardinal or ordinal.
  package static var dayNumbers: Self { Term(name: .dayNumbers) }
}

extension Term<[RepeatRule.WeekdayRank]> {
  package static var ranks: Term<[RepeatRule.WeekdayRank]> { Term(name: .ranks) }
}

extension Term<RepeatRule> {
  /// "every two weeks", "daily".
  package static var cycle: Term<RepeatRule> { Term(name: .cycle) }
  /// "each month", "every other month".
  package static var monthCycle: Term<RepeatRule> { Term(name: .monthCycle) }
  package static var rule: Term<RepeatRule> { Term(name: .rule) }
}

extension Term<RecurrenceLimit> {
  package static var limit: Self { Term(name: .limit) }
}

/// A number in digits, and how many digits it has.
package struct Numeral: Hashable, Sendable {
  package var value: Int
  package var width: Int
}

/// How a preposition changes the moment after it.
package enum TimeModifier: Hashable, Sendable { case at, approximately, after }

/// A limit of a recurrence: a number of occurrences, a first day, a last day or a duration.
package enum RecurrenceLimit: Hashable, Sendable {
  case count(Int)
  case start(CalendarExpression)
  case stop(CalendarExpression)
  case between(CalendarExpression, CalendarExpression)
  case lasting(CalendarDuration)
}
