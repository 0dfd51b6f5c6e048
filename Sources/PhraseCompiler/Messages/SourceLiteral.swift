/// Reads string literals at given positions in a Swift file.
struct SourceLiteral {
  private let source: [UInt8]
  private var offset: Int

  init(in source: [UInt8], at offset: Int) { (self.source, self.offset) = (source, offset) }

  /// The literal that begins at the position, with `{0}` and so on for interpolations; `nil` where there is none.
  mutating func key() -> String? {
    let quote = hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    guard hasPrefix(quote) else { return nil }
    offset += quote.utf8.count
    var text: [UInt8] = []
    var placeholderCount = 0
    while offset < source.count, !hasPrefix(quote) {
      if !hasPrefix("\\") {
        text.append(source[offset])
        offset += 1
      } else if hasPrefix("\\(") {
        offset += 1
        guard skipBrackets() else { return nil }
        text += Array("{\(placeholderCount)}".utf8)
        placeholderCount += 1
      } else {
        text += source[offset..<min(offset + 2, source.count)]
        offset += 2
      }
    }
    offset += quote.utf8.count
    return SourceLiteral.unescaped(String(decoding: text, as: UTF8.self), isLong: quote.count > 1)
  }

  /// The literals that are arguments of the call at the position, but not those inside other brackets.
  mutating func arguments() -> [String] {
    while offset < source.count, source[offset] != UInt8(ascii: "(") { offset += 1 }
    offset += 1
    var literals: [String] = []
    while offset < source.count, source[offset] != UInt8(ascii: ")") {
      if hasPrefix("\"") {
        literals += key().map { [$0] } ?? []
      } else if hasPrefix("(") || hasPrefix("[") || hasPrefix("{") {
        guard skipBrackets() else { return literals }
      } else {
        offset += 1
      }
    }
    return literals
  }

  private mutating func skipBrackets() -> Bool {
    var depth = 0
    while offset < source.count {
      if hasPrefix("\"") {
        guard key() != nil else { return false }
        continue
      }
      if hasPrefix("(") || hasPrefix("[") || hasPrefix("{") { depth += 1 }
      if hasPrefix(")") || hasPrefix("]") || hasPrefix("}") { depth -= 1 }
      offset += 1
      if depth == 0 { return true }
    }
    return false
  }

  private func hasPrefix(_ text: String) -> Bool { source[offset...].starts(with: text.utf8) }

  /// Resolves escapes, and removes the indentation of a multi-line literal.
  private static func unescaped(_ text: String, isLong: Bool) -> String {
    var text = text
    if isLong {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let margin = lines.last?.count ?? 0
      text = lines.dropFirst().dropLast().map { $0.dropFirst(margin) }.joined(separator: "\n")
    }
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "\\", let escaped = rest.popFirst() else {
        result.append(character)
        continue
      }
      switch escaped {
      case "n": result += "\n"
      case "t": result += "\t"
      case "\n": break
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) { result.unicodeScalars.append(scalar) }
        rest = rest.dropFirst(digits.count + 2)
      default: result.append(escaped)
      }
    }
    return result
  }
}
