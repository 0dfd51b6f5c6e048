extension JSON {
  /// `nil` when the text is not one JSON value (RFC 8259), or nests deeper than 64.
  package init?(reading text: String) {
    var reader = JSONParser(bytes: Array(text.utf8))
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }
}

private struct JSONParser {
  let bytes: [UInt8]
  var position = 0

  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return position == bytes.count
    }
  }

  var nextByte: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipBlanks() {
    while let byte = nextByte, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
  }

  mutating func consume(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard nextByte == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  mutating func consume(word: StaticString, as value: JSON) -> JSON? {
    for index in 0..<word.utf8CodeUnitCount {
      guard nextByte == word.utf8Start[index] else { return nil }
      position += 1
    }
    return value
  }

  mutating func value(depth: Int) -> JSON? {
    skipBlanks()
    guard depth < 64, let byte = nextByte else { return nil }
    switch byte {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "t"): return consume(word: "true", as: true)
    case UInt8(ascii: "f"): return consume(word: "false", as: false)
    case UInt8(ascii: "n"): return consume(word: "null", as: nil)
    default: return number()
    }
  }

  private mutating func object(depth: Int) -> JSON? {
    var members: [(key: String, value: JSON)] = []
    guard consume("{") else { return nil }
    if consume("}") { return .object([]) }
    repeat {
      skipBlanks()
      guard let key = string(), consume(":"), let value = value(depth: depth + 1) else { return nil }
      members.append((key, value))
    } while consume(",")
    return consume("}") ? .object(members) : nil
  }

  private mutating func array(depth: Int) -> JSON? {
    var items: [JSON] = []
    guard consume("[") else { return nil }
    if consume("]") { return .array([]) }
    repeat {
      guard let item = value(depth: depth + 1) else { return nil }
      items.append(item)
    } while consume(",")
    return consume("]") ? .array(items) : nil
  }

  private mutating func number() -> JSON? {
    let start = position
    while let byte = nextByte, "+-.eE0123456789".utf8.contains(byte) { position += 1 }
    guard start < position, bytes[start] != UInt8(ascii: "+"),
      let number = Double(String(decoding: bytes[start..<position], as: UTF8.self))
    else { return nil }
    return .number(number)
  }

  private mutating func string() -> String? {
    guard nextByte == UInt8(ascii: "\"") else { return nil }
    position += 1
    var result: [UInt8] = []
    while let byte = nextByte {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: result, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        result.append(contentsOf: String(Character(scalar)).utf8)
      case 0..<0x20: return nil
      default: result.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard let byte = nextByte else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return codePoint()
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    default: return nil
    }
  }

  /// One `XXXX`, or a surrogate pair `XXXX\uXXXX`; half a pair is replaced visibly.
  private mutating func codePoint() -> Unicode.Scalar? {
    guard let first = hex() else { return nil }
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    let start = position
    guard nextByte == UInt8(ascii: "\\"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "u") else {
      return "\u{FFFD}"
    }
    position += 2
    guard let second = hex(), (0xDC00..<0xE000).contains(second) else {
      position = start
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func hex() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    defer { position += 4 }
    return UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
  }
}
