import Civil
internal import Language

// Positions on the calendar: "nächste Woche", "Ende November", "in zwei Tagen".
extension German {
  static func addCalendarExpressions(to tree: inout RowTree) {
    tree.add(.period) {
      Row("[im|in] {}", .month) { .date(CalendarDate(month: $0)) }
      Row("[im|in] {} {}", .month, .year) { .date(CalendarDate(year: $1, month: $0)) }
      Row("[in] (diese|dieser|dieses|diesen|diesem|die|der|das) {}", .unit) { calendarPeriod($0, 0) }
      Row("[in|im|der|die|den|das] (nächste|nächster|nächsten|nächstes|nächstem) {}", .unit) { calendarPeriod($0) }
      Row("[in|im|der|die|den|das] (naechste|naechster|naechsten|naechstes|naechstem|nexte) {}", .unit) {
        calendarPeriod($0)
      }
      Row("[in|im|der|die|den|das] (kommende|kommender|kommenden|kommendes|kommendem) {}", .unit) { calendarPeriod($0) }
      Row("(übernächste|übernächster|übernächsten|übernächstes) {}", .unit) { calendarPeriod($0, 2) }
      Row("(uebernaechste|uebernaechster|uebernaechsten|uebernaechstes) {}", .unit) { calendarPeriod($0, 2) }
      Row("[in|im] [der|die|den|das] (letzte|letzter|letzten|letztes|letztem) {}", .unit) { calendarPeriod($0, -1) }
      Row("[in|im] [der|die|den|das] (vorige|voriger|vorigen|voriges|vergangene|vergangenen) {}", .unit) {
        calendarPeriod($0, -1)
      }
      Row("(unter der woche|diese woche noch)") { .period(.week, 0) }
      Row("[im] (frühling|frühjahr|fruehling|fruehjahr)") { .season(.spring, .this) }
      Row("[im] sommer") { .season(.summer, .this) }
      Row("[im] herbst") { .season(.autumn, .this) }
      Row("[im] winter") { .season(.winter, .this) }
    }
    tree.add(.calendar) {
      Row("(heute|heut)") { .period(.day, 0) }
      Row("(morgen|mrgn)") { .period(.day, 1) }
      Row("(übermorgen|uebermorgen)") { .period(.day, 2) }
      Row("gestern") { .period(.day, -1) }
      Row("vorgestern") { .period(.day, -2) }
      Row("(jetzt|jetzt gleich|sofort|gerade eben|grad eben|umgehend)") { .now }
      Row("(später|spaeter|nachher|heute später|etwas später|bisschen später|ein bisschen später)") {
        .shifted(CalendarDuration(3, .hour), 1, .now)
      }
      Row("{}", .date) { .date($0) }
      Row("{}", .weekday) { .weekday($0, .unqualified) }
      Row("(am|diesen|bis|nächsten) so") { .weekday(.sunday, .unqualified) }
      Row("(diesen|dieser|am kommenden|kommenden|kommender|den kommenden) {}", .weekday) { .weekday($0, .this) }
      Row("(nächsten|nächster|naechsten|naechster|am nächsten|am naechsten|den nächsten) {}", .weekday) {
        .weekday($0, .next)
      }
      Row("(letzten|letzter|am letzten|vorigen|vergangenen) {}", .weekday) { .weekday($0, .last) }
      Row("(übernächsten|uebernaechsten|übernächster) {}", .weekday) { .countedWeekday(2, $0) }
      Row("{} [,] {}", .weekday, .period) { $1.isWeek ? .weekdayIn($0, $1) : nil }
      Row("{} [,] [am] {}", .period, .weekday) { $0.isWeek ? .weekdayIn($1, $0) : nil }
      Row("{} in {} (woche|wochen)", .weekday, .count) {
        .shifted(CalendarDuration($1, .week), 1, .weekday($0, .unqualified))
      }
      Row("{} (in einer woche|in 8 tagen|in acht tagen)", .weekday) {
        .shifted(CalendarDuration(1, .week), 1, .weekday($0, .unqualified))
      }
      Row("(morgen|heute) in einer woche") { .period(.day, 7) }
      Row("{} [,] [den|der|dem] {}", .weekday, .date) { .date($1.on($0)) }
      Row("{} [,] [den|der|dem] {}", .weekday, .ordinal) { .date(CalendarDate(day: $1, weekday: $0)) }
      Row("(am|den|dem|zum|bis zum|ab dem|vor dem|der) {}", .ordinal) { 1...31 ~= $0 ? .monthDay($0) : nil }
      Row("[am] [dieses|diesem] (wochenende|we)") { .weekend(0) }
      Row("[am] kommenden (wochenende|we)") { .weekend(0) }
      Row("[am] (nächstes|nächsten|naechstes|naechsten) (wochenende|we)") { .weekend(1) }
      Row("(übernächstes|uebernaechstes) (wochenende|we)") { .weekend(2) }
      Row("[am] (letztes|letzten|voriges) (wochenende|we)") { .weekend(-1) }
      Row("{}", .period) { $0 }
      Row("[im] jahr {}", .year) { .date(CalendarDate(year: $0)) }
      Row("(am ende|ende|gegen ende) [der|des|vom|von] {}", .period) { .edge(.end, $0) }
      Row("(am ende|ende) (der|des|vom) {}", .unit) { $0.isCalendar ? .edge(.end, .period($0.grain, 0)) : nil }
      Row("(am anfang|anfang) [der|des|vom|von] {}", .period) { .edge(.start, $0) }
      Row("(am anfang|anfang) (der|des|vom) {}", .unit) { $0.isCalendar ? .edge(.start, .period($0.grain, 0)) : nil }
      Row("mitte [der|des|vom|von] {}", .period) { .edge(.middle, $0) }
      Row("(monatsende|zum monatsende)") { .edge(.end, .period(.month, 0)) }
      Row("(jahresende|zum jahresende)") { .edge(.end, .period(.year, 0)) }
      Row("(monatsanfang|zum monatsanfang)") { .edge(.start, .period(.month, 1)) }
      Row("wochenanfang") { .edge(.start, .period(.week, 1)) }
      Row("{} (im|des|vom) {}", .ordinal, .period) { $1.isMonth ? .dayIn($0, $1) : nil }
      Row("{} {} (im|in) {}", .ordinal, .weekday, .period) { .nthWeekday($0, $1, $2) }
      Row("(letzten|letzter) {} (im|in) {}", .weekday, .period) { .nthWeekday(-1, $0, $1) }
      Row("{}", .holiday) { .holiday($0, .unqualified, year: nil) }
      Row("(zu|an|diese|dieses|nächste|nächstes) {}", .holiday) { .holiday($0, .next, year: nil) }
      Row("(letzte|letztes) {}", .holiday) { .holiday($0, .last, year: nil) }
    }
    addShifts(to: &tree)
  }

  private static func calendarPeriod(_ unit: Unit, _ count: Int = 1) -> CalendarExpression? {
    unit.isCalendar && unit.grain != .day ? .period(unit.grain, count) : nil
  }

  private static func addShifts(to tree: inout RowTree) {
    tree.add(.calendar) {
      Row("(in|binnen|innerhalb von|nach) {}", .duration) { .shifted($0, 1, .now) }
      Row("(in|nach) (etwa|ca|ungefähr|so) {}", .duration) { .shifted($0, 1, .now) }
      Row("(heute|heut) in {}", .duration) { $0.isExact ? nil : .shifted($0, 1, .now) }
      Row("{} später", .duration) { .shifted($0, 1, .now) }
      Row("(vor|seit) {}", .duration) { .shifted($0, -1, .now) }
      Row("{} nach {}", .duration, .calendar) { $1 == .now ? nil : .shifted($0, 1, $1) }
      Row("{} vor {}", .duration, .calendar) { .shifted($0, -1, $1) }
      Row("[am] tag (nach|danach) {}", .calendar) { .shifted(CalendarDuration(1, .day), 1, $0) }
      Row("[am] tag vor {}", .calendar) { .shifted(CalendarDuration(1, .day), -1, $0) }
    }
  }
}
