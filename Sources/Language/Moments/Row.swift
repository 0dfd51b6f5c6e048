/// One way to say something: a template, and what it means when its terms read.
///
/// In a template `(a|b)` is a choice, `[a]` may be left out, and `{}` stands for the terms in order. Where the template
/// has no blank between two pieces, the text may have none either.
struct Row<Value>: Sendable {
  let template: StaticString
  let terms: [TermName]
  let make: @Sendable (ArraySlice<Any>) -> Any?

  /// The closure may refuse by returning `nil`.
  init<each Input>(
    _ template: StaticString, _ term: repeat Term<each Input>,
    make: @escaping @Sendable (repeat each Input) -> Value?
  ) {
    var names: [TermName] = []
    repeat names.append((each term).name)
    self.template = template
    terms = names
    self.make = { values in
      var values = values
      return make(repeat (values.removeFirst() as! (each Input)))
    }
  }
}

/// Lists rows without commas, each checked by the compiler on its own.
@resultBuilder enum Rows<Value> {
  static func buildExpression(_ row: Row<Value>) -> Row<Value> { row }
  static func buildBlock(_ rows: Row<Value>...) -> [Row<Value>] { rows }
}
