/// How many plural forms a language has, and which one a count takes: gettext's `nplurals=2; plural=(n != 1);`.
struct PluralRule {
  let count: Int
  /// A Swift expression of `n`.
  let expression: String

  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ";").map { part in String(part.filter { !$0.isWhitespace }) }
    guard let count = parts.first(where: { $0.hasPrefix("nplurals=") }).flatMap({ Int($0.dropFirst(9)) }),
      let formula = parts.first(where: { $0.hasPrefix("plural=") })
    else { return nil }
    var reader = FormulaReader(formula.dropFirst(7))
    guard let value = reader.conditional(), reader.isAtEnd else { return nil }
    (self.count, expression) = (count, value.number)
  }
}

/// Translates a C expression, where numbers are truth values, into a Swift one, where they are not.
private struct FormulaReader {
  private var rest: Substring

  init(_ text: some StringProtocol) { rest = Substring(text) }

  var isAtEnd: Bool { rest.isEmpty }

  struct Value {
    let text: String
    let isTruth: Bool

    var number: String { isTruth ? "(\(text) ? 1 : 0)" : text }
    var truth: String { isTruth ? text : "(\(text) != 0)" }
  }

  mutating func conditional() -> Value? {
    guard let condition = binary(atLevel: 0) else { return nil }
    guard consume("?") else { return condition }
    guard let first = conditional(), consume(":"), let second = conditional() else { return nil }
    return Value(text: "(\(condition.truth) ? \(first.number) : \(second.number))", isTruth: false)
  }

  /// By precedence, from the loosest to the tightest.
  private static let operators = [
    ["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
  ]

  private mutating func binary(atLevel level: Int) -> Value? {
    guard level < FormulaReader.operators.count else { return unary() }
    guard var left = binary(atLevel: level + 1) else { return nil }
    while let sign = FormulaReader.operators[level].first(where: { rest.hasPrefix($0) }) {
      rest = rest.dropFirst(sign.count)
      guard let right = binary(atLevel: level + 1) else { return nil }
      let parts = level < 2 ? (left.truth, right.truth) : (left.number, right.number)
      left = Value(text: "(\(parts.0) \(sign) \(parts.1))", isTruth: level < 4)
    }
    return left
  }

  private mutating func unary() -> Value? {
    if consume("!") { return unary().map { Value(text: "!\($0.truth)", isTruth: true) } }
    if consume("(") {
      guard let inner = conditional(), consume(")") else { return nil }
      return inner
    }
    if consume("n") { return Value(text: "n", isTruth: false) }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(digits.count)
    return digits.isEmpty ? nil : Value(text: String(digits), isTruth: false)
  }

  private mutating func consume(_ sign: String) -> Bool {
    guard rest.hasPrefix(sign) else { return false }
    rest = rest.dropFirst(sign.count)
    return true
  }
}
