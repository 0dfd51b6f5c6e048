/// Walks a text word by word: white space separates, and so does a colon between two letters (`todo:buy milk`).
struct WordCutter {
  private let bytes: [UInt8]
  private var offset = 0
  private var word = Spelled()

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The next word; its key is empty where there is only punctuation or emoji.
  mutating func next() -> Line.Word? {
    while offset < bytes.count, case let (scalar, width) = bytes.scalar(at: offset), scalar.isBlank { offset += width }
    guard offset < bytes.count else { return nil }
    word.begin(at: offset)
    while offset < bytes.count {
      if bytes[offset] < 0x80, bytes[offset].isWordly {
        offset += 1
        word.take(bytes[offset - 1].lowered, endingAt: offset)
        continue
      }
      let (scalar, width) = bytes.scalar(at: offset)
      guard !scalar.isBlank else { break }
      offset += width
      word.take(scalar, endingAt: offset)
      if scalar == ":", word.endsInLetter, opensLetter { break }
    }
    return word.finished(at: offset)
  }

  private var opensLetter: Bool { offset < bytes.count && bytes.scalar(at: offset).0.properties.isAlphabetic }
}

extension [UInt8] {
  /// The scalar that begins at the offset, and its width; the bytes are those of a string.
  fileprivate func scalar(at offset: Int) -> (Unicode.Scalar, width: Int) {
    let first = self[offset]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let width = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (0x7F >> UInt32(width))
    for byte in self[offset + 1..<offset + width] { value = value << 6 | UInt32(byte & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", width)
  }
}

/// A word while it is being read.
private struct Spelled {
  private var start = 0
  /// Without what stands before and after its letters; empty while there are none.
  private var core = 0..<0
  private var key: [UInt8] = []
  /// How much of the key is the word without what closes it.
  private var coreLength = 0
  private var pause = Line.Pause.none
  private(set) var endsInLetter = false

  /// Begins afresh, in the same memory.
  mutating func begin(at start: Int) {
    key.removeAll(keepingCapacity: true)
    (self.start, core, coreLength, pause, endsInLetter) = (start, 0..<0, 0, .none, false)
  }

  mutating func take(_ scalar: Unicode.Scalar, endingAt end: Int) {
    guard scalar.isWordy else { return close(with: scalar) }
    scalar.appendLowered(to: &key)
    extend(from: end - UTF8.width(scalar), to: end)
  }

  /// The same of a letter or digit within ASCII, as nearly all are.
  mutating func take(_ lowered: UInt8, endingAt end: Int) {
    key.append(lowered)
    extend(from: end - 1, to: end)
  }

  private mutating func extend(from place: Int, to end: Int) {
    core = (core.isEmpty ? place : core.lowerBound)..<end
    endsInLetter = true
    pause = .none
    coreLength = key.count
  }

  private mutating func close(with scalar: Unicode.Scalar) {
    if pause == .none { pause = Line.Pause(scalar) }
    endsInLetter = endsInLetter && scalar == ":"
    if !core.isEmpty, !scalar.isSilent { key += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter }
  }

  func finished(at end: Int) -> Line.Word {
    Line.Word(
      key: key[..<coreLength], core: core.isEmpty ? start..<end : core, outer: start..<end, pause: pause)
  }
}

extension Unicode.Scalar {
  var isBlank: Bool { isASCII ? value == 32 || (9...13).contains(value) : properties.isWhitespace }

  /// A letter, a digit, or an accent that stands apart from its letter.
  var isWordy: Bool {
    switch value {
    case 97...122, 65...90, 48...57: true
    case ..<128: false
    default:
      properties.isAlphabetic || properties.numericType != nil || properties.canonicalCombiningClass != .notReordered
    }
  }

  /// Makes no difference inside a word: apostrophes, hyphens.
  fileprivate var isSilent: Bool {
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
