internal import Language

// Days with what is said around them: prepositions, parts of the day, intervals of days.
extension English {
  static func days(_ tree: inout RowTree) {
    times(&tree)
    tree.add(.toward) {
      Row(
        "(at|on|by|in|due|due on|due by|before|b4|until|till|til|from|since|for|as of|up to|no later than|on or before|on or by)"
      ) { .at }
      Row("(starting|beginning|during|over|sometime|some time|on the|upon|@) [in|on|at|from|over|during]") { .at }
      Row("(around|about|approximately|approx|circa|towards|toward|roughly|sometime around|at around)") { .roughly }
      Row("(around about|on or about|on about)") { .roughly }
      Row("after") { .past }
    }
    tree.add(.soon) {
      Row("today") { Moment(.period(.day, 0)) }
      Row("(tomorrow|2moro|2morrow|2mrw)") { Moment(.period(.day, 1)) }
      Row("[later] (tonight|2night|2nite)") { Moment(.period(.day, 0), Clock(.tonight)) }
      Row("late tonight") { Moment(.period(.day, 0), Clock(.lateNight)) }
      Row("this {}", .dayPart) { Moment(.period(.day, 0), Clock($0)) }
      Row("early this {}", .part) { Moment(.period(.day, 0), Clock($0 == .morning ? .earlyMorning : $0)) }
      Row("late this {}", .part) { Moment(.period(.day, 0), Clock($0.late)) }
      Row("early tomorrow") { Moment(.period(.day, 1), Clock(.earlyMorning)) }
      Row("today {}", .dayPart) { Moment(.period(.day, 0), Clock($0)) }
      Row("tomorrow {}", .dayPart) { Moment(.period(.day, 1), Clock($0)) }
      Row("tomorrow this {}", .dayPart) { Moment(.period(.day, 1), Clock($0)) }
    }
    tree.add(.day) {
      Row("{} (-|to|through|thru|until) [the] {} [of] {}", .monthDay, .monthDay, .stretch) { $2.days($0, $1) }
      Row("(from|between) [the] {} (-|to|through|thru|and|until) [the] {} [of] {}", .monthDay, .monthDay, .stretch) {
        $2.days($0, $1)
      }
      Row("[from|between] {} [the] {} (-|to|through|thru|and|until) [the] {}", .stretch, .monthDay, .monthDay) {
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
        Place.date(CalendarDate(year: $3, month: $0)).days($1, $2)
      }
      Row("[from] {} for {}", .place, .length) { $1.isExact ? nil : Moment($0).lasting($1) }
      Row("for {} (from|starting|starting on|starting from) {}", .length, .place) {
        $0.isExact ? nil : Moment($1).lasting($0)
      }
      Row("{}", .soon) { $0 }
      Row("{}", .place) { Moment($0) }
      Row("{} (am|a.m|a.m.)", .place) { $0.hasYear ? nil : Moment($0, Clock(.morning)) }
      Row("{} (pm|p.m|p.m.)", .place) { $0.hasYear ? nil : Moment($0, Clock(.afternoon)) }
      Row("(before|b4) (the|this) (weekend|week-end)") { Moment(.shifted(Length(1, .day), -1, .weekend(0))) }
      Row("[till|til|until] after (the|this) (weekend|week-end)") { Moment(.shifted(Length(2, .day), 1, .weekend(0))) }
      Row("{} {}", .toward, .place) { Moment($1).toward($0) }
      Row("{} {}", .toward, .soon) { $1.toward($0) }
      Row("{} {} {}", .toward, .toward, .place) { Moment($2).toward($1) }
      Row("first thing [on] {}", .place) { Moment($0, Clock(.morning)) }
      Row("last thing [on] {}", .place) { Moment($0, Clock(.lateNight)) }
      Row("last thing (tonight|at night)") { Moment(.period(.day, 0), Clock(.lateNight)) }
      Row("last night") { Moment(.period(.day, -1), Clock(.night)) }
      Row("late last night") { Moment(.period(.day, -1), Clock(.lateNight)) }
      Row("[the] night before last") { Moment(.period(.day, -2), Clock(.night)) }
      Row("{} nights ago", .cardinal) { Moment(.period(.day, -$0), Clock(.night)) }
      Row("{} sleeps (from now|away|to go)", .cardinal) { Moment(.period(.day, $0)) }
      Row("the other (day|night)") { Moment(.period(.day, -2)) }
      Row("{} [,] [in the|at|during the|for] {}", .place, .dayPart) { $0.isInstant ? nil : Moment($0, Clock($1)) }
      Row("{} {} [,] [in the|at|during the|for] {}", .toward, .place, .dayPart) { Moment($1, Clock($2)).toward($0) }
      Row("[on|in] [the] {} of {}", .dayPart, .place) { Moment($1, Clock($0)) }
      Row("early {} {}", .place, .part) { Moment($0, Clock($1 == .morning ? .earlyMorning : $1)) }
      Row("late {} {}", .place, .part) { Moment($0, Clock($1.late)) }
      Row("{} (-|to|until|till|til|through|thru) {}", .place, .place) { Moment($0).through($1) }
      Row("{} and {}", .place, .place) { $0.isStretch && $1.isStretch ? Moment($0).through($1) : nil }
      Row("{} {} and {}", .toward, .place, .place) { $1.isStretch && $2.isStretch ? Moment($1).through($2) : nil }
      Row("(from|between|starting) [the] {} (-|to|until|till|til|through|thru|and) [the] {}", .place, .place) {
        Moment($0).through($1)
      }
    }
    tree.add(.dayList) {
      Row("{} (and|&|, and|n) {}", .day, .day) { $0.isOneDay && $1.isOneDay ? [$0, $1] : nil }
      Row("{} , {}", .day, .dayList) { $0.isOneDay ? [$0] + $1 : nil }
      Row("{} {} (and|&|, and) {} {}", .day, .time, .day, .time) { first, time, second, otherTime in
        first.joined(time).flatMap { first in second.joined(otherTime).map { [first, $0] } }
      }
    }
  }
}
