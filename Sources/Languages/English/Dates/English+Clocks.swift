internal import Language

// Times of the day.
extension English {
  static func addClocks(to tree: inout RowTree) {
    tree.add(.meridiem) {
      Row("(am|a m|a.m|a.m.|a. m.|in the am)") { .am }
      Row("(pm|p m|p.m|p.m.|p. m.|in the pm)") { .pm }
      Row("[ish] (am|in the am)") { .am }
      Row("[ish] (pm|in the pm)") { .pm }
    }
    tree.add(.dayPart) {
      Row("{}", .part) { $0 }
      Row("early [in the] {}", .part) { $0 == .morning ? .earlyMorning : $0 }
      Row("(in the|during the) early hours [of the morning]") { .earlyMorning }
      Row("[in the] early hours of the morning") { .earlyMorning }
      Row("(first thing|first thing in the morning)") { .morning }
      Row("late [in the] {}", .part) { $0.lateVariant }
      Row("(mid|mid-) {}", .part) { $0 }
      Row("lunch (time|break|hour)") { .lunch }
      Row("(dinner|dinnertime|dinner time|supper|teatime|tea time)") { .evening }
      Row("(breakfast|breakfast time|breakfasttime)") { .earlyMorning }
      Row("(bedtime|bed time)") { .night }
      Row("(eod|close of business|close of play|end of day|end of the day|end of business|end of play)") {
        .endOfDay
      }
      // By itself it is a horse, or bread.
      Row("(by|before|until|till) cob") { .endOfDay }
      Row("the end of the day") { .endOfDay }
      Row("{}[-]ish", .part) { $0 }
      Row("afternoonish") { .afternoon }
    }
    tree.add(.clockWithoutDayPart) {
      Row("{} {}", .hour, .meridiem) { $0 <= 12 ? TimeOfDay($0, 0, $1) : nil }
      Row("{}a", .hour) { TimeOfDay($0, 0, .am) }
      Row("{}p", .hour) { TimeOfDay($0, 0, .pm) }
      Row("{}a.", .hour) { TimeOfDay($0, 0, .am) }
      Row("{}p.", .hour) { TimeOfDay($0, 0, .pm) }
      Row("{}:{}", .digits, .twoDigits) { $0.clock($1) }
      Row("{}:{} {}", .hour, .twoDigits, .meridiem) { TimeOfDay($0, $1, $2) }
      Row("{}:{}a", .hour, .twoDigits) { TimeOfDay($0, $1, .am) }
      Row("{}:{}p", .hour, .twoDigits) { TimeOfDay($0, $1, .pm) }
      Row("{}:{}:{}", .digits, .twoDigits, .twoDigits) { $0.clock($1, second: $2) }
      Row("{}:{}:{} {}", .hour, .twoDigits, .twoDigits, .meridiem) { TimeOfDay($0, $1, second: $2, $3) }
      Row("{}.{} {}", .hour, .twoDigits, .meridiem) { TimeOfDay($0, $1, $2) }
      Row("{}h{}", .hour, .twoDigits) { TimeOfDay($0, $1, .twentyFourHour) }
      Row("{} {} {}", .hour, .cardinal, .meridiem) { $1 >= 10 ? TimeOfDay($0, $1, $2) : nil }
      Row("{} (oh|o) {} {}", .hour, .cardinal, .meridiem) { $1 < 10 ? TimeOfDay($0, $1, $2) : nil }
      Row("{} {}", .clockDigits, .meridiem) { $0.clockWithoutColon($1) }
      // "0830" begins with a nought, as no count does.
      Row("{}", .clockDigits) { $0.isMilitary ? $0.clockWithoutColon() : nil }
      Row("{}a", .clockDigits) { $0.clockWithoutColon(.am) }
      // "200p" is two pounds.
      Row("{}p", .clockDigits) { $0.value.isMultiple(of: 100) ? nil : $0.clockWithoutColon(.pm) }
      Row("{} (hours|hrs)", .clockDigits) { $0.clockWithoutColon(.twentyFourHour) }
      Row("{} (o'clock|oclock|o clock)", .hour) { $0 > 0 ? TimeOfDay($0) : nil }
      Row("{} (o'clock|oclock|o clock) [in the] {}", .hour, .meridiem) { TimeOfDay($0, 0, $1) }
      Row("half [past] {}", .hour) { 1...12 ~= $0 ? TimeOfDay($0, 30) : nil }
      Row("half past {}", .clockWithoutDayPart) { $0.moved(minutes: 30) }
      Row("[a] quarter (past|after) {}", .anyClockWithoutDayPart) { $0.moved(minutes: 15) }
      Row("[a] quarter (to|before|til|till|of) {}", .anyClockWithoutDayPart) { $0.moved(minutes: -15) }
      Row("{} (minutes|minute|mins|min|m) past {}", .cardinal, .anyClockWithoutDayPart) { $1.moved(minutes: $0) }
      Row("{} (minutes|minute|mins|min|m) (to|til|till) {}", .cardinal, .anyClockWithoutDayPart) {
        $1.moved(minutes: -$0)
      }
      Row("{} (after|from) {}", .duration, .anyClockWithoutDayPart) { $1.moved($0, 1) }
      Row("{} (before|prior to|ahead of) {}", .duration, .anyClockWithoutDayPart) { $1.moved($0, -1) }
      Row("{} (after|from) {}", .duration, .part) { TimeOfDay($1).moved($0, 1) }
      Row("{} (before|prior to|ahead of) {}", .duration, .part) { TimeOfDay($1).moved($0, -1) }
      Row("{} (past|after) {}", .cardinal, .anyClockWithoutDayPart) { $0 < 60 ? $1.moved(minutes: $0) : nil }
      Row("{} to {}", .cardinal, .anyClockWithoutDayPart) { 5...29 ~= $0 && $0 % 5 == 0 ? $1.moved(minutes: -$0) : nil }
      Row("(noon|midday|12 noon|12:00 noon|noonish|middayish)") { TimeOfDay(.noon) }
      Row("after lunch") { TimeOfDay(13, 30, .twentyFourHour) }
      Row("after school") { TimeOfDay(15, 30, .twentyFourHour) }
      Row("after (work|dinner|tea)") { TimeOfDay(18, 0, .twentyFourHour) }
      Row("(the midday|high noon|this noon)") { TimeOfDay(.noon) }
      Row("(midnight|12 midnight)") { TimeOfDay(.midnight) }
      Row("over lunch") { TimeOfDay(.lunch) }
      Row("(by|before|until|till) cob") { TimeOfDay(.endOfDay) }
      Row("[the] (eod|close of business|close of play|end of day|end of the day|end of business)") {
        TimeOfDay(.endOfDay)
      }
      Row("{}ish", .hour) { $0 > 0 ? TimeOfDay($0) : nil }
    }
    tree.add(.anyClockWithoutDayPart) {
      Row("{}", .clockWithoutDayPart) { $0 }
      Row("{}", .looseClock) { $0 }
    }
    tree.add(.clock) {
      Row("{}", .clockWithoutDayPart) { $0 }
      Row("{} (in the|in|at|during the|this) {}", .anyClockWithoutDayPart, .dayPart) { $0.merged(with: TimeOfDay($1)) }
      Row("{} {}", .clockWithoutDayPart, .part) { $0.merged(with: TimeOfDay($1)) }
      Row("{}[-]ish", .clockWithoutDayPart) { $0 }
    }
    tree.add(.looseClock) {
      Row("{}", .hour) { $0 > 0 ? TimeOfDay($0) : nil }
      Row("{}", .clockDigits) { $0.value % 5 == 0 ? $0.clockWithoutColon() : nil }
      Row("{}h", .hour) { TimeOfDay($0, 0, .twentyFourHour) }
      Row("{}.{}", .hour, .twoDigits) { TimeOfDay($0, $1) }
      Row("{} {}", .hour, .cardinal) { 10...59 ~= $1 && $0 > 0 ? TimeOfDay($0, $1) : nil }
      Row("{}[-]ish", .hour) { $0 > 0 ? TimeOfDay($0) : nil }
      Row("{} ish", .hour) { $0 > 0 ? TimeOfDay($0) : nil }
      Row("{}[-]ish", .clockDigits) { $0.clockWithoutColon() }
    }
    // A price has a point too, so by itself this is a time only where nobody names one (`MomentReader.isPrice`).
    tree.add(.dottedClock) {
      Row("{}.{}", .hour, .twoDigits) { $1 % 5 == 0 ? TimeOfDay($0, $1) : nil }
    }
    tree.add(.anyClock) {
      Row("{}", .clock) { $0 }
      Row("{}", .looseClock) { $0 }
    }
    tree.add(.clockList) {
      Row("{} (and|&|, and) [at|@] {}", .anyClock, .anyClock) { [$0, $1] }
      Row("{} , {}", .anyClock, .clockList) { [$0] + $1 }
    }
  }

  static func addTimes(to tree: inout RowTree) {
    tree.add(.hourPrefix) {
      Row("(at|@|by|before|b4|until|till|til|from|since|up to|no later than|later than|starting at|for)") { .at }
      Row("(at|by) (about|around|roughly|approximately)") { .approximately }
      Row("(around|round|about|approximately|approx|circa|ca|roughly)") { .approximately }
      Row("after") { .after }
    }
    tree.add(.prefixedTime) {
      // Before all others, as "from 10 to 12" is no ten minutes to noon.
      Row("(between|in between|from) {} (and|an|&|-|to|until|till|til) {}", .anyClock, .anyClock) {
        Moment($0, until: $1)
      }
      Row("{}", .clock) { Moment($0) }
      Row("{} {}", .hourPrefix, .clock) { Moment($1).modified(by: $0) }
      Row("(at|@|by|before|b4|until|till|til|from|since|up to|no later than|later than|starting at) {}", .looseClock) {
        Moment($0)
      }
      Row("(around|about|approximately|approx|at about|at around|circa|by about|after) {}", .looseClock) {
        Moment($0).modified(by: .approximately)
      }
      Row("[at|in|during|in the|during the|by|before|this coming] {}", .clock) { Moment($0) }
      Row("at {} of {}", .cardinal, .hour) {
        5...25 ~= $0 && $0 % 5 == 0 ? TimeOfDay($1)?.moved(minutes: -$0).map { Moment($0) } : nil
      }
      Row(
        "(in the|during the|during|at|by|before|b4|for|around|at the|by the|after|until|since|since the|from the) {}",
        .dayPart
      ) {
        Moment(TimeOfDay($0))
      }
      Row("in the {} at {}", .dayPart, .anyClock) { TimeOfDay($0).merged(with: $1).map { Moment($0) } }
      Row("[from] {} for {}", .clock, .duration) { $1.isExact ? Moment($0).lasting($1) : nil }
      Row("{}h for {}", .hour, .duration) { hour, length in
        TimeOfDay(hour, 0, .twentyFourHour).flatMap { Moment($0).lasting(length) }
      }
      Row("for {} (from|starting at|starting from|starting) {}", .duration, .anyClock) { Moment($1).lasting($0) }
      Row("{} (-|to|until|till|til|through|thru) {}", .clock, .anyClock) { Moment($0, until: $1) }
      Row("{} - {}", .looseClock, .clock) { Moment($0, until: $1) }
      Row("{} (to|until|till|til) {}", .looseClock, .clock) { Moment($0, until: $1) }
      Row("{} (until|till|til) {}", .looseClock, .looseClock) { Moment($0, until: $1) }
      Row("(around|at|about) {} (-|to|until|till|til) {}", .anyClock, .anyClock) { Moment($0, until: $1) }
      Row("(at|@) {}", .clockList) { Moment(each: $0.map { Moment($0) }) }
      Row("{} (and|&|, and) [at|@] {}", .clock, .clock) { Moment(each: [Moment($0), Moment($1)]) }
      Row("(later than|after) {} [but] before {}", .anyClock, .anyClock) { Moment($0, until: $1) }
      Row("(at|by|before|until) {} a.", .hour) { TimeOfDay($0, 0, .am).map { Moment($0) } }
      Row("(at|by|before|until) {} p.", .hour) { TimeOfDay($0, 0, .pm).map { Moment($0) } }
    }
    tree.add(.time) {
      Row("{}", .prefixedTime) { $0 }
      Row("{} (or so|approximately|sharp|exactly|on the dot|ish|at the latest)", .prefixedTime) { $0 }
      Row("{} (sharp|on the dot)", .looseClock) { Moment($0) }
      Row(
        "after (work|school|lunch|dinner|tea) [,] (say|around|about|like|maybe|at about|at around|so) {}", .looseClock
      ) {
        TimeOfDay(.afternoon).merged(with: $0).map { Moment($0) }
      }
      Row("{} for {}", .prefixedTime, .duration) { $1.isExact ? $0.lasting($1) : nil }
    }
  }
}
