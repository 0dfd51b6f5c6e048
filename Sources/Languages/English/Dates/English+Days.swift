internal import Language

// Days with their prepositions, parts of the day, and ranges of days.
extension English {
  static func addDays(to tree: inout RowTree) {
    addTimes(to: &tree)
    tree.add(.modifier) {
      Row(
        "(at|on|by|in|due|due on|due by|before|b4|until|till|til|from|since|for|as of|up to|no later than|on or before|on or by|due date|deadline|deadline is|due date is|last date|last date is)"
      ) { .at }
      Row("(starting|beginning|during|over|sometime|some time|on the|upon|@) [in|on|at|from|over|during]") { .at }
      Row("(around|about|approximately|approx|circa|towards|toward|roughly|sometime around|at around)") {
        .approximately
      }
      Row("(around about|on or about|on about)") { .approximately }
      Row("after") { .after }
    }
    tree.add(.nearDay) {
      Row("today") { Moment(.period(.day, 0)) }
      Row("(tomorrow|2moro|2morrow|2mrw|2moz|2mora|2morra|the morra|the morrow)") { Moment(.period(.day, 1)) }
      Row("the (morn's|morns) morn") { Moment(.period(.day, 1), TimeOfDay(.morning)) }
      Row("[later] (tonight|2night|2nite)") { Moment(.period(.day, 0), TimeOfDay(.tonight)) }
      Row("late tonight") { Moment(.period(.day, 0), TimeOfDay(.lateNight)) }
      Row("this {}", .dayPart) { Moment(.period(.day, 0), TimeOfDay($0)) }
      Row("early this {}", .part) { Moment(.period(.day, 0), TimeOfDay($0 == .morning ? .earlyMorning : $0)) }
      Row("late this {}", .part) { Moment(.period(.day, 0), TimeOfDay($0.lateVariant)) }
      Row("early tomorrow") { Moment(.period(.day, 1), TimeOfDay(.earlyMorning)) }
      Row("today {}", .dayPart) { Moment(.period(.day, 0), TimeOfDay($0)) }
      Row("tomorrow {}", .dayPart) { Moment(.period(.day, 1), TimeOfDay($0)) }
      Row("tomorrow nt") { Moment(.period(.day, 1), TimeOfDay(.night)) }
      Row("tomorrow this {}", .dayPart) { Moment(.period(.day, 1), TimeOfDay($0)) }
    }
    tree.add(.day) {
      Row("{} (-|to|through|thru|until) [the] {} [of] {}", .monthDay, .monthDay, .period) { $2.days($0, $1) }
      Row("(from|between) [the] {} (-|to|through|thru|and|until) [the] {} [of] {}", .monthDay, .monthDay, .period) {
        $2.days($0, $1)
      }
      Row("[from|between] {} [the] {} (-|to|through|thru|and|until) [the] {}", .period, .monthDay, .monthDay) {
        $0.days($1, $2)
      }
      Row("[the] (last|past|previous) {} {}", .count, .unit) { Moment.last($0, $1) }
      Row("[the] {} (last|past|previous) {}", .cardinal, .unit) { Moment.last(Double($0), $1) }
      Row("[in|over|for|during] [the] (next|coming|upcoming|following) {} {}", .count, .unit) {
        Moment.next($0, $1)
      }
      Row("[the] {} (next|coming|upcoming|following) {}", .cardinal, .unit) { Moment.next(Double($0), $1) }
      Row("[for] [the] rest of (the|this) {}", .unit) { $0.isCalendar ? Moment.rest(of: .period($0.grain, 0)) : nil }
      Row("{} [the] {} (-|to|through|thru|until) {} [,] {}", .month, .monthDay, .monthDay, .year) {
        CalendarExpression.date(CalendarDate(year: $3, month: $0)).days($1, $2)
      }
      Row("[from] {} for {}", .calendar, .duration) { $1.isExact ? nil : Moment($0).lasting($1) }
      Row("for {} (from|starting|starting on|starting from) {}", .duration, .calendar) {
        $0.isExact ? nil : Moment($1).lasting($0)
      }
      Row("{}", .nearDay) { $0 }
      Row("{}", .calendar) { Moment($0) }
      Row("{} [is] [the] last date", .calendar) { Moment($0) }
      Row("{} (latest|at latest|at the latest)", .calendar) { $0.isInstant ? nil : Moment($0) }
      Row("a week (on|from|come) {}", .weekday) {
        Moment(.shifted(CalendarDuration(1, .week), 1, .weekday($0, .unqualified)))
      }
      Row("a week {}", .weekday) { Moment(.shifted(CalendarDuration(1, .week), 1, .weekday($0, .unqualified))) }
      Row("{} now", .calendar) { $0.isInstant ? nil : Moment($0) }
      Row("{} nt", .calendar) { $0.isInstant ? nil : Moment($0, TimeOfDay(.night)) }
      Row("{} (am|a.m|a.m.)", .calendar) { $0.hasYear ? nil : Moment($0, TimeOfDay(.morning)) }
      Row("{} (pm|p.m|p.m.)", .calendar) { $0.hasYear ? nil : Moment($0, TimeOfDay(.afternoon)) }
      Row("(before|b4) (the|this) (weekend|week-end)") { Moment(.shifted(CalendarDuration(1, .day), -1, .weekend(0))) }
      Row("[till|til|until] after (the|this) (weekend|week-end)") {
        Moment(.shifted(CalendarDuration(2, .day), 1, .weekend(0)))
      }
      Row("{} {}", .modifier, .calendar) { Moment($1).modified(by: $0) }
      Row("{} {}", .modifier, .nearDay) { $1.modified(by: $0) }
      Row("(on|by|due|due on|due by|deadline|deadline is|before|b4|until|till|til|since|from|for) {}", .dottedDate) {
        Moment(.date($0))
      }
      Row("{} {} {}", .modifier, .modifier, .calendar) { Moment($2).modified(by: $1) }
      Row("first thing [on] {}", .calendar) { Moment($0, TimeOfDay(.morning)) }
      Row("last thing [on] {}", .calendar) { Moment($0, TimeOfDay(.lateNight)) }
      Row("last thing (tonight|at night)") { Moment(.period(.day, 0), TimeOfDay(.lateNight)) }
      Row("last night") { Moment(.period(.day, -1), TimeOfDay(.night)) }
      Row("late last night") { Moment(.period(.day, -1), TimeOfDay(.lateNight)) }
      Row("[the] night before last") { Moment(.period(.day, -2), TimeOfDay(.night)) }
      Row("{} nights ago", .cardinal) { Moment(.period(.day, -$0), TimeOfDay(.night)) }
      Row("{} sleeps (from now|away|to go)", .cardinal) { Moment(.period(.day, $0)) }
      Row("the other (day|night)") { Moment(.period(.day, -2)) }
      Row("{} [,] [in the|at|during the|for] {}", .calendar, .dayPart) {
        $0.isInstant ? nil : Moment($0, TimeOfDay($1))
      }
      Row("{} {} [,] [in the|at|during the|for] {}", .modifier, .calendar, .dayPart) {
        Moment($1, TimeOfDay($2)).modified(by: $0)
      }
      Row("[on|in] [the] {} of {}", .dayPart, .calendar) { Moment($1, TimeOfDay($0)) }
      Row("early {} {}", .calendar, .part) { Moment($0, TimeOfDay($1 == .morning ? .earlyMorning : $1)) }
      Row("late {} {}", .calendar, .part) { Moment($0, TimeOfDay($1.lateVariant)) }
      Row("{} (-|to|until|till|til|through|thru) {}", .calendar, .calendar) { Moment($0).through($1) }
      Row("{} and {}", .calendar, .calendar) { $0.isLongerThanDay && $1.isLongerThanDay ? Moment($0).through($1) : nil }
      Row("{} {} and {}", .modifier, .calendar, .calendar) {
        $1.isLongerThanDay && $2.isLongerThanDay ? Moment($1).through($2) : nil
      }
      Row("(from|between|starting) [the] {} (-|to|until|till|til|through|thru|and) [the] {}", .calendar, .calendar) {
        Moment($0).through($1)
      }
    }
    tree.add(.dayList) {
      Row("{} (and|&|, and|+) {}", .day, .day) { $0.isOneDay && $1.isOneDay ? [$0, $1] : nil }
      Row("{} , {}", .day, .dayList) { $0.isOneDay ? [$0] + $1 : nil }
      Row("{} {} (and|&|, and) {} {}", .day, .time, .day, .time) { first, time, second, otherTime in
        first.joined(time).flatMap { first in second.joined(otherTime).map { [first, $0] } }
      }
    }
  }
}
