/// One way to say something: a template, and what it means when its terms read.
///
/// In a template `(a|b)` is a choice, `[a]` may be left out, and `{}` stands for the terms in order. Where the template
/// has no blank between two pieces, the text may have none either.
package struct Row<Value>: Sendable {
  fileprivate let plain: PlainRow

  /// The closure may refuse by returning `nil`.
  package init<each Input>(
    _ template: StaticString, _ term: repeat Term<each Input>,
    make: @escaping @Sendable (repeat each Input) -> Value?
  ) {
    var terms = TermList()
    repeat terms.append((each term).name)
    plain = PlainRow(template: template, terms: terms) { values in
      var values = values
      return make(repeat (values.removeFirst() as! (each Input)))
    }
  }
}

/// A row without the type of what it says, which only the compiler asks for: there are rows of many types, and each
/// costs a process more than reading what one of them says.
package struct PlainRow: Sendable {
  package let template: StaticString
  package let terms: TermList
  package let make: @Sendable (ArraySlice<Any>) -> Any?
}

/// The few terms of one row in order, in one machine word.
package struct TermList: Sendable {
  private var codes: UInt64 = 0
  private var count: UInt64 = 0

  package mutating func append(_ name: TermName) {
    precondition(count < 8)
    codes |= UInt64(name.rawValue) << (8 * count)
    count += 1
  }

  package mutating func removeFirst() -> TermName {
    precondition(count > 0)
    defer { (codes, count) = (codes >> 8, count - 1) }
    return TermName(rawValue: Int(codes & 0xFF))!
  }
}

/// Lists rows without commas, each checked by the compiler on its own.
@resultBuilder package enum Rows<Value> {
  package static func buildExpression(_ row: Row<Value>) -> PlainRow { row.plain }
  package static func buildBlock(_ rows: PlainRow...) -> [PlainRow] { rows }
}
