import Civil
internal import Language

// Calendar dates, written out or in digits, and holidays: "24.11.", "am 3. Mai".
extension German {
  static func addDates(to tree: inout RowTree) {
    tree.add(.date) {
      Row("{} {}", .monthDay, .month) { CalendarDate(month: $1, day: $0) }
      Row("{} {} {}", .monthDay, .month, .year) { CalendarDate(year: $2, month: $1, day: $0) }
      Row("{}.{}.", .digits, .monthNumber) { 1...31 ~= $0.value ? CalendarDate(month: $1, day: $0.value) : nil }
      Row("{}.{}.{}", .digits, .monthNumber, .year) {
        1...31 ~= $0.value ? CalendarDate(year: $2, month: $1, day: $0.value) : nil
      }
      Row("{}.{}.{}", .digits, .monthNumber, .shortYear) {
        1...31 ~= $0.value ? CalendarDate(year: $2, month: $1, day: $0.value) : nil
      }
      Row("{}-{}-{}", .year, .monthNumber, .monthDay) { CalendarDate(year: $0, month: $1, day: $2) }
    }
    tree.add(.holiday) {
      Row("(heiligabend|heilig abend|hl. abend|hl abend|heiliger abend|weihnachtsabend)") { .fixed(month: 12, day: 24) }
      Row("[ersten|1.] (weihnachten|weihnachtsfeiertag|weihnachtstag)") { .fixed(month: 12, day: 25) }
      Row("(zweiten|zweiter|2.) (weihnachtsfeiertag|weihnachtstag)") { .fixed(month: 12, day: 26) }
      Row("(silvester|sylvester)") { .fixed(month: 12, day: 31) }
      Row("(neujahr|neujahrstag)") { .fixed(month: 1, day: 1) }
      Row("(dreikönig|dreikönigstag|heilige drei könige)") { .fixed(month: 1, day: 6) }
      Row("(nikolaus|nikolaustag|nikolo)") { .fixed(month: 12, day: 6) }
      Row("valentinstag") { .fixed(month: 2, day: 14) }
      Row("(tag der arbeit|erster mai)") { .fixed(month: 5, day: 1) }
      Row("(halloween)") { .fixed(month: 10, day: 31) }
      Row("allerheiligen") { .fixed(month: 11, day: 1) }
      Row("muttertag") { .nth(2, .sunday, month: 5) }
      Row("rosenmontag") { .easter(-48) }
      Row("aschermittwoch") { .easter(-46) }
      Row("karfreitag") { .easter(-2) }
      Row("(ostern|ostersonntag)") { .easter(0) }
      Row("ostermontag") { .easter(1) }
      Row("(himmelfahrt|christi himmelfahrt|vatertag)") { .easter(39) }
      Row("(pfingsten|pfingstsonntag)") { .easter(49) }
      Row("pfingstmontag") { .easter(50) }
      Row("fronleichnam") { .easter(60) }
    }
  }
}
