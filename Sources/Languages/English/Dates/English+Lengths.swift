internal import Language

extension English {
  /// Numbers, and lengths of time: "two and a half hours".
  static func addLengths(to tree: inout RowTree) {
    tree.add(.count) {
      Row("{}", .cardinal) { Double($0) }
      Row("{} more", .cardinal) { Double($0) }
      Row("{}.{}", .digits, .digits) { Double("\($0.value).\($1.leadingZeros)\($1.value)") }
      Row("{}/{}", .digits, .digits) { $1.value == 0 ? nil : Double($0.value) / Double($1.value) }
      Row("(a|an|another|each)") { 1 }
      Row("half [a|an|of a|of an]") { 0.5 }
      Row("(a|an) half") { 0.5 }
      Row("[a] quarter (of a|of an|of|a|an)") { 0.25 }
      Row("three[-]quarters (of a|of an|of|an)") { 0.75 }
      Row("(three|3) quarters (of a|of an|of|an)") { 0.75 }
      Row("[a] (couple|pair) [of] [more]") { 2 }
      Row("[a] few [more]") { 3 }
      Row("several") { 4 }
      Row("(a|half a) dozen") { 12 }
      Row("{} (and|&) [a|an] half", .cardinal) { Double($0) + 0.5 }
      Row("{} and [a|one] quarter", .cardinal) { Double($0) + 0.25 }
      Row("{} and {} (quarter|quarters)", .cardinal, .cardinal) { Double($0) + Double($1) / 4 }
    }
    tree.add(.span) {
      Row("{} {}", .count, .unit) { CalendarDuration($0, $1) }
      // "at 4 w craig" is with him.
      Row("{}w", .cardinal) { CalendarDuration(Double($0), Unit(grain: .week)) }
      Row("{}-{}", .count, .unit) { CalendarDuration($0, $1) }
      Row("{} {} (and|&) [a|an] half", .count, .unit) { CalendarDuration($0 + 0.5, $1) }
      Row("{} {} and [a] quarter", .count, .unit) { CalendarDuration($0 + 0.25, $1) }
      Row("{} {} and three quarters", .count, .unit) { CalendarDuration($0 + 0.75, $1) }
      Row("(about|around|approximately|roughly|exactly|like|maybe|say|at least|up to) {} {}", .count, .unit) {
        CalendarDuration($0, $1)
      }
      Row("{}'", .digits) { CalendarDuration(Double($0.value), .minute) }
      Row("{}\"", .digits) { CalendarDuration(Double($0.value), .second) }
    }
    tree.add(.duration) {
      Row("{}", .span) { $0 }
      Row("{} [,] [and] {}", .span, .duration) { $1.grain < $0.grain || $1.isExact ? $0 + $1 : nil }
      Row("{} [and] {}", .span, .cardinal) { $0.continued($1) }
      Row("{} or so", .span) { $0 }
      Row("an hour (and|&) (a half|half)") { CalendarDuration(1.5, .hour) }
    }
  }
}
