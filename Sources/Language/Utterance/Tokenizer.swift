/// Splits a text into tokens, in one pass over its scalars.
///
/// Apostrophes and hyphens between letters and digits are part of the word ("o'clock", "check-in"), and so are the
/// marks inside a number, a time, a date or an address ("9.30", "12:15", "3,50", "x@y.com"). A slash separates words
/// but not digits. The stop of a shortened title belongs to it where a name follows: "Dr. Patel". Every other character
/// except white space is a mark of its own.
struct Tokenizer {
  private let scalars: [(scalar: Unicode.Scalar, offset: Int)]
  private let end: Int
  /// Whether several words are all in capitals, which then tell no name from another word.
  private let isInCapitals: Bool

  init(_ text: String) {
    var offset = 0
    scalars = text.unicodeScalars.map { scalar in
      defer { offset += UTF8.width(scalar) }
      return (scalar, offset)
    }
    end = offset
    let letters = scalars.filter(\.scalar.isLetter)
    isInCapitals =
      !letters.isEmpty && letters.allSatisfy(\.scalar.isCapital)
      && scalars.split { $0.scalar.isBlank || $0.scalar.isNewline }.count { $0.contains { $0.scalar.isLetter } } > 1
  }

  func tokens() -> [Token] {
    var tokens: [Token] = []
    var place = 0
    while place < scalars.count {
      let scalar = scalars[place].scalar
      if scalar.isNewline {
        tokens.append(Token(offset(place)..<offset(place + 1), "\n", .lineBreak))
        place += 1
      } else if scalar.isBlank || scalar.isInvisible {
        place += 1
      } else if scalar.isWordCharacter {
        let next = endOfWord(from: place)
        var token = word(place..<next)
        place = next
        if isStop(next, of: token) {
          token = Token(token.range.lowerBound..<offset(next + 1), token.key, token.shape)
          place += 1
        }
        tokens.append(token)
      } else {
        tokens.append(Token(offset(place)..<offset(place + 1), String(scalar), .mark))
        place += 1
      }
    }
    return tokens
  }

  private func offset(_ place: Int) -> Int { place < scalars.count ? scalars[place].offset : end }

  private func endOfWord(from start: Int) -> Int {
    var place = start + 1
    while place < scalars.count {
      if scalars[place].scalar.isWordCharacter || scalars[place].scalar.isInvisible {
        place += 1
      } else if place + 1 < scalars.count, joinsWords(place) {
        place += 2
      } else {
        break
      }
    }
    return place
  }

  /// Whether it is the stop of a shortened title, which no sentence ends with.
  private func isStop(_ place: Int, of word: Token) -> Bool {
    guard place + 2 < scalars.count, scalars[place].scalar == ".",
      ShortenedTitle.contains(word.key, before: scalars[place + 2].scalar)
    else { return false }
    return scalars[place + 1].scalar.isBlank && scalars[place + 2].scalar.isLetter
  }

  /// Whether the mark there makes one token of what stands on both sides of it.
  private func joinsWords(_ place: Int) -> Bool {
    let (before, mark, after) = (scalars[place - 1].scalar, scalars[place].scalar, scalars[place + 1].scalar)
    guard after.isWordCharacter else { return false }
    switch mark {
    case "'", "’", "‘", "ʼ", "`", "´", "-", "‐", "‑", "@", "_": return true
    case ".": return true
    case ":": return before.isDigit && after.isDigit
    case ",", "/": return before.isDigit && after.isDigit
    default: return false
    }
  }

  private func word(_ places: Range<Int>) -> Token {
    var key = ""
    var (figures, capitals, small) = (0, 0, 0)
    for (scalar, _) in scalars[places] {
      if scalar.isIgnoredInWords || scalar.isInvisible { continue }
      if scalar.isDigit { figures += 1 }
      if scalar.isCapital { capitals += 1 } else if scalar.isLetter { small += 1 }
      if scalar.isASCII {
        key.unicodeScalars.append(scalar.isCapital ? Unicode.Scalar(UInt8(scalar.value | 0x20)) : scalar)
      } else {
        key += scalar.properties.lowercaseMapping
      }
    }
    let shape: Token.Shape =
      if figures > 0 { capitals + small == 0 ? .figures : .mixed } else if isInCapitals {
        .word
      } else if capitals > 1, small == 0 {
        .capitals
      } else if scalars[places.lowerBound].scalar.isCapital { .name } else { .word }
    return Token(offset(places.lowerBound)..<offset(places.upperBound), key, shape)
  }
}

extension Unicode.Scalar {
  fileprivate var isNewline: Bool { (10...13).contains(value) || value == 0x85 || value == 0x2028 || value == 0x2029 }
  // The tables of all of Unicode are slow to look into, and most letters are plain ones.
  fileprivate var isCapital: Bool { isASCII ? (0x41...0x5A).contains(value) : properties.isUppercase }
  fileprivate var isLetter: Bool { isASCII ? (0x61...0x7A).contains(value | 0x20) : properties.isAlphabetic }
  fileprivate var isDigit: Bool { (0x30...0x39).contains(value) || value > 0x7F && properties.numericType == .decimal }

  /// Joiners and variation selectors, which belong to the character before them.
  fileprivate var isInvisible: Bool { value > 0x7F && properties.isDefaultIgnorableCodePoint }

  /// Ignored inside a word.
  fileprivate var isIgnoredInWords: Bool {
    switch self {
    case "'", "’", "‘", "ʼ", "`", "´", "-", "‐", "‑": true
    default: false
    }
  }
}
