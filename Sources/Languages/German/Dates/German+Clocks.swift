internal import Language

// Times of the day: "halb acht", "viertel nach drei", "14 Uhr 30".
extension German {
  static func clocks(_ tree: inout RowTree) {
    tree.add(.dayPart) {
      Row("{}", .part) { $0 }
      Row("(in der früh|in der frueh|in der früh|am frühen morgen|am fruehen morgen|frühmorgens)") { .morning }
      Row("(am|in der|zu|zum|zur|gegen) {}", .part) { $0 }
      Row("(später|spaeter|am späten|am spaeten|spät am|spaet am) {}", .part) { $0.late }
      Row("(nach|vor) feierabend") { .endOfDay }
      Row("[in der] (mittagspause|mittagszeit)") { .lunch }
    }
    tree.add(.plainClock) {
      Row("{} uhr", .hour) { Clock($0) }
      Row("{}uhr", .hour) { Clock($0) }
      Row("ein uhr") { Clock(1) }
      Row("{} uhr {}", .hour, .cardinal) { $1 < 60 ? Clock($0, $1) : nil }
      // In figures hours count from 0 to 23.
      Row("{}:{}", .hour, .twoDigits) { Clock($0, $1, .whole) }
      Row("{}:{} uhr", .hour, .twoDigits) { Clock($0, $1, .whole) }
      Row("{}.{} uhr", .hour, .twoDigits) { Clock($0, $1, .whole) }
      Row("{}h{}", .hour, .twoDigits) { Clock($0, $1, .whole) }
      Row("{}h", .hour) { $0 > 12 ? Clock($0, 0, .whole) : nil }
      Row("halb {}", .hour) { 1...12 ~= $0 ? Clock($0 == 1 ? 12 : $0 - 1, 30) : nil }
      Row("(dreiviertel|drei viertel|dreiviertl) {}", .hour) { 1...12 ~= $0 ? Clock($0 == 1 ? 12 : $0 - 1, 45) : nil }
      Row("(viertel|viertl) {}", .hour) { 1...12 ~= $0 ? Clock($0 == 1 ? 12 : $0 - 1, 15) : nil }
      Row("(viertel|viertl) nach {}", .plainAny) { $0.moved(minutes: 15) }
      Row("(viertel|viertl) (vor|ab) {}", .plainAny) { $0.moved(minutes: -15) }
      Row("{} [minuten|min] nach {}", .cardinal, .plainAny) { $0 < 60 ? $1.moved(minutes: $0) : nil }
      Row("{} [minuten|min] vor {}", .cardinal, .plainAny) { 1...29 ~= $0 ? $1.moved(minutes: -$0) : nil }
      Row("kurz (vor|nach) {}", .plainAny) { $0 }
      Row("mitternacht") { Clock(.midnight) }
    }
    tree.add(.plainAny) {
      Row("{}", .plainClock) { $0 }
      Row("{}", .looseClock) { $0 }
    }
    tree.add(.clock) {
      Row("{}", .plainClock) { $0 }
      Row("{} {}", .plainAny, .dayPart) { $0.merged(with: Clock($1)) }
    }
    tree.add(.looseClock) {
      Row("{}", .hour) { $0 > 0 ? Clock($0) : nil }
      Row("{}.{}", .hour, .twoDigits) { Clock($0, $1) }
      Row("{}", .clockDigits) { $0.value % 5 == 0 ? $0.figures() : nil }
    }
    tree.add(.dottedClock) {
      Row("{}.{}", .hour, .twoDigits) { $1 % 5 == 0 ? Clock($0, $1) : nil }
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

  static func times(_ tree: inout RowTree) {
    tree.add(.hourPrefix) {
      Row("(um|bis|bis um|vor|ab|seit|von|pünktlich um|puenktlich um|punkt|spätestens um|spaetestens um)") { .at }
      Row("(gegen|so gegen|um ca|ca|ca.|circa|etwa um|ungefähr um|ungefaehr um|so um)") { .roughly }
      Row("nach") { .past }
    }
    tree.add(.spot) {
      Row("{}", .clock) { Moment($0) }
      Row("{} {}", .hourPrefix, .anyClock) { Moment($1).toward($0) }
      Row("{} {} rum", .hourPrefix, .anyClock) { prefix, clock in Moment(clock).toward(.roughly) }
      Row("{}", .dayPart) { Moment(Clock($0)) }
      Row("bis (zum|zur) {}", .part) { Moment(Clock($0)) }
      Row("{} (-|bis) {}", .clock, .anyClock) { Moment($0, until: $1) }
      Row("{} (-|bis) {}", .looseClock, .clock) { Moment($0, until: $1) }
      Row("(von|zwischen) {} (bis|und|-) {}", .anyClock, .anyClock) { Moment($0, until: $1) }
      Row("{} {} lang", .spot, .length) { $1.isExact ? $0.lasting($1) : nil }
      Row("um {}", .clockList) { Moment(each: $0.map { Moment($0) }) }
      Row("{} (und|u) [um] {}", .clock, .clock) { Moment(each: [Moment($0), Moment($1)]) }
    }
    tree.add(.time) {
      Row("{}", .spot) { $0 }
      Row("{} (pünktlich|genau|spätestens|herum|oder so)", .spot) { $0 }
    }
  }
}
