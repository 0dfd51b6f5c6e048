/// Cuts a text into tokens, in one walk over its scalars.
///
/// Letters and figures go together with the apostrophes and hyphens between them ("o'clock", "check-in"), and figures with
/// the marks that belong to a number, a time, a date or an address ("9.30", "12:15", "3,50", "x@y.com"). A slash parts
/// words and not figures. Every other character that is no blank is a mark by itself.
struct Tokenizer {
  private let scalars: [(scalar: Unicode.Scalar, offset: Int)]
  private let end: Int

  init(_ text: String) {
    var offset = 0
    scalars = text.unicodeScalars.map { scalar in
      defer { offset += UTF8.width(scalar) }
      return (scalar, offset)
    }
    end = offset
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
      } else if scalar.isWordy {
        let next = endOfWord(from: place)
        tokens.append(word(place..<next))
        place = next
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
      if scalars[place].scalar.isWordy || scalars[place].scalar.isInvisible {
        place += 1
      } else if place + 1 < scalars.count, joins(place) {
        place += 2
      } else {
        break
      }
    }
    return place
  }

  /// Whether the mark there binds what stands on both sides of it.
  private func joins(_ place: Int) -> Bool {
    let (before, mark, after) = (scalars[place - 1].scalar, scalars[place].scalar, scalars[place + 1].scalar)
    guard after.isWordy else { return false }
    switch mark {
    case "'", "’", "‘", "ʼ", "`", "´", "-", "‐", "‑", "@", "_": return true
    case ".": return true
    case ":": return before.isFigure && after.isFigure
    case ",", "/": return before.isFigure && after.isFigure
    default: return false
    }
  }

  private func word(_ places: Range<Int>) -> Token {
    var key = ""
    var (figures, capitals, small) = (0, 0, 0)
    for (scalar, _) in scalars[places] {
      if scalar.isSilent || scalar.isInvisible { continue }
      if scalar.isFigure { figures += 1 }
      if scalar.properties.isUppercase { capitals += 1 } else if scalar.properties.isAlphabetic { small += 1 }
      key += scalar.properties.lowercaseMapping
    }
    let shape: Token.Shape =
      if figures > 0 { capitals + small == 0 ? .figures : .mixed } else if capitals > 1, small == 0 {
        .capitals
      } else if scalars[places.lowerBound].scalar.properties.isUppercase { .name } else { .word }
    return Token(offset(places.lowerBound)..<offset(places.upperBound), key, shape)
  }
}

extension Unicode.Scalar {
  fileprivate var isNewline: Bool { (10...13).contains(value) || value == 0x85 || value == 0x2028 || value == 0x2029 }
  fileprivate var isFigure: Bool { (0x30...0x39).contains(value) || value > 0x7F && properties.numericType == .decimal }

  /// Joiners and variation selectors: part of what stands before them.
  fileprivate var isInvisible: Bool { value > 0x7F && properties.isDefaultIgnorableCodePoint }

  /// Makes no difference inside a word.
  fileprivate var isSilent: Bool {
    switch self {
    case "'", "’", "‘", "ʼ", "`", "´", "-", "‐", "‑": true
    default: false
    }
  }
}
