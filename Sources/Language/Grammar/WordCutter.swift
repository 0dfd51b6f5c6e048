/// Walks a text word by word: white space separates, and so does a colon between two letters (`todo:buy milk`).
struct WordCutter {
  private let scalars: String.UnicodeScalarView
  private var here: String.Index
  private var offset = 0

  init(_ text: String) {
    scalars = text.unicodeScalars
    here = scalars.startIndex
  }

  /// The next word; its key is empty where there is only punctuation or emoji.
  mutating func next() -> Line.Word? {
    while here < scalars.endIndex, scalars[here].isBlank { advance(over: scalars[here]) }
    guard here < scalars.endIndex else { return nil }
    var word = Spelled(at: offset)
    while here < scalars.endIndex, case let scalar = scalars[here], !scalar.isBlank {
      advance(over: scalar)
      word.take(scalar, endingAt: offset)
      if scalar == ":", word.endsInLetter, here < scalars.endIndex, scalars[here].properties.isAlphabetic { break }
    }
    return word.finished(at: offset)
  }

  private mutating func advance(over scalar: Unicode.Scalar) {
    offset += UTF8.width(scalar)
    here = scalars.index(after: here)
  }
}

/// A word while it is being read.
private struct Spelled {
  private let start: Int
  private var core: Range<Int>?
  private var key: [UInt8] = []
  /// How much of the key is the word without what closes it.
  private var coreLength = 0
  private var pause = Line.Pause.none
  private(set) var endsInLetter = false

  init(at start: Int) {
    self.start = start
    key.reserveCapacity(12)
  }

  mutating func take(_ scalar: Unicode.Scalar, endingAt end: Int) {
    guard scalar.isWordy else { return close(with: scalar) }
    core = (core?.lowerBound ?? end - UTF8.width(scalar))..<end
    endsInLetter = true
    pause = .none
    scalar.appendLowered(to: &key)
    coreLength = key.count
  }

  private mutating func close(with scalar: Unicode.Scalar) {
    if pause == .none { pause = Line.Pause(scalar) }
    endsInLetter = endsInLetter && scalar == ":"
    if core != nil, !scalar.isSilent { key += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter }
  }

  func finished(at end: Int) -> Line.Word {
    Line.Word(
      key: String(decoding: key.prefix(coreLength), as: UTF8.self), core: core ?? start..<end, outer: start..<end,
      pause: pause)
  }
}

extension Unicode.Scalar {
  var isBlank: Bool { isASCII ? value == 32 || (9...13).contains(value) : properties.isWhitespace }

  /// A letter or a digit.
  var isWordy: Bool {
    switch value {
    case 97...122, 65...90, 48...57: true
    case ..<128: false
    default: properties.isAlphabetic || properties.numericType != nil
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
