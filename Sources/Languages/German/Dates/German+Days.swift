import Civil
internal import Language

// Days with what is said around them, and days and times together.
extension German {
  static func days(_ tree: inout RowTree) {
    times(&tree)
    tree.add(.toward) {
      Row(
        "(am|an|um|den|dem|auf den|für den|fuer den|ab dem|bis zum|bis|bis zur|ab|vor|seit|von|vom|zum|zur|im|in|spätestens|spaetestens|spätestens am)"
      ) { .at }
      Row(
        "(bis spätestens|bis spaetestens|noch|gleich|direkt|erst|fällig|faellig|fällig am|für|fuer|auf|spätestens bis)"
      ) { .at }
      Row("(gegen|um den|circa|ca|ungefähr|etwa)") { .roughly }
      Row("nach") { .past }
    }
    tree.add(.soon) {
      Row("(heute|heut)") { Moment(.period(.day, 0)) }
      Row("(morgen|mrgn)") { Moment(.period(.day, 1)) }
      Row("(heute|heut) {}", .dayPart) { Moment(.period(.day, 0), Clock($0)) }
      Row("(morgen|mrgn) {}", .dayPart) { Moment(.period(.day, 1), Clock($0)) }
      Row("gleich (morgen|in der) früh") { Moment(.period(.day, 1), Clock(.morning)) }
    }
    tree.add(.day) {
      Row("{}", .soon) { $0 }
      Row("{}", .place) { Moment($0) }
      Row("{}", .weekdayPart) { Moment(.weekday($0.weekday, .plain), Clock($0.part)) }
      Row("{} {}", .toward, .weekdayPart) { Moment(.weekday($1.weekday, .plain), Clock($1.part)).toward($0) }
      Row("so nachmittag") { Moment(.weekday(.sunday, .plain), Clock(.afternoon)) }
      Row("so abend") { Moment(.weekday(.sunday, .plain), Clock(.evening)) }
      Row("so vormittag") { Moment(.weekday(.sunday, .plain), Clock(.morning)) }
      Row("(nächsten|naechsten|kommenden|am nächsten) {}", .weekdayPart) {
        Moment(.weekday($0.weekday, .next), Clock($0.part))
      }
      Row("{} {}", .toward, .place) { Moment($1).toward($0) }
      Row("{} {}", .toward, .soon) { $1.toward($0) }
      Row("{} {} {}", .toward, .toward, .place) { Moment($2).toward($1) }
      Row("{} [,] {}", .place, .dayPart) { $0.isInstant ? nil : Moment($0, Clock($1)) }
      Row("{} {} [,] {}", .toward, .place, .dayPart) { Moment($1, Clock($2)).toward($0) }
      Row("{} (-|bis) {}", .place, .place) { Moment($0).through($1) }
      Row("(von|vom|zwischen|ab) {} (-|bis|und|bis zum) {}", .place, .place) { Moment($0).through($1) }
    }
    tree.add(.dayList) {
      Row("{} (und|u|, und|sowie) {}", .day, .day) { $0.isOneDay && $1.isOneDay ? [$0, $1] : nil }
      Row("{} , {}", .day, .dayList) { $0.isOneDay ? [$0] + $1 : nil }
    }
  }

  static func moments(_ tree: inout RowTree) {
    tree.add(.moment) {
      Row("{}", .day) { $0 }
      Row("{}", .time) { $0 }
      Row("{}", .recurrence) { $0 }
      Row("{} [,|-|:] {}", .day, .time) { $0.joined($1) }
      Row("{} [,] {}", .time, .day) { $0.joined($1) }
      Row("{}", .dayList) { Moment(each: $0) }
      Row("{} [,] {}", .dayList, .time) { days, time in Moment(each: days).flatMap { $0.joined(time) } }
      Row("{} [,] {} (-|bis) {}", .day, .looseClock, .looseClock) { $0.joined(Moment($1, until: $2)) }
      Row("{} {}", .day, .dottedClock) { $0.joined(Moment($1)) }
      Row("{} {}", .hour, .soon) { hour, day in Clock(hour).flatMap { Moment($0).joined(day) } }
      Row("{} {}", .day, .day) { $0.tightened($1) }
      Row("{} oder {}", .day, .day) { first, _ in first }
      Row("{} [,] {} [,] {}", .day, .time, .day) { first, time, second in
        first.joined(time).flatMap { $0.joined(second) }
      }
      Row("{} [,] {}", .recurrence, .time) { $0.joined($1) }
      Row("{} [,] {}", .time, .recurrence) { $0.joined($1) }
      Row("{} [,] {}", .recurrence, .limit) { $0.limited($1) }
      Row("{} {} {}", .recurrence, .time, .limit) { rule, time, limit in
        rule.joined(time).flatMap { $0.limited(limit) }
      }
      Row("{}", .length) { Moment($0) }
      Row("{} lang", .length) { Moment($0) }
    }
  }
}
