extension JSON {
  /// `nil` when the text is not one JSON value (RFC 8259), or nests deeper than 64.
  package init?(reading text: String) {
    var reader = Reader(bytes: Array(text.utf8))
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }
}

private struct Reader {
  let bytes: [UInt8]
  var place = 0

  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return place == bytes.count
    }
  }

  var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { place += 1 }
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  mutating func take(word: StaticString, as value: JSON) -> JSON? {
    for index in 0..<word.utf8CodeUnitCount {
      guard next == word.utf8Start[index] else { return nil }
      place += 1
    }
    return value
  }

  mutating func value(depth: Int) -> JSON? {
    skipBlanks()
    guard depth < 64, let byte = next else { return nil }
    switch byte {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "t"): return take(word: "true", as: true)
    case UInt8(ascii: "f"): return take(word: "false", as: false)
    case UInt8(ascii: "n"): return take(word: "null", as: nil)
    default: return number()
    }
  }

  private mutating func object(depth: Int) -> JSON? {
    var members: [(key: String, value: JSON)] = []
    guard take("{") else { return nil }
    if take("}") { return .object([]) }
    repeat {
      skipBlanks()
      guard let key = string(), take(":"), let value = value(depth: depth + 1) else { return nil }
      members.append((key, value))
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array(depth: Int) -> JSON? {
    var items: [JSON] = []
    guard take("[") else { return nil }
    if take("]") { return .array([]) }
    repeat {
      guard let item = value(depth: depth + 1) else { return nil }
      items.append(item)
    } while take(",")
    return take("]") ? .array(items) : nil
  }

  private mutating func number() -> JSON? {
    let start = place
    while let byte = next, "+-.eE0123456789".utf8.contains(byte) { place += 1 }
    guard start < place, bytes[start] != UInt8(ascii: "+"),
      let number = Double(String(decoding: bytes[start..<place], as: UTF8.self))
    else { return nil }
    return .number(number)
  }

  private mutating func string() -> String? {
    guard next == UInt8(ascii: "\"") else { return nil }
    place += 1
    var result: [UInt8] = []
    while let byte = next {
      place += 1
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
    guard let byte = next else { return nil }
    place += 1
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
    let before = place
    guard next == UInt8(ascii: "\\"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "u") else {
      return "\u{FFFD}"
    }
    place += 2
    guard let second = hex(), (0xDC00..<0xE000).contains(second) else {
      place = before
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func hex() -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    defer { place += 4 }
    return UInt32(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
  }
}
