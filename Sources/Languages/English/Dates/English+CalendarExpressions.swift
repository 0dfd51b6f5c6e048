import Civil
internal import Language

// Positions on the calendar.
extension English {
  static func addCalendarExpressions(to tree: inout RowTree) {
    tree.add(.period) {
      Row("{}", .month) { .date(CalendarDate(month: $0)) }
      Row("{} [of|,] {}", .month, .year) { .date(CalendarDate(year: $1, month: $0)) }
      Row("{}/{}", .month, .year) { .date(CalendarDate(year: $1, month: $0)) }
      Row("{}-{}", .month, .year) { .date(CalendarDate(year: $1, month: $0)) }
      Row("{} '{}", .month, .shortYear) { .date(CalendarDate(year: $1, month: $0)) }
      Row("{} {}", .year, .month) { .date(CalendarDate(year: $0, month: $1)) }
      Row("{} (ad|a.d.|a.d|ce) {}", .year, .month) { .date(CalendarDate(year: $0, month: $1)) }
      Row("{}/{}", .year, .month) { .date(CalendarDate(year: $0, month: $1)) }
      Row("{}-{}", .year, .month) { .date(CalendarDate(year: $0, month: $1)) }
      Row("{}/{}", .monthNumber, .year) { .date(CalendarDate(year: $1, month: $0)) }
      Row("{}-{}", .year, .monthNumber) { .date(CalendarDate(year: $0, month: $1)) }
      Row("{}/{}", .year, .monthNumber) { .date(CalendarDate(year: $0, month: $1)) }
      Row("(this|the current|current|that) {}", .unit) { $0.isCalendar ? .period($0.grain, 0) : nil }
      Row("[the] (next|following|coming|upcoming) {}", .unit) { $0.isCalendar ? .period($0.grain, 1) : nil }
      Row("this coming {}", .unit) { $0.isCalendar ? .period($0.grain, 1) : nil }
      Row("[the] (last|past|previous|prior|this past) {}", .unit) { $0.isCalendar ? .period($0.grain, -1) : nil }
      Row("[the] {} after next", .unit) { $0.isCalendar ? .period($0.grain, 2) : nil }
      Row("[the] {} before last", .unit) { $0.isCalendar ? .period($0.grain, -2) : nil }
      Row("this {}", .month) { .date(CalendarDate(month: $0)) }
      Row("next {}", .month) { .yearsLater(0, .date(CalendarDate(month: $0))) }
      Row("last {}", .month) { .yearsLater(-1, .date(CalendarDate(month: $0))) }
      Row("{} [of] next year", .month) { .monthIn($0, .period(.year, 1)) }
      Row("{} [of] last year", .month) { .monthIn($0, .period(.year, -1)) }
      Row("{} [of] this year", .month) { .monthIn($0, .period(.year, 0)) }
      Row("{} in {} (year|years)", .month, .count) { .yearsLater(Int($1), .date(CalendarDate(month: $0))) }
      Row("(q|quarter) {}", .digits) { .quarter($0.value, year: nil) }
      Row("q{}", .digits) { .quarter($0.value, year: nil) }
      Row("q{} [of|,|/] {}", .digits, .year) { .quarter($0.value, year: $1) }
      Row("{} [-|/] q{}", .year, .digits) { .quarter($1.value, year: $0) }
      Row("[the] {} quarter", .ordinal) { .quarter($0, year: nil) }
      Row("[the] {} (quarter|qtr) [of|,] {}", .ordinal, .year) { .quarter($0, year: $1) }
      Row("[this|the] (spring|springtime)") { .season(.spring, .this) }
      Row("[this|the] (summer|summertime)") { .season(.summer, .this) }
      Row("[this|the] (autumn|fall)") { .season(.autumn, .this) }
      Row("[this|the] (winter|wintertime)") { .season(.winter, .this) }
      Row("next (spring|springtime)") { .season(.spring, .next) }
      Row("next summer") { .season(.summer, .next) }
      Row("next (autumn|fall)") { .season(.autumn, .next) }
      Row("next winter") { .season(.winter, .next) }
      Row("last (spring|springtime)") { .season(.spring, .last) }
      Row("last summer") { .season(.summer, .last) }
      Row("last (autumn|fall)") { .season(.autumn, .last) }
      Row("last winter") { .season(.winter, .last) }
      Row("(this|current) (season|seasons)") { .seasons(0) }
      Row("(next|coming) (season|seasons)") { .seasons(1) }
      Row("(last|past|previous) (season|seasons)") { .seasons(-1) }
    }
    tree.add(.calendar) {
      Row("(today|2day)") { .period(.day, 0) }
      Row("(tomorrow|tomorrows|2moro|2morrow|2mrw)") { .period(.day, 1) }
      Row("yesterday") { .period(.day, -1) }
      Row("[the] day after tomorrow") { .period(.day, 2) }
      Row("[the] day before yesterday") { .period(.day, -2) }
      Row("overmorrow") { .period(.day, 2) }
      Row("(now|right now|just now|right away|straight away|immediately|at once)") { .now }
      Row("(this minute|this moment|at the moment|atm|this instant)") { .now }
      Row("(asap)") { .now }
      Row("(later|later today|later on today|a bit later|a little later|in a while|in a bit)") {
        .shifted(CalendarDuration(3, .hour), 1, .now)
      }
      Row("{}", .date) { .date($0) }
      Row("{}", .weekday) { .weekday($0, .unqualified) }
      Row("(this|this coming|the coming|coming) {}", .weekday) { .weekday($0, .this) }
      Row("[the|this] next {}", .weekday) { .weekday($0, .next) }
      Row("(last|past|this past|the last|the past|previous) {}", .weekday) { .weekday($0, .last) }
      Row("{} [,] [of|in] {}", .weekday, .period) { $1.isWeek ? .weekdayIn($0, $1) : nil }
      Row("{} week", .weekday) { .shifted(CalendarDuration(1, .week), 1, .weekday($0, .unqualified)) }
      Row("{} fortnight", .weekday) { .shifted(CalendarDuration(2, .week), 1, .weekday($0, .unqualified)) }
      Row("(a week|week|one week) (on|from|after) {}", .weekday) {
        .shifted(CalendarDuration(1, .week), 1, .weekday($0, .unqualified))
      }
      Row("[the] {} (after|following) {}", .weekday, .calendar) {
        .weekdayIn($0, .shifted(CalendarDuration(1, .day), 1, $1))
      }
      Row("[the] {} before {}", .weekday, .calendar) { .weekdayIn($0, .shifted(CalendarDuration(1, .week), -1, $1)) }
      Row("[the] {} after next", .weekday) { .countedWeekday(2, $0) }
      Row("{} [,] {}", .period, .weekday) { $0.isWeek ? .weekdayIn($1, $0) : nil }
      Row("[the] week (of|commencing|beginning|starting) [the] {}", .calendar) { .weekOf($0) }
      Row("w/c [the] {}", .calendar) { .weekOf($0) }
      Row("[the] {} week (of|in|o) [the] {}", .ordinal, .period) { .weekIn($0, $1) }
      Row("[the] last week (of|in|o) [the] {}", .period) { .weekIn(-1, $0) }
      Row("[the] ides of {}", .month) { .date(CalendarDate(month: $0, day: [3, 5, 7, 10].contains($0) ? 15 : 13)) }
      Row("(tomorrow) week") { .period(.day, 8) }
      Row("(today|this day) week") { .period(.day, 7) }
      Row("{} [,] [the] {}", .weekday, .date) { .date($1.on($0)) }
      Row("{} [,] [the] {}", .weekday, .dottedDate) { .date($1.on($0)) }
      Row("{} ({})", .weekday, .date) { .date($1.on($0)) }
      // Without a comma, which may begin something else: "rent 12 dec, monday the vet".
      Row("{} {}", .date, .weekday) { .date($0.on($1)) }
      Row("{} [,] [the] {}", .weekday, .ordinal) { .date(CalendarDate(day: $1, weekday: $0)) }
      Row("[the] {}", .ordinal) { 1...31 ~= $0 ? .monthDay($0) : nil }
      // "before the 30", and at no other place.
      Row("the {}", .digits) { 1...31 ~= $0.value && $0.width == 2 ? .monthDay($0.value) : nil }
      Row("(this|the|coming|this coming|the coming) (weekend|week-end|wknd|wkend)") { .weekend(0) }
      Row("(wknd|wkend)") { .weekend(0) }
      Row("[the] next (weekend|week-end|wknd|wkend)") { .weekend(1) }
      Row("[the] weekend after next") { .weekend(2) }
      Row("(last|past|this past|previous|the last) (weekend|week-end)") { .weekend(-1) }
      Row("{} {} (from now|from today|hence)", .cardinal, .weekdays) { .countedWeekday($0, $1) }
      Row("{} {} (ago|back)", .cardinal, .weekdays) { .countedWeekday(-$0, $1) }
      Row("{}", .period) { $0 }
      Row("(in|during|of|for) {}", .year) { .date(CalendarDate(year: $0)) }
      Row("(in|during) {} (ad|a.d.|a.d|ce)", .year) { .date(CalendarDate(year: $0)) }
      Row("[the] {} [day] (of|in|o) [the] {}", .ordinal, .period) { $1.isMonth && $0 > 31 ? nil : .dayIn($0, $1) }
      Row("[the] {} (of|in|o) [the] {}", .monthDay, .period) { $1.isMonth ? .dayIn($0, $1) : nil }
      Row("[the] last day (of|in|o) [the] {}", .period) { .dayIn(-1, $0) }
      Row("[the] {} [day] (of|in|o) the {}", .ordinal, .unit) {
        $1.isCalendar ? .dayIn($0, .currentOrAdjacent(.period($1.grain, 0))) : nil
      }
      Row("[the] last [day] (of|in|o) the {}", .unit) {
        $0.isCalendar ? .dayIn(-1, .currentOrAdjacent(.period($0.grain, 0))) : nil
      }
      Row("[the] {} {} (of|in|o) the {}", .ordinal, .weekday, .unit) {
        $2.isCalendar ? .nthWeekday($0, $1, .currentOrAdjacent(.period($2.grain, 0))) : nil
      }
      Row("[the] last {} (of|in|o) the {}", .weekday, .unit) {
        $1.isCalendar ? .nthWeekday(-1, $0, .currentOrAdjacent(.period($1.grain, 0))) : nil
      }
      Row("[the] last (working|work|business|week) day (of|in|o) the {}", .unit) {
        $0.isCalendar ? .nthWorkday(-1, .currentOrAdjacent(.period($0.grain, 0))) : nil
      }
      Row("[the] {} (working|work|business) day (of|in|o) the {}", .ordinal, .unit) {
        $1.isCalendar ? .nthWorkday($0, .currentOrAdjacent(.period($1.grain, 0))) : nil
      }
      Row("[the] last (working|work|business) day (of|in|o) [the] {}", .period) { .nthWorkday(-1, $0) }
      Row("[the] {} (working|work|business) day (of|in|o) [the] {}", .ordinal, .period) { .nthWorkday($0, $1) }
      Row("[the] last day (of|in|o) {}", .year) { .dayIn(-1, .date(CalendarDate(year: $0))) }
      Row("[the] first day (of|in|o) {}", .year) { .dayIn(1, .date(CalendarDate(year: $0))) }
      Row("[the] {} {} (of|in|o) [the] {}", .ordinal, .weekday, .period) { .nthWeekday($0, $1, $2) }
      Row("[the] last {} (of|in|o) [the] {}", .weekday, .period) { .nthWeekday(-1, $0, $1) }
      Row("[the] {} to [the] last {} (of|in|o) [the] {}", .ordinal, .weekday, .period) { .nthWeekday(-$0, $1, $2) }
      Row("[the] (penultimate|second last|second-last|next to last) {} (of|in|o) [the] {}", .weekday, .period) {
        .nthWeekday(-2, $0, $1)
      }
      Row("[the] (end|close) (of|o) [the] {}", .period) { .edge(.end, $0) }
      Row("[the] (end|close) (of|o) [the] {}", .unit) {
        $0.isCalendar && $0.grain > Grain.day ? .edge(.end, .period($0.grain, 0)) : nil
      }
      Row("[the] end of {}", .year) { .edge(.end, .date(CalendarDate(year: $0))) }
      Row("[the] (beginning|start) (of|o) [the] {}", .period) { .edge(.start, $0) }
      Row("[the] (beginning|start) (of|o) [the] {}", .unit) {
        $0.isCalendar ? .edge(.start, .period($0.grain, 0)) : nil
      }
      Row("[the] (beginning|start) (of|o) {}", .year) { .edge(.start, .date(CalendarDate(year: $0))) }
      Row("early {}", .period) { .edge(.start, $0) }
      Row("[the] middle of [the] {}", .period) { .edge(.middle, $0) }
      Row("(mid|mid-) {}", .period) { .edge(.middle, $0) }
      Row("late {}", .period) { .edge(.end, $0) }
      Row("[the] (eom|month end|month-end)") { .edge(.end, .period(.month, 0)) }
      Row("[the] (eoy|year end|year-end)") { .edge(.end, .period(.year, 0)) }
      Row("[the] eow") { .edge(.end, .period(.week, 0)) }
      Row("[the] eoq") { .edge(.end, .period(.quarter, 0)) }
      Row("(this|the same|same) time next week") { .sameTime(.shifted(CalendarDuration(1, .week), 1, .now)) }
      Row("(this|the same|same) time last week") { .sameTime(.shifted(CalendarDuration(1, .week), -1, .now)) }
      Row("(this|the same|same) time last month") { .sameTime(.shifted(CalendarDuration(1, .month), -1, .now)) }
      Row("(this|the same|same) time next month") { .sameTime(.shifted(CalendarDuration(1, .month), 1, .now)) }
      Row("(this|the same|same) time [on] {}", .calendar) { .sameTime($0) }
      Row("later (this|in the|in this) {}", .unit) { $0.isCalendar ? .edge(.end, .period($0.grain, 0)) : nil }
      Row("[in] the new year") { .holiday(.fixed(month: 1, day: 1), .unqualified, year: nil) }
      Row("{}", .holiday) { .holiday($0, .unqualified, year: nil) }
      Row("{} [,|of|in] {}", .holiday, .year) { .holiday($0, .unqualified, year: $1) }
      Row("(this|this coming|next|the next|coming) {}", .holiday) { .holiday($0, .next, year: nil) }
      Row("(last|past|this past|the last|previous) {}", .holiday) { .holiday($0, .last, year: nil) }
      Row("{} [of|in] {}", .holiday, .period) { $1.isYear ? .holidayIn($0, $1) : nil }
    }
    addShifts(to: &tree)
  }

  /// Positions at a length of time from now, or from another position.
  private static func addShifts(to tree: inout RowTree) {
    tree.add(.calendar) {
      Row("(in|within|after) {}", .duration) { .shifted($0, 1, .now) }
      Row("(in|within) (the next|another|less than|under|the space of) {}", .duration) { .shifted($0, 1, .now) }
      Row("(in|within) {} w", .cardinal) { .shifted(CalendarDuration(Double($0), Unit(grain: .week)), 1, .now) }
      Row("(in|within) {}' time", .duration) { .shifted($0, 1, .now) }
      Row("within (the|a) {}", .unit) { .shifted(CalendarDuration(1, $0), 1, .now) }
      Row("within the next {}", .unit) { .shifted(CalendarDuration(1, $0), 1, .now) }
      Row("+ {}", .duration) { .shifted($0, 1, .now) }
      Row("within (the|this|an) hour") { .shifted(CalendarDuration(1, .hour), 1, .now) }
      Row("[the] next hour") { .shifted(CalendarDuration(1, .hour), 1, .now) }
      Row("[the] next minute") { .shifted(CalendarDuration(1, .minute), 1, .now) }
      Row("in {}", .digits) {
        1...60 ~= $0.value ? .shifted(CalendarDuration(Double($0.value), .minute), 1, .now) : nil
      }
      Row("{} (from now|later|hence|out|from today|on from now|'s time|time)", .duration) { .shifted($0, 1, .now) }
      Row("in {} (time|from now)", .duration) { .shifted($0, 1, .now) }
      Row("{} (ago|back|earlier|before|before now|prior)", .duration) { .shifted($0, -1, .now) }
      Row("{} (today|from today)", .duration) { $0.isExact ? nil : .shifted($0, 1, .now) }
      Row("{} tomorrow", .duration) { $0.isExact ? nil : .shifted($0, 1, .period(.day, 1)) }
      Row("{} ago (today|tomorrow)", .duration) { $0.isExact ? nil : .shifted($0, -1, .now) }
      Row("{} from right now", .duration) { .shifted($0 + CalendarDuration(0, .minute), 1, .now) }
      Row("the {} (after|later)", .unit) { .shifted(CalendarDuration(1, $0), 1, .now) }
      Row("the {} (before|prior)", .unit) { .shifted(CalendarDuration(1, $0), -1, .now) }
      Row("{} (after|from|following|post) {}", .duration, .calendar) { $1 == .now ? nil : .shifted($0, 1, $1) }
      Row("{} (before|prior to|ahead of) {}", .duration, .calendar) { .shifted($0, -1, $1) }
      Row("the day after {}", .calendar) { .shifted(CalendarDuration(1, .day), 1, $0) }
      Row("the day before {}", .calendar) { .shifted(CalendarDuration(1, .day), -1, $0) }
      Row("the week after {}", .calendar) { .shifted(CalendarDuration(1, .week), 1, $0) }
      Row("the week before {}", .calendar) { .shifted(CalendarDuration(1, .week), -1, $0) }
      // "an hour on friday" and "2 years on the 29th" are lengths, beside a day.
      Row("{} on {}", .duration, .calendar) { [.day, .week].contains($0.grain) ? .shifted($0, 1, $1) : nil }
    }
  }
}
