package import Civil

/// A named piece of the language of dates, with the type of what it says.
package struct Term<Value>: Sendable {
  package let name: TermName
}

package enum TermName: Int, CaseIterable, Sendable {
  // Read from one or two lexemes by code.
  case cardinal, ordinal, digits, twoDigits, hour, clockDigits, monthDay, year, shortYear, monthNumber
  case weekday, weekdays, weekdayPart, month, unit, part
  // Read by rows.
  case count, span, length, half, plainClock, clock, looseClock, dottedClock, plainAny, anyClock, clockList
  case toward, hourPrefix, dayPart, spot, time
  case date, feast, stretch, place, soon, day, dayList
  case weekdayList, pluralList, ordinalList, dayNumbers, ranks, cycle, monthCycle, rule, limit, recurrence, moment
}

extension TermName {
  /// Stands for the term in a set of them.
  package var bit: UInt64 { 1 << UInt64(rawValue) }
}

extension Term<Int> {
  package static var cardinal: Self { Term(name: .cardinal) }
  package static var ordinal: Self { Term(name: .ordinal) }
  /// Exactly two digits, up to 59.
  package static var twoDigits: Self { Term(name: .twoDigits) }
  /// 0 … 24, in digits or, up to twelve, in words.
  package static var hour: Self { Term(name: .hour) }
  /// 1 … 31, plain or ordinal.
  package static var monthDay: Self { Term(name: .monthDay) }
  package static var year: Self { Term(name: .year) }
  package static var shortYear: Self { Term(name: .shortYear) }
  /// 1 … 12 in digits.
  package static var monthNumber: Self { Term(name: .monthNumber) }
  package static var month: Self { Term(name: .month) }
}

extension Term<Numeral> {
  package static var digits: Self { Term(name: .digits) }
  /// Three or four of them, as 730.
  package static var clockDigits: Self { Term(name: .clockDigits) }
}

extension Term<Weekday> {
  package static var weekday: Term<Weekday> { Term(name: .weekday) }
  /// In the plural.
  package static var weekdays: Term<Weekday> { Term(name: .weekdays) }
}

extension Term<WeekdayPart> {
  /// Both in one word: the German "Montagabend".
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

extension Term<Length> {
  /// One count of one unit.
  package static var span: Self { Term(name: .span) }
  package static var length: Self { Term(name: .length) }
}

extension Term<Clock.Half> {
  package static var half: Self { Term(name: .half) }
}

extension Term<Clock> {
  /// A time that could be nothing else, without a part of the day behind it.
  package static var plainClock: Self { Term(name: .plainClock) }
  package static var plainAny: Self { Term(name: .plainAny) }
  /// A time that could be nothing else.
  package static var clock: Self { Term(name: .clock) }
  /// A number that is a time only after "at" and the like.
  package static var looseClock: Self { Term(name: .looseClock) }
  package static var dottedClock: Self { Term(name: .dottedClock) }
  package static var anyClock: Self { Term(name: .anyClock) }
}

extension Term<Toward> {
  package static var toward: Self { Term(name: .toward) }
  package static var hourPrefix: Self { Term(name: .hourPrefix) }
}

extension Term<CalendarDate> {
  package static var date: Self { Term(name: .date) }
}

extension Term<Holiday> {
  package static var feast: Self { Term(name: .feast) }
}

extension Term<Place> {
  /// A week, month, season or year.
  package static var stretch: Self { Term(name: .stretch) }
  package static var place: Self { Term(name: .place) }
}

extension Term<Moment> {
  package static var time: Self { Term(name: .time) }
  /// A time with what stands before it, without what stands behind.
  package static var spot: Self { Term(name: .spot) }
  /// Today, tomorrow or a part of them.
  package static var soon: Self { Term(name: .soon) }
  package static var day: Self { Term(name: .day) }
  package static var recurrence: Self { Term(name: .recurrence) }
  package static var moment: Self { Term(name: .moment) }
}

extension Term<[Clock]> {
  /// Two and more: "8am, 1pm and 8pm".
  package static var clockList: Self { Term(name: .clockList) }
}

extension Term<[Moment]> {
  /// Two and more: "monday, wednesday and friday".
  package static var dayList: Self { Term(name: .dayList) }
}

extension Term<[Weekday]> {
  package static var weekdayList: Term<[Weekday]> { Term(name: .weekdayList) }
  package static var pluralList: Term<[Weekday]> { Term(name: .pluralList) }
}

extension Term<[Int]> {
  package static var ordinalList: Self { Term(name: .ordinalList) }
  /// Days of a month, plain or ordinal.
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

extension Term<Limit> {
  package static var limit: Self { Term(name: .limit) }
}

/// A number in digits, and how many.
package struct Numeral: Hashable, Sendable {
  package var value: Int
  package var width: Int
}

/// What the word before a moment adds to it.
package enum Toward: Hashable, Sendable { case at, roughly, past }

/// What bounds a recurrence: how often in all, from when, until when.
package enum Limit: Hashable, Sendable {
  case count(Int)
  case start(Place)
  case stop(Place)
  case between(Place, Place)
  case lasting(Length)
}
