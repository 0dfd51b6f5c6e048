/// Splits a text into lexemes as they are spelt. Quotations, addresses and links become lexemes too, with the shape
/// `hidden`.
struct Lexer {
  private let bytes: [UInt8]
  private var lexemes: [Lexeme] = []
  private var offset = 0
  private var isGlued = false
  /// Offset of the first apostrophe, or the length of the text if there is none.
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
      if let length = whitespaceLength(at: offset) {
        offset += length
        isGlued = false
      } else if !isGlued, let end = addressEnd(from: offset) {
        emit(.hidden, to: end)
      } else {
        readToken()
        isGlued = true
      }
    }
    return lexemes
  }

  private mutating func readToken() {
    let byte = bytes[offset]
    if byte.isDigit {
      emit(.number, to: end { $0.isDigit })
    } else if let quote = Quote(bytes, at: offset) {
      readQuote(quote)
    } else if byte.isLetter {
      readWord()
    } else {
      emit(.sign, to: offset + 1)
    }
  }

  /// Hides a quotation, since it is somebody else's words. Single quotes around one word are skipped, and the word is
  /// read.
  private mutating func readQuote(_ quote: Quote) {
    switch quote.kind {
    case .prime: emit(.sign, to: offset + quote.width)
    case .dash: emit(.sign, to: offset + quote.width, as: UInt8(ascii: "-"))
    case .unpaired where offset > 0 && bytes[offset - 1].isAlphanumeric || isShortYear(at: offset + quote.width):
      emit(.sign, to: offset + quote.width, as: UInt8(ascii: "'"))
    case .unpaired: offset += quote.width
    case .quotation(let end): emit(.hidden, to: end)
    }
  }

  private func end(while isIncluded: (UInt8) -> Bool) -> Int {
    var end = offset
    while end < bytes.count, isIncluded(bytes[end]) { end += 1 }
    return end
  }

  private mutating func emit(_ shape: Lexeme.Shape, to end: Int, as sign: UInt8? = nil) {
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

  private mutating func readWord() {
    var lexeme = Lexeme(shape: .word, spelling: Spelling(), start: offset, end: offset, isGlued: isGlued)
    lexeme.isCapital = bytes[offset].isUppercase
    while lexeme.end < bytes.count {
      let byte = bytes[lexeme.end]
      if byte.isLetter, Quote(bytes, at: lexeme.end) == nil {
        lexeme.spelling.append(bytes.lowercasedByte(at: lexeme.end))
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

  /// Whether a two-digit year starts there: the 26 of '26.
  private func isShortYear(at index: Int) -> Bool {
    guard index + 1 < bytes.count, bytes[index].isDigit, bytes[index + 1].isDigit else { return false }
    return index + 2 == bytes.count || !bytes[index + 2].isAlphanumeric && bytes[index + 2] != UInt8(ascii: ":")
  }

  /// Width in bytes of an apostrophe that is part of a word; `nil` for any other character.
  private func apostrophe(at index: Int) -> Int? {
    let width = bytes[index] == UInt8(ascii: "'") ? 1 : bytes[index...].starts(with: [0xE2, 0x80, 0x99]) ? 3 : 0
    guard width > 0 else { return nil }
    let isInside = index + width < bytes.count && bytes[index + width].isLetter
    return isInside || isPossessive(at: index) ? width : nil
  }

  /// "presidents' day": an apostrophe after a plural s, provided that no quotation was opened before it.
  private func isPossessive(at index: Int) -> Bool {
    bytes[index - 1].lowercased == UInt8(ascii: "s") && index + 1 < bytes.count && bytes[index + 1] == 0x20
      && firstApostrophe >= index - 1
  }

  private func whitespaceLength(at index: Int) -> Int? {
    if bytes[index] <= 0x20 { return 1 }
    // "~20min" is about twenty minutes.
    if bytes[index] == UInt8(ascii: "~"), index + 1 < bytes.count, bytes[index + 1].isDigit { return 1 }
    return bytes[index] == 0xC2 && index + 1 < bytes.count && bytes[index + 1] == 0xA0 ? 2 : nil
  }

  /// Where a link, e-mail address, path, hashtag or sum of money that starts here ends; `nil` if none starts.
  private func addressEnd(from start: Int) -> Int? {
    var end = start
    var isAddress = [UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "~")].contains(bytes[start])
    while end < bytes.count, bytes[end] > 0x20 {
      switch bytes[end] {
      case UInt8(ascii: "@") where end > start && bytes[end - 1].isAlphanumeric: isAddress = true
      case UInt8(ascii: ":") where bytes[end...].starts(with: "://".utf8): isAddress = true
      case UInt8(ascii: "_"), UInt8(ascii: "%"), UInt8(ascii: "\\"): isAddress = true
      default: break
      }
      end += 1
    }
    return isAddress ? end : nil
  }
}
