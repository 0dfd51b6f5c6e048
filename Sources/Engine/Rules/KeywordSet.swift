/// The distinctive words of a line (at most 64), one bit each, for a fast search in many texts.
struct KeywordSet {
  /// Bit by word hash (64-bit FNV-1a).
  private var bits: [UInt64: UInt64] = [:]

  init(_ line: String) {
    KeywordSet.forEach(in: line) { word in
      guard bits.count < 64, bits[word] == nil, !KeywordSet.stopWords.contains(word) else { return }
      bits[word] = 1 << UInt64(bits.count)
    }
  }

  var isEmpty: Bool { bits.isEmpty }

  /// The bits of the words that occur in the text. Text in braces is ignored: it is a slot's name.
  func matchMask(in text: String) -> UInt64 {
    var mask: UInt64 = 0
    KeywordSet.forEach(in: text) { mask |= bits[$0] ?? 0 }
    return mask
  }

  /// Calls `body` with the hash of each word: in lower case, without apostrophes, outside braces.
  private static func forEach(in text: String, _ body: (UInt64) -> Void) {
    var word = hashSeed
    var depth = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "'"), 0xE2, 0x80, 0x99: continue
      case _ where depth == 0 && (byte >= 0x80 || byte.isLetterOrDigit):
        word = (word ^ UInt64(byte | 0x20)) &* hashPrime
      default:
        if word != hashSeed { body(word) }
        word = hashSeed
      }
    }
    if word != hashSeed { body(word) }
  }

  private static let hashSeed: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let hashPrime: UInt64 = 0x100_0000_01b3

  private static let stopWords: Set<UInt64> = {
    var words: Set<UInt64> = []
    forEach(
      in: """
        a an the my your his her its our their this that these those i im ive id you youre u we he she it they me us them
        is are was were be been am do does did have has had will would can could should may might must
        and or but so if then than as of to in on at by for from with about up out off into over
        not no yes what whats which who how why when where there here just really very too also some any all one now
        today tonight yesterday tomorrow day days week weeks time thing things morning night last next again long good nice
        please
        """
    ) { words.insert($0) }
    return words
  }()
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
