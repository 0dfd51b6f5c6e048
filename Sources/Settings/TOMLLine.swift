/// One line of the file: blank, `name = value # comment`, or unreadable.
struct TOMLLine {
  private(set) var text: String
  let content: Content

  enum Content {
    case blank
    case pair(name: String, TOML, at: Range<String.Index>)
    case unreadable
  }

  init(_ text: String) {
    self.text = text
    var reader = TOMLReader(text)
    if reader.isAtEnd {
      content = .blank
    } else if let name = reader.key(), reader.readSign("="), let (value, range) = reader.valueWithRange(),
      reader.isAtEnd
    {
      content = .pair(name: name, value, at: range)
    } else {
      content = .unreadable
    }
  }

  init(_ name: String, _ value: TOML) { self.init("\(name) = \(value.text)") }

  /// The line with another value; spaces and comment are preserved.
  func replacingValue(with value: TOML) -> TOMLLine {
    guard case .pair(_, _, let range) = content else { return self }
    return TOMLLine(text.replacingCharacters(in: range, with: value.text))
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}

/// A strict parser of one line: guessing a setting would be worse than its default.
private struct TOMLReader {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      // A comment that is not valid UTF-8 makes the line unreadable.
      return rest.isEmpty || rest.first == "#" && !rest.contains("\u{FFFD}")
    }
  }

  mutating func readSign(_ sign: Character) -> Bool {
    skipBlanks()
    guard rest.first == sign else { return false }
    rest.removeFirst()
    return true
  }

  mutating func key() -> String? {
    if let name = quoted() { return name }
    let name = rest.prefix(while: TOML.isBare)
    rest = rest[name.endIndex...]
    return name.isEmpty ? nil : String(name)
  }

  mutating func valueWithRange() -> (TOML, Range<String.Index>)? {
    skipBlanks()
    let start = rest.startIndex
    return value().map { ($0, start..<rest.startIndex) }
  }

  private mutating func value() -> TOML? {
    switch rest.first {
    case "\"", "'": return string().map { .string($0) }
    case "{": return table().map { .table($0) }
    default:
      let word = rest.prefix(while: TOML.isBare)
      rest = rest[word.endIndex...]
      switch word {
      case "true": return .boolean(true)
      case "false": return .boolean(false)
      default: return Int(word).flatMap { String($0) == word ? .number($0) : nil }
      }
    }
  }

  private mutating func quoted() -> String? {
    skipBlanks()
    return rest.first == "\"" || rest.first == "'" ? string() : nil
  }

  private mutating func string() -> String? {
    let quote = rest.removeFirst()
    var string = ""
    while let character = rest.popFirst() {
      switch character {
      case quote: return string
      case "\\" where quote == "\"":
        guard let escaped = rest.popFirst(), escaped == "\"" || escaped == "\\" else { return nil }
        string.append(escaped)
      case "\u{FFFD}": return nil
      default: string.append(character)
      }
    }
    return nil
  }

  private mutating func table() -> [(name: String, value: String)]? {
    rest.removeFirst()
    var rows: [(name: String, value: String)] = []
    repeat {
      // Values in a table are strings; nested tables are not supported.
      guard let name = key(), readSign("="), let value = quoted(), !rows.contains(where: { $0.name == name })
      else { return nil }
      rows.append((name, value))
    } while readSign(",")
    return readSign("}") ? rows : nil
  }

  private mutating func skipBlanks() { rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "\r" } }
}
