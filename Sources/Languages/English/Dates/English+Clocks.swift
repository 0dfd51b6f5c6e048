internal import Language

// Times of the day.
extension English {
  static func clocks(_ tree: inout RowTree) {
    tree.add(.half) {
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
      Row("late [in the] {}", .part) { $0.late }
      Row("(mid|mid-) {}", .part) { $0 }
      Row("lunch (time|break|hour)") { .lunch }
      Row("(dinner|dinnertime|dinner time|supper|teatime|tea time)") { .evening }
      Row("(breakfast|breakfast time|breakfasttime)") { .earlyMorning }
      Row("(bedtime|bed time)") { .night }
      Row("(eod|cob|close of business|close of play|end of day|end of the day|end of business|end of play)") {
        .endOfDay
      }
      Row("the end of the day") { .endOfDay }
      Row("{}[-]ish", .part) { $0 }
      Row("afternoonish") { .afternoon }
    }
    tree.add(.plainClock) {
      Row("{} {}", .hour, .half) { $0 <= 12 ? Clock($0, 0, $1) : nil }
      Row("{}a", .hour) { Clock($0, 0, .am) }
      Row("{}p", .hour) { Clock($0, 0, .pm) }
      Row("{}a.", .hour) { Clock($0, 0, .am) }
      Row("{}p.", .hour) { Clock($0, 0, .pm) }
      Row("{}:{}", .digits, .twoDigits) { $0.clock($1) }
      Row("{}:{} {}", .hour, .twoDigits, .half) { Clock($0, $1, $2) }
      Row("{}:{}a", .hour, .twoDigits) { Clock($0, $1, .am) }
      Row("{}:{}p", .hour, .twoDigits) { Clock($0, $1, .pm) }
      Row("{}:{}:{}", .digits, .twoDigits, .twoDigits) { $0.clock($1, second: $2) }
      Row("{}:{}:{} {}", .hour, .twoDigits, .twoDigits, .half) { Clock($0, $1, second: $2, $3) }
      Row("{}.{} {}", .hour, .twoDigits, .half) { Clock($0, $1, $2) }
      Row("{}h{}", .hour, .twoDigits) { Clock($0, $1, .whole) }
      Row("{} {} {}", .hour, .cardinal, .half) { $1 >= 10 ? Clock($0, $1, $2) : nil }
      Row("{} (oh|o) {} {}", .hour, .cardinal, .half) { $1 < 10 ? Clock($0, $1, $2) : nil }
      Row("{} {}", .clockDigits, .half) { $0.figures($1) }
      Row("{} (hours|hrs)", .clockDigits) { $0.figures(.whole) }
      Row("{} (o'clock|oclock|o clock)", .hour) { $0 > 0 ? Clock($0) : nil }
      Row("{} (o'clock|oclock|o clock) [in the] {}", .hour, .half) { Clock($0, 0, $1) }
      Row("half [past] {}", .hour) { 1...12 ~= $0 ? Clock($0, 30) : nil }
      Row("half past {}", .plainClock) { $0.moved(minutes: 30) }
      Row("[a] quarter (past|after) {}", .plainAny) { $0.moved(minutes: 15) }
      Row("[a] quarter (to|before|til|till|of) {}", .plainAny) { $0.moved(minutes: -15) }
      Row("{} (minutes|minute|mins|min|m) past {}", .cardinal, .plainAny) { $1.moved(minutes: $0) }
      Row("{} (minutes|minute|mins|min|m) (to|til|till) {}", .cardinal, .plainAny) { $1.moved(minutes: -$0) }
      Row("{} (after|from) {}", .length, .plainAny) { $1.moved($0, 1) }
      Row("{} (before|prior to|ahead of) {}", .length, .plainAny) { $1.moved($0, -1) }
      Row("{} (after|from) {}", .length, .part) { Clock($1).moved($0, 1) }
      Row("{} (before|prior to|ahead of) {}", .length, .part) { Clock($1).moved($0, -1) }
      Row("{} (past|after) {}", .cardinal, .plainAny) { $0 < 60 ? $1.moved(minutes: $0) : nil }
      Row("{} to {}", .cardinal, .plainAny) { 5...29 ~= $0 && $0 % 5 == 0 ? $1.moved(minutes: -$0) : nil }
      Row("(noon|midday|12 noon|12:00 noon|noonish|middayish)") { Clock(.noon) }
      Row("after lunch") { Clock(13, 30, .whole) }
      Row("after school") { Clock(15, 30, .whole) }
      Row("after (work|dinner|tea)") { Clock(18, 0, .whole) }
      Row("(the midday|high noon|this noon)") { Clock(.noon) }
      Row("(midnight|12 midnight)") { Clock(.midnight) }
      Row("[the] (eod|cob|close of business|close of play|end of day|end of the day|end of business)") {
        Clock(.endOfDay)
      }
      Row("{}ish", .hour) { $0 > 0 ? Clock($0) : nil }
    }
    tree.add(.plainAny) {
      Row("{}", .plainClock) { $0 }
      Row("{}", .looseClock) { $0 }
    }
    tree.add(.clock) {
      Row("{}", .plainClock) { $0 }
      Row("{} (in the|in|at|during the|this) {}", .plainAny, .dayPart) { $0.merged(with: Clock($1)) }
      Row("{} {}", .plainClock, .part) { $0.merged(with: Clock($1)) }
      Row("{}[-]ish", .plainClock) { $0 }
    }
    tree.add(.looseClock) {
      Row("{}", .hour) { $0 > 0 ? Clock($0) : nil }
      Row("{}", .clockDigits) { $0.value % 5 == 0 ? $0.figures() : nil }
      Row("{}h", .hour) { Clock($0, 0, .whole) }
      Row("{}.{}", .hour, .twoDigits) { Clock($0, $1) }
      Row("{} {}", .hour, .cardinal) { 10...59 ~= $1 && $0 > 0 ? Clock($0, $1) : nil }
      Row("{}[-]ish", .hour) { $0 > 0 ? Clock($0) : nil }
      Row("{} ish", .hour) { $0 > 0 ? Clock($0) : nil }
      Row("{}[-]ish", .clockDigits) { $0.figures() }
    }
    // A price has a point as well, so that it is a time beside a day alone.
    tree.add(.dottedClock) {
      Row("{}.{}", .hour, .twoDigits) { $1 % 5 == 0 ? Clock($0, $1) : nil }
    }
    tree.add(.anyClock) {
      Row("{}", .clock) { $0 }
      Row("{}", .looseClock) { $0 }
    }
    tree.add(.clockList) {
      Row("{} (and|&|, and|n) [at|@] {}", .anyClock, .anyClock) { [$0, $1] }
      Row("{} , {}", .anyClock, .clockList) { [$0] + $1 }
    }
  }

  static func times(_ tree: inout RowTree) {
    tree.add(.hourPrefix) {
      Row("(at|@|by|before|b4|until|till|til|from|since|up to|no later than|later than|starting at|for)") { .at }
      Row("(at|by) (about|around|roughly|approximately)") { .roughly }
      Row("(around|about|approximately|approx|circa|ca|roughly)") { .roughly }
      Row("after") { .past }
    }
    tree.add(.spot) {
      Row("{}", .clock) { Moment($0) }
      Row("{} {}", .hourPrefix, .clock) { Moment($1).toward($0) }
      Row("(at|@|by|before|b4|until|till|til|from|since|up to|no later than|later than|starting at) {}", .looseClock) {
        Moment($0)
      }
      Row("(around|about|approximately|approx|at about|at around|circa|by about|after) {}", .looseClock) {
        Moment($0).toward(.roughly)
      }
      Row("[at|in|during|in the|during the|by|before|this coming] {}", .clock) { Moment($0) }
      Row("at {} of {}", .cardinal, .hour) {
        5...25 ~= $0 && $0 % 5 == 0 ? Clock($1)?.moved(minutes: -$0).map { Moment($0) } : nil
      }
      Row(
        "(in the|during the|during|at|by|before|b4|for|around|at the|by the|after|until|since|since the|from the) {}",
        .dayPart
      ) {
        Moment(Clock($0))
      }
      Row("in the {} at {}", .dayPart, .anyClock) { Clock($0).merged(with: $1).map { Moment($0) } }
      Row("[from] {} for {}", .clock, .length) { $1.isExact ? Moment($0).lasting($1) : nil }
      Row("{}h for {}", .hour, .length) { hour, length in
        Clock(hour, 0, .whole).flatMap { Moment($0).lasting(length) }
      }
      Row("for {} (from|starting at|starting from|starting) {}", .length, .anyClock) { Moment($1).lasting($0) }
      Row("{} (-|to|until|till|til|through|thru) {}", .clock, .anyClock) { Moment($0, until: $1) }
      Row("{} - {}", .looseClock, .clock) { Moment($0, until: $1) }
      Row("{} (to|until|till|til) {}", .looseClock, .clock) { Moment($0, until: $1) }
      Row("{} (until|till|til) {}", .looseClock, .looseClock) { Moment($0, until: $1) }
      Row("(between|in between|from) {} (and|-|to|until|till|til) {}", .anyClock, .anyClock) { Moment($0, until: $1) }
      Row("(around|at|about) {} (-|to|until|till|til) {}", .anyClock, .anyClock) { Moment($0, until: $1) }
      Row("(at|@) {}", .clockList) { Moment(each: $0.map { Moment($0) }) }
      Row("{} (and|&|, and) [at|@] {}", .clock, .clock) { Moment(each: [Moment($0), Moment($1)]) }
      Row("(later than|after) {} [but] before {}", .anyClock, .anyClock) { Moment($0, until: $1) }
      Row("(at|by|before|until) {} a.", .hour) { Clock($0, 0, .am).map { Moment($0) } }
      Row("(at|by|before|until) {} p.", .hour) { Clock($0, 0, .pm).map { Moment($0) } }
    }
    tree.add(.time) {
      Row("{}", .spot) { $0 }
      Row("{} (or so|approximately|sharp|exactly|on the dot|ish|at the latest)", .spot) { $0 }
      Row("{} for {}", .spot, .length) { $1.isExact ? $0.lasting($1) : nil }
    }
  }
}
