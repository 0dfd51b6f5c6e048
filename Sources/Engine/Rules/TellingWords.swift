/// The words of a line that tell what it is about, each a bit, looked for in many texts at once.
struct TellingWords {
  /// By the words' hashes (FNV-1a).
  private var bits: [UInt64: UInt64] = [:]

  init(_ line: String) {
    TellingWords.forEach(in: line) { word in
      guard bits.count < 64, bits[word] == nil, !TellingWords.idle.contains(word) else { return }
      bits[word] = 1 << UInt64(bits.count)
    }
  }

  var isEmpty: Bool { bits.isEmpty }

  /// The bits of those that stand in the text outside braces.
  func found(in text: String) -> UInt64 {
    var found: UInt64 = 0
    TellingWords.forEach(in: text) { found |= bits[$0] ?? 0 }
    return found
  }

  /// Lower case, without apostrophes; what stands in braces is a slot and no word.
  private static func forEach(in text: String, _ body: (UInt64) -> Void) {
    var word = start
    var depth = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "'"), 0xE2, 0x80, 0x99: continue
      case _ where depth == 0 && (byte >= 0x80 || byte.isLetterOrDigit): word = (word ^ UInt64(byte | 0x20)) &* prime
      default:
        if word != start { body(word) }
        word = start
      }
    }
    if word != start { body(word) }
  }

  private static let start: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01b3

  private static let idle: Set<UInt64> = {
    var words: Set<UInt64> = []
    forEach(
      in: """
        a an the my your his her its our their this that these those i im ive id you youre u we he she it they me us them
        is are was were be been am do does did have has had will would can could should may might must
        and or but so if then than as of to in on at by for from with about up out off into over
        not no yes what whats which who how why when where there here just really very too also some any all one now
        today tonight yesterday tomorrow day days week weeks time thing things morning night last next again long good nice
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
