/// What the crisis model looks at in a piece of text, as numbers below `slots`: its words and neighbouring words, both
/// once more by the fields that words belong to, and the beginnings, middles and ends of words, so that a misspelt word
/// still looks like itself. Numbers are hashes (FNV-1a); two features that share one share a weight.
///
/// The trainer and the model read text through this one type.
package struct CrisisFeatures {
  package static let slots = 1 << 18

  /// Each once, in order.
  package let slots: [Int]

  /// Of a text, a stretch of it at a time where it is long, of each thought in it where there are several, and of windows
  /// that slide over a long thought: what it says in passing would be lost among all the rest.
  package static func pieces(
    of text: some StringProtocol, _ fields: WordFields, _ rules: any CrisisSpellingRules.Type
  ) -> some Sequence<CrisisFeatures> {
    parts(of: text).lazy.flatMap { part in
      let words = words(part, rules)
      let stretches = stride(from: 0, to: max(1, words.count - longest / 2), by: longest / 2).map {
        words[$0..<min(words.count, $0 + longest)]
      }
      let thoughts = words.split { $0 == comma || $0 == stop }
      let windows = thoughts.filter { $0.count >= longThought }.flatMap { thought in
        stride(from: thought.startIndex, to: thought.endIndex - window / 2, by: window / 2).map {
          thought[$0..<min(thought.endIndex, $0 + window)]
        }
      }
      return (stretches + (thoughts.count > 1 ? thoughts : []) + windows).lazy.map {
        CrisisFeatures($0.prefix(longest), fields)
      }
    }
  }

  /// The text itself; of one that nobody could have typed at once its beginning and its end.
  private static func parts(of text: some StringProtocol) -> [Substring] {
    let text = Substring(text)
    let (start, end) = (text.utf8.prefix(mostBytes), text.utf8.suffix(mostBytes))
    return start.endIndex < end.startIndex ? [Substring(start), Substring(end)] : [text]
  }

  /// Words of a stretch.
  private static let longest = 80
  /// Words of a window, and of a thought that takes more than one.
  private static let (window, longThought) = (12, 16)
  /// Bytes that are looked at, at either end of a text of any length.
  private static let mostBytes = 64 << 10

  private static let comma: [UInt8] = [0x2C]
  private static let stop: [UInt8] = [0x2E]

  private init(_ words: ArraySlice<[UInt8]>, _ fields: WordFields) {
    var slots = [CrisisFeatures.slot(0, EmptyCollection())]
    slots.reserveCapacity(64 * words.count)
    let plain = words.map { Spelling($0) }
    let named = words.map { word in fields.field(of: word).map { Spelling([0x23, $0]) } ?? Spelling(word) }
    for (kind, codes, longest) in [(UInt8(1), plain, 3), (5, named, 4)] {
      let codes = [Spelling("^")] + codes + [Spelling("$")]
      for place in codes.indices {
        for length in 1...longest where place + length <= codes.count {
          slots.append(CrisisFeatures.slot(kind + UInt8(length) - 1, codes[place..<place + length]))
        }
      }
    }
    for word in words {
      let letters = [UInt8(ascii: "^")] + word + [UInt8(ascii: "$")]
      for length in 3...5 where letters.count >= length {
        for first in 0...(letters.count - length) {
          slots.append(CrisisFeatures.slot(9, CollectionOfOne(Spelling(letters[first..<(first + length)]))))
        }
      }
    }
    slots.sort()
    self.slots = slots.indices.filter { $0 == 0 || slots[$0] != slots[$0 - 1] }.map { slots[$0] }
  }

  private static func slot(_ kind: UInt8, _ codes: some Sequence<Spelling>) -> Int {
    var all = Spelling([kind])
    for code in codes { for shift in [0, 16, 32, 48] { all.append(UInt8(truncatingIfNeeded: code.code >> shift)) } }
    return Int((all.code ^ all.code >> 24 ^ all.code >> 48) & UInt64(slots - 1))
  }

  /// The text's words in lower case and without apostrophes, every number as `0`, drawn-out letters as two, and
  /// the marks that end a thought as words of their own.
  static func words(_ text: some StringProtocol, _ rules: any CrisisSpellingRules.Type) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var word: [UInt8] = []
    func end() {
      if !word.isEmpty { words += plain(word, rules) }
      word = []
    }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x30...0x39: if word.last != UInt8(ascii: "0") { word.append(UInt8(ascii: "0")) }
      case 0x41...0x5A: word.append(UInt8(scalar.value) | 0x20)
      case 0x61...0x7A: word.append(UInt8(scalar.value))
      case 0xFF21...0xFF3A: word.append(UInt8(scalar.value - 0xFF21) + 0x61)
      case 0xFF41...0xFF5A: word.append(UInt8(scalar.value - 0xFF41) + 0x61)
      case 0x27, 0x60, 0xB4, 0x2018, 0x2019, 0x2BC: break
      case 0x21, 0x2E, 0x3B, 0x3F, 0x2026, 0x2C, 0x3A, 0x0A:
        end()
        let mark = scalar == "?" ? [0x3F] : scalar == "," || scalar == ":" ? comma : stop
        if words.last != mark { words.append(mark) }
      default:
        if scalar.properties.isDefaultIgnorableCodePoint { break }
        if scalar.properties.isAlphabetic {
          word += Array(String(scalar).lowercased().utf8)
        } else if scalar.properties.isEmojiPresentation {
          end()
          words.append(Array(String(scalar).utf8))
        } else {
          end()
        }
      }
    }
    end()
    if words.last == stop { words.removeLast() }
    return words
  }

  /// One word as it is most often spelt, or the words it is short for or was typed without blanks between.
  private static func plain(_ word: [UInt8], _ rules: any CrisisSpellingRules.Type) -> [[UInt8]] {
    var short: [UInt8] = []
    for byte in word.prefix(longestWord)
    where short.count < 2 || byte != short[short.count - 1] || byte != short[short.count - 2] {
      short.append(byte)
    }
    short += rules.clipped(from: short)
    let parts = CrisisSpelling.split(short, rules) ?? [CrisisSpelling.meant(short, rules) ?? short]
    return parts.flatMap { part in
      rules.shorthand[String(decoding: part, as: UTF8.self)]?.split(separator: " ").map { Array($0.utf8) } ?? [part]
    }
  }

  private static let longestWord = 40
}
