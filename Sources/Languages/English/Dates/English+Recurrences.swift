import Civil
internal import Language

// Recurring dates and their limits.
extension English {
  static func addRecurrences(to tree: inout RowTree) {
    addLists(to: &tree)
    addCycles(to: &tree)
    addRules(to: &tree)
    addLimits(to: &tree)
  }

  private static func addLists(to tree: inout RowTree) {
    tree.add(.weekdayList) {
      Row("{}", .weekday) { [$0] }
      Row("{}", .weekdays) { [$0] }
      Row("{} (,|and|&|or|/|, and|+|an) [on|every|each|on every] {}", .weekday, .weekdayList) { [$0] + $1 }
      Row("{} (,|and|&|or|/|, and|+|an) [on|every|each|on every] {}", .weekdays, .weekdayList) { [$0] + $1 }
      Row("{} {}", .weekday, .weekdayList) { $1.contains($0) ? nil : [$0] + $1 }
      Row("{} (-|to|through|thru|till) {}", .weekday, .weekday) { Weekday.from($0, through: $1) }
      Row("{} (-|to|through|thru|till) {}", .weekdays, .weekdays) { Weekday.from($0, through: $1) }
      Row("{} (-|to|through|thru|till) {}", .weekdays, .weekday) { Weekday.from($0, through: $1) }
      Row("(weekend|weekends|weekend day|weekend days)") { [.saturday, .sunday] }
      Row(
        "(weekday|weekdays|workday|workdays|work day|working day|working days|business day|business days|school day|school days)"
      ) {
        Weekday.working
      }
    }
    tree.add(.pluralList) {
      Row("{}", .weekdays) { [$0] }
      Row("{} (,|and|&|/|, and|+|an) [on|every|each|on every] {}", .weekdays, .weekdayList) { [$0] + $1 }
      Row("{} (-|to|through|thru|till) {}", .weekdays, .weekdays) { Weekday.from($0, through: $1) }
      Row("{} (-|to|through|thru|till) {}", .weekdays, .weekday) { Weekday.from($0, through: $1) }
      Row("weekends") { [.saturday, .sunday] }
      Row("(weekdays|workdays|business days|working days)") { Weekday.working }
    }
    tree.add(.ordinalList) {
      Row("{}", .ordinal) { [$0] }
      Row("last") { [-1] }
      Row("penultimate") { [-2] }
      Row("{} [to] [the] last", .ordinal) { [-$0] }
      Row("{} (,|and|&|, and|or) [the|on the] {}", .ordinal, .ordinalList) { [$0] + $1 }
    }
    tree.add(.dayNumbers) {
      Row("{}", .monthDay) { [$0] }
      Row("{} (,|and|&|, and|or) [the] {}", .monthDay, .dayNumbers) { [$0] + $1 }
    }
    tree.add(.ranks) {
      Row("{} {}", .ordinalList, .weekdayList) { ranks, days in
        days.count == 1 ? ranks.map { RepeatRule.WeekdayRank(days[0], rank: $0) } : nil
      }
      Row("{} {} (,|and|&|, and) [the] {}", .ordinalList, .weekday, .ranks) { ranks, day, more in
        ranks.map { RepeatRule.WeekdayRank(day, rank: $0) } + more
      }
    }
  }

  private static func addCycles(to tree: inout RowTree) {
    tree.add(.rate) {
      Row("(a|per|each) {}", .unit) { RepeatRule($0).flatMap { Moment(every: $0) } }
      Row("(a|per|each) night") { Moment(every: RepeatRule(.daily), at: TimeOfDay(.night)) }
    }
    tree.add(.cycle) {
      Row("(every|each|per|every single|ev|once a|once per|once every|once each) {}", .unit) { RepeatRule($0) }
      Row("once in {} {}", .cardinal, .unit) { RepeatRule($1, times: $0) }
      Row("[once] every {} {}", .cardinal, .unit) { RepeatRule($1, times: $0) }
      Row("[once] (every|ev) (other|second|alternate|alt) {}", .unit) { RepeatRule($0, times: 2) }
      Row("[on] (alternate|alternating) days") { RepeatRule(.daily, interval: 2) }
      Row("[once] every {} {}", .ordinal, .unit) { RepeatRule($1, times: $0) }
      Row("once in [a] (couple of|couple) {}", .unit) { RepeatRule($0, times: 2) }
      Row("[once] every (couple of|couple) {}", .unit) { RepeatRule($0, times: 2) }
      Row("[once] every few {}", .unit) { RepeatRule($0, times: 3) }
      Row("(daily|everyday|day by day|every single day|day in day out|once daily)") { RepeatRule(.daily) }
      Row("(weekly|once weekly|week by week)") { RepeatRule(.weekly) }
      Row("(monthly|once monthly|month by month)") { RepeatRule(.monthly) }
      Row("(yearly|annually|anually|per annum)") { RepeatRule(.yearly) }
      Row("hourly") { RepeatRule(.hourly) }
      Row("every half [an] hour") { RepeatRule(.minutely, interval: 30) }
      Row("(twice|two times|2 times) (a|per|each|every) day") { RepeatRule(.hourly, interval: 12) }
      Row("(twice|two times|2 times) daily") { RepeatRule(.hourly, interval: 12) }
      Row("{} times (a|per|each|every) day", .cardinal) { RepeatRule(timesADay: $0) }
      Row("{} times daily", .cardinal) { RepeatRule(timesADay: $0) }
      Row("{}x (a|per|each|every) day", .cardinal) { RepeatRule(timesADay: $0) }
      Row("{}x daily", .cardinal) { RepeatRule(timesADay: $0) }
      Row("(fortnightly|biweekly|bi-weekly|bi weekly)") { RepeatRule(.weekly, interval: 2) }
      Row("(bimonthly|bi-monthly)") { RepeatRule(.monthly, interval: 2) }
      Row("quarterly") { RepeatRule(.monthly, interval: 3) }
      Row("(biannually|semiannually|semi-annually|half yearly|half-yearly)") { RepeatRule(.monthly, interval: 6) }
    }
    tree.add(.monthCycle) {
      Row("(every|each|a|per) month") { RepeatRule(.monthly) }
      Row("every {} (months|month)", .cardinal) { RepeatRule(.monthly, interval: $0) }
      Row("every {} month", .ordinal) { RepeatRule(.monthly, interval: $0) }
      Row("every (other|second|alternate) month") { RepeatRule(.monthly, interval: 2) }
      Row("(every|each) quarter") { RepeatRule(.monthly, interval: 3) }
    }
  }

  private static func addRules(to tree: inout RowTree) {
    tree.add(.rule) {
      Row("[repeat|repeats|repeating|recurring] {}", .cycle) { $0 }
      Row("(every|each|every single|ev) {}", .weekdayList) { RepeatRule(.weekly).on($0) }
      Row("[on] (every|ev) (other|second|alternate|alt) {}", .weekdayList) { RepeatRule(.weekly, interval: 2).on($0) }
      Row("every {} {}", .cardinal, .weekdayList) { RepeatRule(.weekly, interval: $0).on($1) }
      Row("every {} {}", .ordinal, .weekdayList) { rank, days in
        // "every 2nd wednesday" is every other one, but "every first sunday" is the month's first.
        guard rank == 1 else { return RepeatRule(.weekly, interval: rank).on(days) }
        return RepeatRule(.monthly).on(days.map { RepeatRule.WeekdayRank($0, rank: 1) })
      }
      Row("(once|twice|thrice) (a|per|each|every) week [,] [on] {}", .weekdayList) { RepeatRule(.weekly).on($0) }
      Row("{} times (a|per|each|every) week [,] [on] {}", .cardinal, .weekdayList) { RepeatRule(.weekly).on($1) }
      Row("every last {}", .weekday) { RepeatRule(.monthly).on([RepeatRule.WeekdayRank($0, rank: -1)]) }
      Row("(on|at) (every|each) {}", .weekdayList) { RepeatRule(.weekly).on($0) }
      Row("[on|at|over|during] [the] {}", .pluralList) { RepeatRule(.weekly).on($0) }
      Row("{} {} [and|&] {}", .weekday, .weekday, .weekday) { RepeatRule(.weekly).on([$0, $1, $2]) }
      Row("{} {} {} [and|&] {}", .weekday, .weekday, .weekday, .weekday) { RepeatRule(.weekly).on([$0, $1, $2, $3]) }
      Row("(m w f|mwf|m/w/f)") { RepeatRule(.weekly).on([.monday, .wednesday, .friday]) }
      Row("{} [,] {}", .pluralList, .cycle) { $1.on($0) }
      Row("{} [,] {}", .weekday, .cycle) { $1.on([$0]) }
      Row("(alternate|every other) {}", .pluralList) { RepeatRule(.weekly, interval: 2).on($0) }
      Row("{} [on|,] [the] {}", .cycle, .weekdayList) { $0.on($1) }
      Row("{} [on|,] a {}", .cycle, .weekday) { $0.on([$1]) }
      Row("{} on [the] {} [day|days]", .cycle, .ordinalList) { $0.on(monthDays: $1) }
      Row("{} on (day|days) {}", .cycle, .dayNumbers) { $0.on(monthDays: $1) }
      Row("{} on [the] last day [of the month]", .cycle) { $0.on(monthDays: [-1]) }
      Row("{} (at|on|from) the (begin|beginning|start)", .cycle) { $0.on(monthDays: [1]) }
      Row("{} (at|on) the end", .cycle) { $0.on(monthDays: [-1]) }
      Row("{} on [the] {}", .cycle, .ranks) { $0.on($1) }
      Row("{} on [the] {} (in|of|o) [the] month", .cycle, .ranks) { $0.on($1) }
      Row("{} on [the] {} (in|of|o) {}", .cycle, .ranks, .month) { $0.on($1)?.inMonth($2) }
      Row("{} [on] [the] {}", .cycle, .date) { $0.on($1) }
      Row("{} (on|in) {} {}", .cycle, .month, .dayNumbers) { $0.on(monthDays: $2)?.inMonth($1) }
      Row("{} on [the] {} [of] {}", .cycle, .dayNumbers, .month) { $0.on(monthDays: $1)?.inMonth($2) }
      Row("{} in {}", .cycle, .month) { $0.isYearly ? $0.inMonth($1) : nil }
      Row("[on] [the] {} [day|days] (of|in|o) {}", .ordinalList, .monthCycle) { $1.on(monthDays: $0) }
      Row("[on] [the] {} {}", .ordinalList, .monthCycle) { $1.on(monthDays: $0) }
      Row("[at|on] [the] (begin|beginning|start) of {}", .monthCycle) { $0.on(monthDays: [1]) }
      Row("[at|on] [the] end of {}", .monthCycle) { $0.on(monthDays: [-1]) }
      Row("[on|for] [the] {} (of|in|o) {}", .ranks, .monthCycle) { $1.on($0) }
      Row("[on] [the] {} {}", .ranks, .monthCycle) { $1.on($0) }
      Row("[on] [the] {} (of|in|o) [the] month [,] {}", .ranks, .monthCycle) { $1.on($0) }
      Row("(recurring|repeating|repeat|repeats) [,] [on] [the] {} (of|in|o) (the|each|every) month", .ranks) {
        RepeatRule(.monthly).on($0)
      }
      Row("[on] (every|each) {}", .ordinal) { $0 > 3 ? RepeatRule(.monthly).on(monthDays: [$0]) : nil }
      Row("[on] (every|each) {} [day] (of|in|o) [the|each|every] month", .ordinalList) {
        RepeatRule(.monthly).on(monthDays: $0)
      }
      Row("[on] (every|each) {} (of|in|o) (the|each|every) month", .ranks) { RepeatRule(.monthly).on($0) }
      Row("[on] [the] last day (of|in|o) [the] month [,] {}", .monthCycle) { $0.on(monthDays: [-1]) }
      Row("[on] [the] last (working|work|business|week) day (of|in|o) {}", .monthCycle) { $0.onWorkday(-1) }
      Row("[on] [the] {} (working|work|business) day (of|in|o) {}", .ordinal, .monthCycle) { $1.onWorkday($0) }
      Row("(every|each) last (working|work|business) day (of|in|o) (the|each|every) month") {
        RepeatRule(.monthly).onWorkday(-1)
      }
      Row("[on] (every|each) {} [of|in] {}", .dayNumbers, .month) { RepeatRule(.yearly).on(monthDays: $0)?.inMonth($1) }
      Row("[on] [the] {} [of|in] {} (every year|each year|yearly|annually)", .dayNumbers, .month) {
        RepeatRule(.yearly).on(monthDays: $0)?.inMonth($1)
      }
      Row("[on] {} [the] {} (every year|each year|yearly|annually)", .month, .dayNumbers) {
        RepeatRule(.yearly).on(monthDays: $1)?.inMonth($0)
      }
      Row("(every|each) {} [the] {}", .month, .dayNumbers) { RepeatRule(.yearly).on(monthDays: $1)?.inMonth($0) }
      Row("(every|each) {} on (day|days|the) {}", .month, .dayNumbers) {
        RepeatRule(.yearly).on(monthDays: $1)?.inMonth($0)
      }
      Row("[on] (every|each) {} (of|in|o) {}", .ranks, .month) { RepeatRule(.yearly).on($0)?.inMonth($1) }
      Row("[on] (every|each) {}", .month) { RepeatRule(.yearly).inMonth($0) }
      Row("(every|each) (weekday|workday|working day) (except|but|apart from) {}", .weekdayList) { days in
        RepeatRule(.weekly).on(Weekday.working.filter { !days.contains($0) })
      }
      Row("(every day|daily) (except|but|apart from) [on] {}", .weekdayList) { days in
        RepeatRule(.weekly).on(Weekday.allCases.filter { !days.contains($0) })
      }
      Row("(every|each) {}", .holiday) { $0.rule }
      Row("{} on {}", .cycle, .holiday) { $0.isYearly ? $1.rule : nil }
    }
    tree.add(.recurrence) {
      Row("{}", .rule) { Moment(every: $0) }
      Row("(due|due on|due by|by) {}", .rule) { Moment(every: $0) }
      Row("(every|each|every single|ev) {}", .dayPart) { Moment(every: RepeatRule(.daily), at: TimeOfDay($0)) }
      Row("(every|each) other {}", .part) { Moment(every: RepeatRule(.daily, interval: 2), at: TimeOfDay($0)) }
      Row("nightly") { Moment(every: RepeatRule(.daily), at: TimeOfDay(.night)) }
      Row("(in the|at) (mornings)") { Moment(every: RepeatRule(.daily), at: TimeOfDay(.morning)) }
      Row("{} [in the|at|during the] {}", .rule, .dayPart) { Moment(every: $0, at: TimeOfDay($1)) }
      Row("{} {} [,] {}", .weekday, .part, .cycle) { Moment(every: $2.on([$0]), at: TimeOfDay($1)) }
      Row("weekday {}", .part) { Moment(every: RepeatRule(.weekly).on(Weekday.working), at: TimeOfDay($0)) }
      Row("weekend {}", .part) { Moment(every: RepeatRule(.weekly).on([.saturday, .sunday]), at: TimeOfDay($0)) }
      Row("(in the|on|at) {} of (every|each) {}", .part, .weekdayList) {
        Moment(every: RepeatRule(.weekly).on($1), at: TimeOfDay($0))
      }
      Row("{} [,] {}", .rule, .limit) { Moment(every: $0)?.limited($1) }
      Row("{} {} {}", .rule, .limit, .limit) { Moment(every: $0)?.limited($1)?.limited($2) }
      Row("{} [,] {}", .limit, .rule) { Moment(every: $1)?.limited($0) }
      Row("{} [,] {} {}", .limit, .rule, .limit) { Moment(every: $1)?.limited($0)?.limited($2) }
    }
  }

  private static func addLimits(to tree: inout RowTree) {
    tree.add(.limit) {
      Row("[for|up to] {} (times|time|x|occurrences|occasions|repeats)", .cardinal) { .count($0) }
      Row("for [the next] {}", .duration) { .lasting($0) }
      Row("[only] once") { .count(1) }
      Row("twice") { .count(2) }
      Row("thrice") { .count(3) }
      Row("(starting|beginning|from|start|starts|as of) [on|in|from] [the] {}", .calendar) { .start($0) }
      Row("(until|till|til|ending|through|thru|up to|ends) [on|in|at] [the] {}", .calendar) { .stop($0) }
      Row(
        "(starting|beginning|from|between) [on|in] {} (until|till|til|to|through|thru|and|-) {}", .calendar, .calendar
      ) {
        .between($0, $1)
      }
    }
  }
}
