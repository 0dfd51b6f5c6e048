import Civil

/// A named piece of the language of dates, with the type of what it says.
struct Term<Value>: Sendable {
  let name: TermName
}

enum TermName: Int, CaseIterable, Sendable {
  // Read from one or two lexemes by code.
  case cardinal, ordinal, digits, twoDigits, hour, clockDigits, monthDay, year, shortYear, monthNumber
  case weekday, weekdays, month, unit, part
  // Read by rows.
  case count, span, length, half, plainClock, clock, looseClock, dottedClock, plainAny, anyClock, clockList
  case toward, hourPrefix, dayPart, spot, time
  case date, feast, stretch, place, soon, day, dayList
  case weekdayList, pluralList, ordinalList, dayNumbers, ranks, cycle, monthCycle, rule, limit, recurrence, moment
}

extension TermName {
  /// Stands for the term in a set of them.
  var bit: UInt64 { 1 << UInt64(rawValue) }
}

extension Term<Int> {
  static var cardinal: Self { Term(name: .cardinal) }
  static var ordinal: Self { Term(name: .ordinal) }
  /// Exactly two digits, up to 59.
  static var twoDigits: Self { Term(name: .twoDigits) }
  /// 0 … 24, in digits or, up to twelve, in words.
  static var hour: Self { Term(name: .hour) }
  /// Three or four digits, as 730.
  static var clockDigits: Self { Term(name: .clockDigits) }
  /// 1 … 31, plain or ordinal.
  static var monthDay: Self { Term(name: .monthDay) }
  static var year: Self { Term(name: .year) }
  static var shortYear: Self { Term(name: .shortYear) }
  /// 1 … 12 in digits.
  static var monthNumber: Self { Term(name: .monthNumber) }
  static var month: Self { Term(name: .month) }
}

extension Term<Numeral> {
  static var digits: Self { Term(name: .digits) }
}

extension Term<Weekday> {
  static var weekday: Self { Term(name: .weekday) }
  /// In the plural.
  static var weekdays: Self { Term(name: .weekdays) }
}

extension Term<Unit> {
  static var unit: Self { Term(name: .unit) }
}

extension Term<DayPart> {
  static var part: Self { Term(name: .part) }
  static var dayPart: Self { Term(name: .dayPart) }
}

extension Term<Double> {
  static var count: Self { Term(name: .count) }
}

extension Term<Length> {
  /// One count of one unit.
  static var span: Self { Term(name: .span) }
  static var length: Self { Term(name: .length) }
}

extension Term<Clock.Half> {
  static var half: Self { Term(name: .half) }
}

extension Term<Clock> {
  /// A time that could be nothing else, without a part of the day behind it.
  static var plainClock: Self { Term(name: .plainClock) }
  static var plainAny: Self { Term(name: .plainAny) }
  /// A time that could be nothing else.
  static var clock: Self { Term(name: .clock) }
  /// A number that is a time only after "at" and the like.
  static var looseClock: Self { Term(name: .looseClock) }
  static var dottedClock: Self { Term(name: .dottedClock) }
  static var anyClock: Self { Term(name: .anyClock) }
}

extension Term<Toward> {
  static var toward: Self { Term(name: .toward) }
  static var hourPrefix: Self { Term(name: .hourPrefix) }
}

extension Term<CalendarDate> {
  static var date: Self { Term(name: .date) }
}

extension Term<Feast> {
  static var feast: Self { Term(name: .feast) }
}

extension Term<Place> {
  /// A week, month, season or year.
  static var stretch: Self { Term(name: .stretch) }
  static var place: Self { Term(name: .place) }
}

extension Term<Moment> {
  static var time: Self { Term(name: .time) }
  /// A time with what stands before it, without what stands behind.
  static var spot: Self { Term(name: .spot) }
  /// Today, tomorrow or a part of them.
  static var soon: Self { Term(name: .soon) }
  static var day: Self { Term(name: .day) }
  static var recurrence: Self { Term(name: .recurrence) }
  static var moment: Self { Term(name: .moment) }
}

extension Term<[Clock]> {
  /// Two and more: "8am, 1pm and 8pm".
  static var clockList: Self { Term(name: .clockList) }
}

extension Term<[Moment]> {
  /// Two and more: "monday, wednesday and friday".
  static var dayList: Self { Term(name: .dayList) }
}

extension Term<[Weekday]> {
  static var weekdayList: Self { Term(name: .weekdayList) }
  static var pluralList: Self { Term(name: .pluralList) }
}

extension Term<[Int]> {
  static var ordinalList: Self { Term(name: .ordinalList) }
  /// Days of a month, plain or ordinal.
  static var dayNumbers: Self { Term(name: .dayNumbers) }
}

extension Term<[RepeatRule.WeekdayRank]> {
  static var ranks: Self { Term(name: .ranks) }
}

extension Term<RepeatRule> {
  /// "every two weeks", "daily".
  static var cycle: Self { Term(name: .cycle) }
  /// "each month", "every other month".
  static var monthCycle: Self { Term(name: .monthCycle) }
  static var rule: Self { Term(name: .rule) }
}

extension Term<Limit> {
  static var limit: Self { Term(name: .limit) }
}

/// A number in digits, and how many.
struct Numeral: Hashable, Sendable {
  var value: Int
  var width: Int
}

/// What the word before a moment adds to it.
enum Toward: Hashable, Sendable { case at, roughly, past }

/// What bounds a recurrence: how often in all, from when, until when.
enum Limit: Hashable, Sendable {
  case count(Int)
  case start(Place)
  case stop(Place)
  case between(Place, Place)
  case lasting(Length)
}
