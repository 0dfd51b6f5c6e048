internal import Language

// Times of the day: "halb acht", "viertel nach drei", "14 Uhr 30".
extension German {
  static func addClocks(to tree: inout RowTree) {
    tree.add(.dayPart) {
      Row("{}", .part) { $0 }
      Row("(in der früh|in der frueh|in der früh|am frühen morgen|am fruehen morgen|frühmorgens)") { .morning }
      Row("(am|in der|zu|zum|zur|gegen) {}", .part) { $0 }
      Row("(später|spaeter|am späten|am spaeten|spät am|spaet am) {}", .part) { $0.lateVariant }
      Row("(nach|vor) feierabend") { .endOfDay }
      Row("[in der] (mittagspause|mittagszeit)") { .lunch }
    }
    tree.add(.clockWithoutDayPart) {
      Row("{} uhr", .hour) { TimeOfDay($0) }
      Row("{}uhr", .hour) { TimeOfDay($0) }
      Row("ein uhr") { TimeOfDay(1) }
      Row("{} uhr {}", .hour, .cardinal) { $1 < 60 ? TimeOfDay($0, $1) : nil }
      // Hours in digits count from 0 to 23.
      Row("{}:{}", .hour, .twoDigits) { TimeOfDay($0, $1, .twentyFourHour) }
      Row("{}:{} uhr", .hour, .twoDigits) { TimeOfDay($0, $1, .twentyFourHour) }
      Row("{}.{} uhr", .hour, .twoDigits) { TimeOfDay($0, $1, .twentyFourHour) }
      Row("{}h{}", .hour, .twoDigits) { TimeOfDay($0, $1, .twentyFourHour) }
      Row("{}h", .hour) { $0 > 12 ? TimeOfDay($0, 0, .twentyFourHour) : nil }
      Row("halb {}", .hour) { 1...12 ~= $0 ? TimeOfDay($0 == 1 ? 12 : $0 - 1, 30) : nil }
      Row("(dreiviertel|drei viertel|dreiviertl) {}", .hour) {
        1...12 ~= $0 ? TimeOfDay($0 == 1 ? 12 : $0 - 1, 45) : nil
      }
      Row("(viertel|viertl) {}", .hour) { 1...12 ~= $0 ? TimeOfDay($0 == 1 ? 12 : $0 - 1, 15) : nil }
      Row("(viertel|viertl) nach {}", .anyClockWithoutDayPart) { $0.moved(minutes: 15) }
      Row("(viertel|viertl) (vor|ab) {}", .anyClockWithoutDayPart) { $0.moved(minutes: -15) }
      Row("{} [minuten|min] nach {}", .cardinal, .anyClockWithoutDayPart) { $0 < 60 ? $1.moved(minutes: $0) : nil }
      Row("{} [minuten|min] vor {}", .cardinal, .anyClockWithoutDayPart) { 1...29 ~= $0 ? $1.moved(minutes: -$0) : nil }
      Row("kurz (vor|nach) {}", .anyClockWithoutDayPart) { $0 }
      Row("mitternacht") { TimeOfDay(.midnight) }
    }
    tree.add(.anyClockWithoutDayPart) {
      Row("{}", .clockWithoutDayPart) { $0 }
      Row("{}", .looseClock) { $0 }
    }
    tree.add(.clock) {
      Row("{}", .clockWithoutDayPart) { $0 }
      Row("{} {}", .anyClockWithoutDayPart, .dayPart) { $0.merged(with: TimeOfDay($1)) }
    }
    tree.add(.looseClock) {
      Row("{}", .hour) { $0 > 0 ? TimeOfDay($0) : nil }
      Row("{}.{}", .hour, .twoDigits) { TimeOfDay($0, $1) }
      Row("{}", .clockDigits) { $0.value % 5 == 0 ? $0.clockWithoutColon() : nil }
    }
    tree.add(.dottedClock) {
      Row("{}.{}", .hour, .twoDigits) { $1 % 5 == 0 ? TimeOfDay($0, $1) : nil }
    }
    tree.add(.anyClock) {
      Row("{}", .clock) { $0 }
      Row("{}", .looseClock) { $0 }
    }
    tree.add(.clockList) {
      Row("{} (und|u|,|, und) [um] {}", .anyClock, .anyClock) { [$0, $1] }
      Row("{} , {}", .anyClock, .clockList) { [$0] + $1 }
    }
  }

  static func addTimes(to tree: inout RowTree) {
    tree.add(.hourPrefix) {
      Row("(um|bis|bis um|vor|ab|seit|von|pünktlich um|puenktlich um|punkt|spätestens um|spaetestens um)") { .at }
      Row("(gegen|so gegen|um ca|ca|ca.|circa|etwa um|ungefähr um|ungefaehr um|so um)") { .approximately }
      Row("nach") { .after }
    }
    tree.add(.prefixedTime) {
      Row("{}", .clock) { Moment($0) }
      Row("{} {}", .hourPrefix, .anyClock) { Moment($1).modified(by: $0) }
      Row("{} {} rum", .hourPrefix, .anyClock) { prefix, clock in Moment(clock).modified(by: .approximately) }
      Row("{}", .dayPart) { Moment(TimeOfDay($0)) }
      Row("bis (zum|zur) {}", .part) { Moment(TimeOfDay($0)) }
      Row("{} (-|bis) {}", .clock, .anyClock) { Moment($0, until: $1) }
      Row("{} (-|bis) {}", .looseClock, .clock) { Moment($0, until: $1) }
      Row("(von|zwischen) {} (bis|und|-) {}", .anyClock, .anyClock) { Moment($0, until: $1) }
      Row("{} {} lang", .prefixedTime, .duration) { $1.isExact ? $0.lasting($1) : nil }
      Row("um {}", .clockList) { Moment(each: $0.map { Moment($0) }) }
      Row("{} (und|u) [um] {}", .clock, .clock) { Moment(each: [Moment($0), Moment($1)]) }
    }
    tree.add(.time) {
      Row("{}", .prefixedTime) { $0 }
      Row("{} (pünktlich|genau|spätestens|herum|oder so)", .prefixedTime) { $0 }
    }
  }
}
