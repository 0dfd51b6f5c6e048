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
    skip(while: \.isBlank)
    guard here < scalars.endIndex else { return nil }
    var word = Spelled(at: offset)
    while here < scalars.endIndex, !scalars[here].isBlank {
      let scalar = scalars[here]
      advance()
      word.take(scalar, endingAt: offset)
      if scalar == ":", word.endsInLetter, here < scalars.endIndex, scalars[here].properties.isAlphabetic { break }
    }
    return word.finished(at: offset)
  }

  private mutating func skip(while matches: (Unicode.Scalar) -> Bool) {
    while here < scalars.endIndex, matches(scalars[here]) { advance() }
  }

  private mutating func advance() {
    offset += UTF8.width(scalars[here])
    here = scalars.index(after: here)
  }
}

/// A word while it is being read.
private struct Spelled {
  private let start: Int
  private var core: Range<Int>?
  private var key = ""
  private var pause = Line.Pause.none
  private(set) var endsInLetter = false

  init(at start: Int) { self.start = start }

  mutating func take(_ scalar: Unicode.Scalar, endingAt end: Int) {
    if scalar.isWordy {
      core = (core?.lowerBound ?? end - UTF8.width(scalar))..<end
      endsInLetter = true
      pause = .none
      key.unicodeScalars.append(contentsOf: scalar.lowered)
    } else {
      if pause == .none { pause = Line.Pause(scalar) }
      endsInLetter = endsInLetter && scalar == ":"
      if !scalar.isSilent { key.unicodeScalars.append(scalar) }
    }
  }

  func finished(at end: Int) -> Line.Word {
    Line.Word(
      key: core == nil ? (key == "&" ? "and" : "") : key.trimmedToWord,
      core: core ?? start..<end, outer: start..<end, pause: pause)
  }
}

extension String {
  /// How a word compares: without punctuation at its ends, apostrophes and hyphens.
  fileprivate var trimmedToWord: String {
    let scalars = unicodeScalars
    guard let first = scalars.first, let last = scalars.last, !(first.isWordy && last.isWordy) else { return self }
    let start = scalars.firstIndex(where: \.isWordy) ?? scalars.startIndex
    let end = scalars.lastIndex(where: \.isWordy).map(scalars.index(after:)) ?? scalars.endIndex
    return String(scalars[start..<end])
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

  fileprivate var lowered: String.UnicodeScalarView {
    switch value {
    case 65...90: String(Unicode.Scalar(UInt8(value + 32))).unicodeScalars
    case ..<128: String(self).unicodeScalars
    default: properties.lowercaseMapping.unicodeScalars
    }
  }
}
