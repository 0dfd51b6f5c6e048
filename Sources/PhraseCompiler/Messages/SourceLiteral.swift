/// Reads string literals where they stand in a Swift file.
struct SourceLiteral {
  private let source: [UInt8]
  private var place: Int

  init(in source: [UInt8], at place: Int) { (self.source, self.place) = (source, place) }

  /// The literal that begins here, with `{0}` and so on for what is interpolated; `nil` where none does.
  mutating func key() -> String? {
    let quote = hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    guard hasPrefix(quote) else { return nil }
    place += quote.utf8.count
    var text: [UInt8] = []
    var holes = 0
    while place < source.count, !hasPrefix(quote) {
      if !hasPrefix("\\") {
        text.append(source[place])
        place += 1
      } else if hasPrefix("\\(") {
        place += 1
        guard skipBrackets() else { return nil }
        text += Array("{\(holes)}".utf8)
        holes += 1
      } else {
        text += source[place..<min(place + 2, source.count)]
        place += 2
      }
    }
    place += quote.utf8.count
    return SourceLiteral.plain(String(decoding: text, as: UTF8.self), isLong: quote.count > 1)
  }

  /// The literals that are arguments of the call here, each alone: those inside other brackets are not.
  mutating func arguments() -> [String] {
    while place < source.count, source[place] != UInt8(ascii: "(") { place += 1 }
    place += 1
    var found: [String] = []
    while place < source.count, source[place] != UInt8(ascii: ")") {
      if hasPrefix("\"") {
        found += key().map { [$0] } ?? []
      } else if hasPrefix("(") || hasPrefix("[") || hasPrefix("{") {
        guard skipBrackets() else { return found }
      } else {
        place += 1
      }
    }
    return found
  }

  private mutating func skipBrackets() -> Bool {
    var depth = 0
    while place < source.count {
      if hasPrefix("\"") {
        guard key() != nil else { return false }
        continue
      }
      if hasPrefix("(") || hasPrefix("[") || hasPrefix("{") { depth += 1 }
      if hasPrefix(")") || hasPrefix("]") || hasPrefix("}") { depth -= 1 }
      place += 1
      if depth == 0 { return true }
    }
    return false
  }

  private func hasPrefix(_ text: String) -> Bool { source[place...].starts(with: text.utf8) }

  /// Without escapes, and for one over several lines without its margin.
  private static func plain(_ text: String, isLong: Bool) -> String {
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
