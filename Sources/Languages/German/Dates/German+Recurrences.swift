import Civil
internal import Language

// Recurring dates and their limits: "jeden zweiten Dienstag", "alle 14 Tage", "montags".
extension German {
  static func addRecurrences(to tree: inout RowTree) {
    tree.add(.weekdayList) {
      Row("{}", .weekday) { [$0] }
      Row("{}", .weekdays) { [$0] }
      Row("{} (,|und|u|oder|/|, und|+) [am|jeden] {}", .weekday, .weekdayList) { [$0] + $1 }
      Row("{} (,|und|u|oder|/|, und|+) {}", .weekdays, .weekdayList) { [$0] + $1 }
      Row("{} (-|bis) {}", .weekday, .weekday) { Weekday.from($0, through: $1) }
      Row("{} (-|bis) {}", .weekdays, .weekdays) { Weekday.from($0, through: $1) }
      Row("(wochenende|we)") { [.saturday, .sunday] }
      Row("(werktag|werktage|wochentag|wochentage|arbeitstag|arbeitstage)") { Weekday.working }
    }
    tree.add(.pluralList) {
      Row("{}", .weekdays) { [$0] }
      Row("{} (,|und|u|/|, und|+) {}", .weekdays, .weekdayList) { [$0] + $1 }
      Row("{} (-|bis) {}", .weekdays, .weekdays) { Weekday.from($0, through: $1) }
      Row("(werktags|wochentags|an wochentagen|an werktagen)") { Weekday.working }
      Row("an (wochenenden)") { [.saturday, .sunday] }
    }
    tree.add(.ordinalList) {
      Row("{}", .ordinal) { [$0] }
      Row("(letzten|letzter|letzte|letztem)") { [-1] }
      Row("{} (,|und|u) {}", .ordinal, .ordinalList) { [$0] + $1 }
    }
    tree.add(.ranks) {
      Row("{} {}", .ordinalList, .weekdayList) { ranks, days in
        days.count == 1 ? ranks.map { RepeatRule.WeekdayRank(days[0], rank: $0) } : nil
      }
    }
    tree.add(.cycle) {
      Row("(jeden|jede|jedes|jeder|jedem|pro) {}", .unit) { RepeatRule($0) }
      Row("(einmal|1x|1 mal|1mal|einmal jede) (am|die|pro|im|in der) {}", .unit) { RepeatRule($0) }
      Row("alle {} {}", .cardinal, .unit) { RepeatRule($1, times: $0) }
      Row("alle paar {}", .unit) { RepeatRule($0, times: 3) }
      Row("(jeden|jede|jedes) {} {}", .ordinal, .unit) { RepeatRule($1, times: $0) }
      Row("(täglich|taeglich|tgl|tgl.|jeden tag|tagtäglich|tag für tag)") { RepeatRule(.daily) }
      Row("(wöchentlich|woechentlich)") { RepeatRule(.weekly) }
      Row("(zweiwöchentlich|vierzehntägig|14-tägig|14 tägig|zweiwoechentlich)") { RepeatRule(.weekly, interval: 2) }
      Row("(monatlich|jeden monat)") { RepeatRule(.monthly) }
      Row("(jährlich|jaehrlich|alljährlich)") { RepeatRule(.yearly) }
      Row("(stündlich|stuendlich)") { RepeatRule(.hourly) }
      Row("(vierteljährlich|vierteljaehrlich|quartalsweise)") { RepeatRule(.monthly, interval: 3) }
      Row("(halbjährlich|halbjaehrlich)") { RepeatRule(.monthly, interval: 6) }
      Row("alle halbe stunde") { RepeatRule(.minutely, interval: 30) }
      Row("jede halbe stunde") { RepeatRule(.minutely, interval: 30) }
      Row("(zweimal|2x|2 mal|2mal) (am tag|täglich|taeglich|pro tag)") { RepeatRule(.hourly, interval: 12) }
      Row("{} mal (am tag|täglich|pro tag)", .cardinal) { RepeatRule(timesADay: $0) }
      Row("{}x (am tag|täglich|pro tag)", .cardinal) { RepeatRule(timesADay: $0) }
      Row("{}mal (am tag|täglich|pro tag)", .cardinal) { RepeatRule(timesADay: $0) }
    }
    tree.add(.monthCycle) {
      Row("(im|jeden|des|pro) monat") { RepeatRule(.monthly) }
      Row("(eines|jedes) monats") { RepeatRule(.monthly) }
    }
    addRules(to: &tree)
  }

  private static func addRules(to tree: inout RowTree) {
    tree.add(.rule) {
      Row("{}", .cycle) { $0 }
      Row("(jeden|jedes|jede|immer am|immer|an jedem) {}", .weekdayList) { RepeatRule(.weekly).on($0) }
      Row("(jeden|jedes|jede) {} {}", .ordinal, .weekdayList) { RepeatRule(.weekly, interval: $0).on($1) }
      Row("alle {} wochen [am|,] {}", .cardinal, .weekdayList) { RepeatRule(.weekly, interval: $0).on($1) }
      Row("[immer] {}", .pluralList) { RepeatRule(.weekly).on($0) }
      Row("{} (am|,|immer am) {}", .cycle, .weekdayList) { $0.on($1) }
      Row("{} (am|zum) {}", .cycle, .ordinalList) { $0.on(monthDays: $1) }
      Row("(immer am|am|jeden|zum|immer zum) {} {}", .ordinalList, .monthCycle) { $1.on(monthDays: $0) }
      Row("(immer am|am|jeden) {} {}", .ranks, .monthCycle) { $1.on($0) }
      Row("{} {}", .ranks, .monthCycle) { $1.on($0) }
      Row("(am anfang|anfang|zum anfang|immer anfang) {}", .monthCycle) { $0.on(monthDays: [1]) }
      Row("(am ende|ende|zum ende|immer ende) {}", .monthCycle) { $0.on(monthDays: [-1]) }
      Row("jeden {} {}", .monthDay, .month) { RepeatRule(.yearly).on(monthDays: [$0])?.inMonth($1) }
      Row("(jedes jahr|jährlich|jaehrlich) am {}", .date) { RepeatRule(.yearly).on($0) }
      Row("[am] {} (jedes jahr|jährlich)", .date) { RepeatRule(.yearly).on($0) }
      Row("(jedes jahr|jedes) [zu|an] {}", .holiday) { $0.rule }
    }
    tree.add(.recurrence) {
      Row("{}", .rule) { Moment(every: $0) }
      Row("(jeden|jede|immer am) {}", .part) { Moment(every: RepeatRule(.daily), at: TimeOfDay($0)) }
      Row("(jeden|immer am) {}", .weekdayPart) {
        Moment(every: RepeatRule(.weekly).on([$0.weekday]), at: TimeOfDay($0.part))
      }
      Row("(immer) {}", .part) { Moment(every: RepeatRule(.daily), at: TimeOfDay($0)) }
      Row("{} [,] {}", .rule, .dayPart) { Moment(every: $0, at: TimeOfDay($1)) }
      Row("{} [,] {}", .rule, .limit) { Moment(every: $0)?.limited($1) }
      Row("{} [,] {}", .limit, .rule) { Moment(every: $1)?.limited($0) }
    }
    tree.add(.limit) {
      Row("[insgesamt] {} mal", .cardinal) { .count($0) }
      Row("(ab|beginnend|ab dem|ab nächster) {}", .calendar) { .start($0) }
      Row("(bis|bis zum|bis ende) {}", .calendar) { .stop($0) }
      Row("{} lang", .duration) { .lasting($0) }
      Row("(für|fuer) [die nächsten] {}", .duration) { .lasting($0) }
    }
  }
}
