import Civil
internal import Language

// Days and times together.
extension English {
  static func addMoments(to tree: inout RowTree) {
    tree.add(.moment) {
      // Before the day by itself, as "thursday nights" are all of them.
      Row("[on] {} mornings", .weekday) { Moment(every: RepeatRule(.weekly).on([$0]), at: TimeOfDay(.morning)) }
      Row("[on] {} afternoons", .weekday) { Moment(every: RepeatRule(.weekly).on([$0]), at: TimeOfDay(.afternoon)) }
      Row("[on] {} evenings", .weekday) { Moment(every: RepeatRule(.weekly).on([$0]), at: TimeOfDay(.evening)) }
      Row("[on] {} nights", .weekday) { Moment(every: RepeatRule(.weekly).on([$0]), at: TimeOfDay(.night)) }
      // With a time of the day these are all of them: "mon-fri at 9".
      Row("{} [,] [on] (mon|monday) (-|to|til|till|thru|through) (fri|friday)", .time) {
        Moment(every: RepeatRule(.weekly).on(Weekday.working))?.joined($0)
      }
      Row("[from] (mon|monday) (-|to|til|till|thru|through) (fri|friday) [,] {}", .time) {
        Moment(every: RepeatRule(.weekly).on(Weekday.working))?.joined($0)
      }
      Row("{}", .day) { $0 }
      Row("{}", .time) { $0 }
      Row("{}", .dottedClock) { Moment($0) }
      // Tomorrow in Scotland; "in the morn" is a morning.
      Row("the morn") { Moment(.period(.day, 1)) }
      Row("{}", .recurrence) { $0 }
      Row("{} [,] {} to {}", .day, .digits, .digits) { day, start, end in
        guard let start = start.hour, let end = end.hour else { return nil }
        return day.joined(Moment(start, until: end))
      }
      // "dec 7 11am" has a day and is not at 7:11 in December.
      Row("{} [,|-|:] {}", .day, .time) { $0.isMonth ? nil : $0.joined($1) }
      Row("{}:{}", .date, .clock) { Moment(.date($0), $1) }
      Row("{}t{}", .date, .clock) { Moment(.date($0), $1) }
      Row("{}t{}z", .date, .clock) { Moment(.date($0), $1) }
      Row("{}t{}.{}z", .date, .clock, .digits) { date, clock, _ in Moment(.date(date), clock) }
      Row("{} cob", .day) { $0.joined(Moment(TimeOfDay(.endOfDay))) }
      Row("cob {}", .weekday) { Moment(.weekday($0, .unqualified), TimeOfDay(.endOfDay)) }
      Row("{} [,] {}h", .day, .hour) { day, hour in
        TimeOfDay(hour, 0, .twentyFourHour).flatMap { day.joined(Moment($0)) }
      }
      Row("{}h {}", .hour, .day) { hour, day in
        TimeOfDay(hour, 0, .twentyFourHour).flatMap { day.joined(Moment($0)) }
      }
      Row("{} [,] {}", .time, .day) { $0.joined($1) }
      // A card that is moved keeps its time of day anyway.
      Row("{} [,] [at] [the] same time [as before|as usual]", .day) { $0 }
      Row("{}", .dayList) { Moment(each: $0) }
      Row("{} [,] {}", .dayList, .time) { days, time in Moment(each: days).flatMap { $0.joined(time) } }
      Row("{} [,] {}", .time, .dayList) { time, days in Moment(each: days).flatMap { $0.joined(time) } }
      // "jan 8-12" is five days, and no evening in January.
      Row("{} [,] {} (-|to) {}", .day, .looseClock, .looseClock) {
        $0.isMonth ? nil : $0.joined(Moment($1, until: $2))
      }
      Row("{} [,] (from|between) {} (-|to|till|until|til|and|an|&) {}", .day, .looseClock, .looseClock) {
        $0.joined(Moment($1, until: $2))
      }
      Row("{} (-|to|till|until|til) {} [,] {}", .looseClock, .looseClock, .day) { $2.joined(Moment($0, until: $1)) }
      Row("{} {}", .clockDigits, .day) { digits, day in digits.digitClock(on: day).flatMap { Moment($0).joined(day) } }
      Row("{} {}", .day, .clockDigits) { day, digits in digits.digitClock(on: day).flatMap { day.joined(Moment($0)) } }
      Row("{} {}", .clockDigits, .rule) { digits, rule in digits.digitClock().flatMap { Moment(every: rule, at: $0) } }
      Row("{} {}", .rule, .clockDigits) { rule, digits in digits.digitClock().flatMap { Moment(every: rule, at: $0) } }
      Row("{} {}", .dottedDate, .time) { Moment(.date($0)).joined($1) }
      Row("{} {}", .day, .dottedClock) { $0.joined(Moment($1)) }
      Row("{} {} {}", .day, .hour, .twoDigits) { day, hour, minute in
        minute >= 10 && minute % 5 == 0 ? TimeOfDay(hour, minute).flatMap { day.joined(Moment($0)) } : nil
      }
      Row("{} {}", .recurrence, .dottedClock) { $0.isMonthlyOrYearly ? nil : $0.joined(Moment($1)) }
      Row("{} {} {}", .hour, .cardinal, .nearDay) { hour, minute, day in
        10...59 ~= minute && minute % 5 == 0 ? TimeOfDay(hour, minute).flatMap { Moment($0).joined(day) } : nil
      }
      Row("{} {}", .hour, .nearDay) { hour, day in TimeOfDay(hour).flatMap { Moment($0).joined(day) } }
      Row("to {} on {}", .hour, .calendar) { hour, day in TimeOfDay(hour).map { Moment(day, $0) } }
      Row("{} {}", .day, .day) { $0.refined(by: $1) }
      Row("{} or {}", .day, .day) { first, _ in first }
      Row("{} or {} [,] {}", .day, .day, .time) { first, _, time in first.joined(time) }
      Row("{} [,] {} [,] {}", .day, .time, .day) { first, time, second in
        first.joined(time).flatMap { $0.joined(second) }
      }
      Row("{} [,] {}", .recurrence, .time) { $0.joined($1) }
      Row("{} [,] {}", .time, .recurrence) { $0.joined($1) }
      Row("{} [,] {}", .recurrence, .limit) { $0.limited($1) }
      Row("{} (except|but not|apart from|not) [on] {}", .recurrence, .weekdayList) { $0.without($1) }
      Row("{} [,] {} (except|but not|apart from|not) [on] {}", .recurrence, .time, .weekdayList) {
        rule, time, days in
        rule.without(days)?.joined(time)
      }
      Row("{} {} {}", .recurrence, .time, .limit) { rule, time, limit in
        rule.joined(time).flatMap { $0.limited(limit) }
      }
      Row("{} {} {}", .recurrence, .limit, .time) { rule, limit, time in
        rule.joined(time).flatMap { $0.limited(limit) }
      }
      Row("{}", .duration) { Moment($0) }
    }
  }
}

extension Moment {
  /// Whether it is a month by its name alone.
  fileprivate var isMonth: Bool {
    guard case .date(let date)? = calendar else { return false }
    return date.day == nil && date.year == nil && clock == nil
  }
}

extension Numeral {
  /// The hour of bare digits beside a day, on a 12-hour clock face.
  fileprivate var hour: TimeOfDay? { 1...12 ~= value ? TimeOfDay(value) : nil }

  /// The time of bare digits beside a day: "fri 1930". Beside a date 2027 is a year.
  fileprivate func digitClock(on day: Moment? = nil) -> TimeOfDay? {
    let mayBeYear = if case .date? = day?.calendar { 1900...2059 ~= value } else { false }
    // "0500" begins with a nought, as no count does.
    return value % 5 == 0 && !mayBeYear && (value >= 600 || width == 4) ? clockWithoutColon() : nil
  }
}
