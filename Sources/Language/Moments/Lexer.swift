/// Cuts a text into lexemes, as they are spelt; what stands in quotes, addresses and links is cut too, but hidden.
struct Lexer {
  private let bytes: [UInt8]
  private var lexemes: [Lexeme] = []
  private var offset = 0
  private var isGlued = false
  /// Of the first apostrophe; behind the text where there is none.
  private let firstApostrophe: Int

  static func lexemes(_ bytes: [UInt8]) -> [Lexeme] {
    var lexer = Lexer(bytes)
    return lexer.run()
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    firstApostrophe = bytes.firstIndex(of: UInt8(ascii: "'")) ?? bytes.count
    lexemes.reserveCapacity(bytes.count / 4 + 1)
  }

  private mutating func run() -> [Lexeme] {
    while offset < bytes.count {
      if let length = blank(at: offset) {
        offset += length
        isGlued = false
      } else if !isGlued, let end = address(from: offset) {
        take(.hidden, to: end)
      } else {
        cut()
        isGlued = true
      }
    }
    return lexemes
  }

  private mutating func cut() {
    let byte = bytes[offset]
    if byte.isDigit {
      take(.number, to: end { $0.isDigit })
    } else if let quote = Quote(bytes, at: offset) {
      unquote(quote)
    } else if byte.isLetter {
      takeWord()
    } else {
      take(.sign, to: offset + 1)
    }
  }

  /// Several words in quotes are somebody's words; one alone is only set off.
  private mutating func unquote(_ quote: Quote) {
    switch quote.kind {
    case .foot: take(.sign, to: offset + quote.width)
    case .dash: take(.sign, to: offset + quote.width, as: UInt8(ascii: "-"))
    case .stray where offset > 0 && bytes[offset - 1].isWordly || isShortYear(at: offset + quote.width):
      take(.sign, to: offset + quote.width, as: UInt8(ascii: "'"))
    case .stray: offset += quote.width
    case .closed(let end): take(.hidden, to: end)
    }
  }

  private func end(while isInside: (UInt8) -> Bool) -> Int {
    var end = offset
    while end < bytes.count, isInside(bytes[end]) { end += 1 }
    return end
  }

  private mutating func take(_ shape: Lexeme.Shape, to end: Int, as sign: UInt8? = nil) {
    var lexeme = Lexeme(shape: shape, spelling: Spelling(), start: offset, end: end, isGlued: isGlued)
    for byte in bytes[offset..<end] {
      if sign == nil { lexeme.spelling.append(byte) }
      if shape == .number { lexeme.value = min(lexeme.value * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000_000) }
    }
    if let sign { lexeme.spelling.append(sign) }
    lexemes.append(lexeme)
    offset = end
    isGlued = true
  }

  private mutating func takeWord() {
    var lexeme = Lexeme(shape: .word, spelling: Spelling(), start: offset, end: offset, isGlued: isGlued)
    lexeme.isCapital = bytes[offset].isUpper
    while lexeme.end < bytes.count {
      let byte = bytes[lexeme.end]
      if byte.isLetter, Quote(bytes, at: lexeme.end) == nil {
        lexeme.spelling.append(bytes.lowered(at: lexeme.end))
        lexeme.end += 1
      } else if let width = apostrophe(at: lexeme.end) {
        lexeme.spelling.append(UInt8(ascii: "'"))
        lexeme.end += width
      } else {
        break
      }
    }
    lexemes.append(lexeme)
    offset = lexeme.end
  }

  /// The two digits of '26.
  private func isShortYear(at place: Int) -> Bool {
    guard place + 1 < bytes.count, bytes[place].isDigit, bytes[place + 1].isDigit else { return false }
    return place + 2 == bytes.count || !bytes[place + 2].isWordly && bytes[place + 2] != UInt8(ascii: ":")
  }

  /// The width of an apostrophe that belongs to a word.
  private func apostrophe(at place: Int) -> Int? {
    let width = bytes[place] == UInt8(ascii: "'") ? 1 : bytes[place...].starts(with: [0xE2, 0x80, 0x99]) ? 3 : 0
    guard width > 0 else { return nil }
    let isInside = place + width < bytes.count && bytes[place + width].isLetter
    return isInside || isPossessive(at: place) ? width : nil
  }

  /// "presidents' day": an apostrophe after a plural's s, when nothing was opened before it.
  private func isPossessive(at place: Int) -> Bool {
    bytes[place - 1].lowered == UInt8(ascii: "s") && place + 1 < bytes.count && bytes[place + 1] == 0x20
      && firstApostrophe >= place - 1
  }

  private func blank(at place: Int) -> Int? {
    if bytes[place] <= 0x20 { return 1 }
    return bytes[place] == 0xC2 && place + 1 < bytes.count && bytes[place + 1] == 0xA0 ? 2 : nil
  }

  /// Where a link, an e-mail address, a path or a sum of money ends that starts here.
  private func address(from start: Int) -> Int? {
    var end = start
    var isAddress = [UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "~")].contains(bytes[start])
    while end < bytes.count, bytes[end] > 0x20 {
      switch bytes[end] {
      case UInt8(ascii: "@") where end > start && bytes[end - 1].isWordly: isAddress = true
      case UInt8(ascii: ":") where bytes[end...].starts(with: "://".utf8): isAddress = true
      case UInt8(ascii: "_"), UInt8(ascii: "%"), UInt8(ascii: "\\"): isAddress = true
      default: break
      }
      end += 1
    }
    return isAddress ? end : nil
  }
}
