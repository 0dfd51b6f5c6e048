internal import Language

extension German {
  /// How much, and of what: "zweieinhalb Stunden".
  static func lengths(_ tree: inout RowTree) {
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
      Row("{} {}", .count, .unit) { Length($0, $1) }
      Row("(etwa|ca|ca.|circa|ungefähr|ungefaehr|rund|höchstens|maximal|max|gut|knapp|so) {} {}", .count, .unit) {
        Length($0, $1)
      }
      Row("[eine|einer|ne|ner] (viertelstunde|viertel stunde)") { Length(15, .minute) }
      Row("[eine|einer|ne|ner] (dreiviertelstunde|dreiviertel stunde)") { Length(45, .minute) }
      Row("[eine|einer|ne|ner] halbstunde") { Length(30, .minute) }
      Row("{}'", .digits) { Length(Double($0.value), .minute) }
    }
    tree.add(.length) {
      Row("{}", .span) { $0 }
      Row("{} [,] [und] {}", .span, .length) { $1.grain < $0.grain || $1.isExact ? $0 + $1 : nil }
      Row("{} {}", .span, .cardinal) { $0.continued($1) }
    }
  }
}
