internal import Language

extension German {
  /// Numbers, and lengths of time: "zweieinhalb Stunden".
  static func addLengths(to tree: inout RowTree) {
    tree.add(.count) {
      Row("{}", .cardinal) { Double($0) }
      Row("{} weitere", .cardinal) { Double($0) }
      Row("{},{}", .digits, .digits) { Double("\($0.value).\($1.leadingZeros)\($1.value)") }
      Row("{}.{}", .digits, .digits) { Double("\($0.value).\($1.leadingZeros)\($1.value)") }
      Row("(ein|eine|einen|einem|einer|ne|ner|nem|nen|einige weitere)") { 1 }
      Row("[ein|eine|einer|einem|ne|ner] (halbe|halben|halbes|halber)") { 0.5 }
      Row("(anderthalb|eineinhalb)") { 1.5 }
      Row("zweieinhalb") { 2.5 }
      Row("dreieinhalb") { 3.5 }
      Row("[ein] paar") { 3 }
      Row("(einige|einigen|mehrere|mehreren)") { 4 }
    }
    tree.add(.span) {
      Row("{} {}", .count, .unit) { CalendarDuration($0, $1) }
      Row("(etwa|ca|ca.|circa|ungefähr|ungefaehr|rund|höchstens|maximal|max|gut|knapp|so) {} {}", .count, .unit) {
        CalendarDuration($0, $1)
      }
      Row("[eine|einer|ne|ner] (viertelstunde|viertel stunde)") { CalendarDuration(15, .minute) }
      Row("[eine|einer|ne|ner] (dreiviertelstunde|dreiviertel stunde)") { CalendarDuration(45, .minute) }
      Row("[eine|einer|ne|ner] halbstunde") { CalendarDuration(30, .minute) }
      Row("{}'", .digits) { CalendarDuration(Double($0.value), .minute) }
    }
    tree.add(.duration) {
      Row("{}", .span) { $0 }
      Row("{} [,] [und] {}", .span, .duration) { $1.grain < $0.grain || $1.isExact ? $0 + $1 : nil }
      Row("{} {}", .span, .cardinal) { $0.continued($1) }
    }
  }
}
