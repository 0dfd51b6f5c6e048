import Civil
internal import Language

// Days with their prepositions, and days together with times.
extension German {
  static func addDays(to tree: inout RowTree) {
    addTimes(to: &tree)
    tree.add(.modifier) {
      Row(
        "(am|an|um|den|dem|auf den|für den|fuer den|ab dem|bis zum|bis|bis zur|ab|vor|seit|von|vom|zum|zur|im|in|spätestens|spaetestens|spätestens am)"
      ) { .at }
      Row(
        "(bis spätestens|bis spaetestens|noch|gleich|direkt|erst|fällig|faellig|fällig am|für|fuer|auf|spätestens bis)"
      ) { .at }
      Row("(gegen|um den|circa|ca|ungefähr|etwa)") { .approximately }
      Row("nach") { .after }
    }
    tree.add(.nearDay) {
      Row("(heute|heut)") { Moment(.period(.day, 0)) }
      Row("(morgen|mrgn)") { Moment(.period(.day, 1)) }
      Row("(heute|heut) {}", .dayPart) { Moment(.period(.day, 0), TimeOfDay($0)) }
      Row("(morgen|mrgn) {}", .dayPart) { Moment(.period(.day, 1), TimeOfDay($0)) }
      Row("gleich (morgen|in der) früh") { Moment(.period(.day, 1), TimeOfDay(.morning)) }
    }
    tree.add(.day) {
      Row("{}", .nearDay) { $0 }
      Row("{}", .calendar) { Moment($0) }
      Row("{}", .weekdayPart) { Moment(.weekday($0.weekday, .unqualified), TimeOfDay($0.part)) }
      Row("{} {}", .modifier, .weekdayPart) {
        Moment(.weekday($1.weekday, .unqualified), TimeOfDay($1.part)).modified(by: $0)
      }
      Row("so nachmittag") { Moment(.weekday(.sunday, .unqualified), TimeOfDay(.afternoon)) }
      Row("so abend") { Moment(.weekday(.sunday, .unqualified), TimeOfDay(.evening)) }
      Row("so vormittag") { Moment(.weekday(.sunday, .unqualified), TimeOfDay(.morning)) }
      Row("(nächsten|naechsten|kommenden|am nächsten) {}", .weekdayPart) {
        Moment(.weekday($0.weekday, .next), TimeOfDay($0.part))
      }
      Row("{} {}", .modifier, .calendar) { Moment($1).modified(by: $0) }
      Row("{} {}", .modifier, .nearDay) { $1.modified(by: $0) }
      Row("{} {} {}", .modifier, .modifier, .calendar) { Moment($2).modified(by: $1) }
      Row("{} [,] {}", .calendar, .dayPart) { $0.isInstant ? nil : Moment($0, TimeOfDay($1)) }
      Row("{} {} [,] {}", .modifier, .calendar, .dayPart) { Moment($1, TimeOfDay($2)).modified(by: $0) }
      Row("{} (-|bis) {}", .calendar, .calendar) { Moment($0).through($1) }
      Row("(von|vom|zwischen|ab) {} (-|bis|und|bis zum) {}", .calendar, .calendar) { Moment($0).through($1) }
    }
    tree.add(.dayList) {
      Row("{} (und|u|, und|sowie) {}", .day, .day) { $0.isOneDay && $1.isOneDay ? [$0, $1] : nil }
      Row("{} , {}", .day, .dayList) { $0.isOneDay ? [$0] + $1 : nil }
    }
  }

  static func addMoments(to tree: inout RowTree) {
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
      Row("{} {}", .hour, .nearDay) { hour, day in TimeOfDay(hour).flatMap { Moment($0).joined(day) } }
      Row("{} {}", .day, .day) { $0.refined(by: $1) }
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
      Row("{}", .duration) { Moment($0) }
      Row("{} lang", .duration) { Moment($0) }
    }
  }
}
