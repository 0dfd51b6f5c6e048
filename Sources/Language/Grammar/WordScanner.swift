/// Splits a text into words at white space, and at a colon between two letters (`todo:buy milk`).
struct WordScanner {
  private let bytes: [UInt8]
  private var offset = 0
  private var word = WordBuilder()

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The next word; its key is empty where there is only punctuation or emoji.
  mutating func next() -> Line.Word? {
    while offset < bytes.count, case let (scalar, width) = bytes.scalar(at: offset), scalar.isBlank { offset += width }
    guard offset < bytes.count else { return nil }
    word.begin(at: offset)
    while offset < bytes.count {
      if bytes[offset] < 0x80, bytes[offset].isAlphanumeric {
        offset += 1
        word.append(bytes[offset - 1].lowercased, endingAt: offset)
        continue
      }
      let (scalar, width) = bytes.scalar(at: offset)
      guard !scalar.isBlank else { break }
      offset += width
      word.append(scalar, endingAt: offset)
      if scalar == ":", word.endsInLetter, isBeforeLetter { break }
    }
    return word.makeWord(endingAt: offset)
  }

  private var isBeforeLetter: Bool { offset < bytes.count && bytes.scalar(at: offset).0.properties.isAlphabetic }
}

extension [UInt8] {
  /// The scalar at the offset and its width in bytes; the bytes must be valid UTF-8.
  fileprivate func scalar(at offset: Int) -> (Unicode.Scalar, width: Int) {
    let first = self[offset]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let width = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (0x7F >> UInt32(width))
    for byte in self[offset + 1..<offset + width] { value = value << 6 | UInt32(byte & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", width)
  }
}

/// Collects one word while it is read.
private struct WordBuilder {
  private var start = 0
  /// The UTF-8 range from the first letter to the last; empty until there is one.
  private var core = 0..<0
  private var key: [UInt8] = []
  /// The length of the key without punctuation after the last letter.
  private var coreLength = 0
  private var pause = Line.Pause.none
  private(set) var endsInLetter = false

  /// Resets the builder for another word, keeping its memory.
  mutating func begin(at start: Int) {
    key.removeAll(keepingCapacity: true)
    (self.start, core, coreLength, pause, endsInLetter) = (start, 0..<0, 0, .none, false)
  }

  mutating func append(_ scalar: Unicode.Scalar, endingAt end: Int) {
    guard scalar.isWordCharacter else { return appendPunctuation(with: scalar) }
    scalar.appendLowered(to: &key)
    extend(from: end - UTF8.width(scalar), to: end)
  }

  /// The fast path for an ASCII letter or digit.
  mutating func append(_ lowered: UInt8, endingAt end: Int) {
    key.append(lowered)
    extend(from: end - 1, to: end)
  }

  private mutating func extend(from place: Int, to end: Int) {
    core = (core.isEmpty ? place : core.lowerBound)..<end
    endsInLetter = true
    pause = .none
    coreLength = key.count
  }

  private mutating func appendPunctuation(with scalar: Unicode.Scalar) {
    if pause == .none { pause = Line.Pause(scalar) }
    endsInLetter = endsInLetter && scalar == ":"
    if !core.isEmpty, !scalar.isIgnoredInWords { key += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter }
  }

  func makeWord(endingAt end: Int) -> Line.Word {
    Line.Word(
      key: key[..<coreLength], core: core.isEmpty ? start..<end : core, outer: start..<end, pause: pause)
  }
}

extension Unicode.Scalar {
  var isBlank: Bool { isASCII ? value == 32 || (9...13).contains(value) : properties.isWhitespace }

  /// A letter, a digit, or a combining accent.
  var isWordCharacter: Bool {
    switch value {
    case 97...122, 65...90, 48...57: true
    case ..<128: false
    default:
      properties.isAlphabetic || properties.numericType != nil || properties.canonicalCombiningClass != .notReordered
    }
  }

  /// Ignored inside a word: apostrophes, hyphens.
  fileprivate var isIgnoredInWords: Bool {
    switch self {
    case "'", "’", "‘", "`", "´", "-", "‐", "‑": true
    default: false
    }
  }

  fileprivate func appendLowered(to bytes: inout [UInt8]) {
    switch value {
    case 65...90: bytes.append(UInt8(value + 32))
    case ..<128: bytes.append(UInt8(value))
    default: bytes += properties.lowercaseMapping.utf8
    }
  }
}
