/// A production of the date grammar: a template, and the closure that makes a value from its terms.
///
/// In a template `(a|b)` is a choice, `[a]` is optional, and each `{}` stands for the next term. Where a template has
/// no space between two pieces, the text may have none either.
package struct Row<Value>: Sendable {
  fileprivate let erased: AnyRow

  /// `make` may return `nil`; then the row does not match.
  package init<each Input>(
    _ template: StaticString, _ term: repeat Term<each Input>,
    make: @escaping @Sendable (repeat each Input) -> Value?
  ) {
    var terms = TermList()
    repeat terms.append((each term).name)
    erased = AnyRow(template: template, terms: terms) { values in
      var values = values
      return make(repeat (values.removeFirst() as! (each Input)))
    }
  }
}

/// A row with its value type erased. Only the compiler needs the type, and specialising the code for the many types
/// would cost each process more time than reading what a row says.
package struct AnyRow: Sendable {
  package let template: StaticString
  package let terms: TermList
  package let make: @Sendable (ArraySlice<Any>) -> Any?
}

/// The terms of one row in order, packed into one machine word; at most eight.
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

/// Result builder for lists of rows without commas; the compiler type-checks each row on its own.
@resultBuilder package enum RowBuilder<Value> {
  package static func buildExpression(_ row: Row<Value>) -> AnyRow { row.erased }
  package static func buildBlock(_ rows: AnyRow...) -> [AnyRow] { rows }
}
