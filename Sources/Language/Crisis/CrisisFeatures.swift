/// The features of a text for the crisis model, as hashes: its words, n-grams and pairs of nearby words, the same again
/// with the fields that words belong to, and the beginnings, middles and ends of words, so that a misspelt word still
/// resembles itself. A model uses as many of the low bits of a hash (FNV-1a) as its table has room for; features with
/// the same index share a weight.
///
/// The trainer and the model both read text through this type.
package struct CrisisFeatures {
  /// Sorted, without duplicates.
  package let hashes: [UInt32]

  /// Splits a text into overlapping pieces: chunks of a long text, single clauses, windows that slide over a long
  /// clause, and the words between numbers ("sad 9 anxious 9"). A remark made in passing would be lost among the
  /// features of the whole text.
  package static func pieces(
    of text: some StringProtocol, _ fields: WordFields, _ rules: any CrisisSpellingRules.Type
  ) -> some Sequence<CrisisFeatures> {
    parts(of: text).lazy.flatMap { part in
      let words = words(part, rules)
      let featureWords = words.map { Word($0, fields) }
      let chunks = stride(from: 0, to: max(1, words.count - maxWords / 2), by: maxWords / 2).map {
        words[$0..<min(words.count, $0 + maxWords)]
      }
      let clauses = clauses(in: words)
      let windows = clauses.filter { $0.count >= minWordsForWindows }.flatMap { thought in
        stride(from: thought.startIndex, to: thought.endIndex - window / 2, by: window / 2).map {
          thought[$0..<min(thought.endIndex, $0 + window)]
        }
      }
      let items = clauses.filter { clauses.count > 1 ? $0.contains(number) : $0.count { $0 == number } > 1 }
        .flatMap { $0.split(separator: number) }
      return (chunks + (clauses.count > 1 ? clauses : []) + windows + items).lazy.map {
        CrisisFeatures(featureWords[$0.prefix(maxWords).indices], pairs: fields.isEmpty ? [] : pairs)
      }
    }
  }

  /// The clauses between marks; a question keeps its question mark.
  private static func clauses(in words: [[UInt8]]) -> [ArraySlice<[UInt8]>] {
    words.split { $0 == comma || $0 == stop }.flatMap { part -> [ArraySlice<[UInt8]>] in
      let ends = part.indices.dropLast().filter { part[$0] == question }.map { $0 + 1 }
      return zip([part.startIndex] + ends, ends + [part.endIndex]).map { part[$0..<$1] }
    }
  }

  /// The text itself or, if it is very long, its beginning and its end.
  private static func parts(of text: some StringProtocol) -> [Substring] {
    let text = Substring(text)
    let (start, end) = (text.utf8.prefix(maxBytes), text.utf8.suffix(maxBytes))
    return start.endIndex < end.startIndex ? [Substring(start), Substring(end)] : [text]
  }

  /// Most words of a chunk.
  private static let maxWords = 80
  /// Words of a window, and of the shortest clause that is split into windows.
  private static let (window, minWordsForWindows) = (12, 16)
  /// How many bytes are read at either end of a long text.
  private static let maxBytes = 64 << 10

  private static let comma: [UInt8] = [0x2C]
  private static let stop: [UInt8] = [0x2E]
  private static let question: [UInt8] = [0x3F]
  private static let number: [UInt8] = [0x30]

  /// The features of a word that do not depend on its position.
  private struct Word {
    let spelling: Spelling
    let fieldOrSpelling: Spelling
    /// Hashes of its substrings of three to five letters.
    let hashes: [UInt32]

    init(_ word: [UInt8], _ fields: WordFields) {
      spelling = Spelling(word)
      fieldOrSpelling = fields.field(of: word).map { Spelling([0x23, $0]) } ?? spelling
      let letters = [UInt8(ascii: "^")] + word + [UInt8(ascii: "$")]
      hashes = (3...5).flatMap { length in
        (0..<max(0, letters.count - length + 1)).map { first in
          CrisisFeatures.hash(9, CollectionOfOne(Spelling(letters[first..<(first + length)])))
        }
      }
    }
  }

  private init(_ words: ArraySlice<Word>, pairs: [Pair]) {
    var hashes = [CrisisFeatures.hash(0, EmptyCollection())]
    hashes.reserveCapacity(64 * (words.count + 1))
    let rows = [words.map(\.spelling), words.map(\.fieldOrSpelling)].map { [Spelling("^")] + $0 + [Spelling("$")] }
    for nGram in CrisisFeatures.nGrams {
      let row = rows[nGram.row]
      for index in row.indices {
        for length in 1...nGram.longest where index + length <= row.count {
          hashes.append(CrisisFeatures.hash(nGram.kind + UInt8(length) - 1, row[index..<index + length]))
        }
      }
    }
    for pair in pairs {
      let (first, second) = (rows[pair.first], rows[pair.second])
      for index in first.indices {
        for gap in pair.gaps where index + gap < second.count {
          let kind = gap > pair.gaps.lowerBound ? pair.kind + 1 : pair.kind
          hashes.append(CrisisFeatures.hash(kind, CollectionOfOne(first[index]), CollectionOfOne(second[index + gap])))
        }
      }
    }
    for word in words { hashes += word.hashes }
    hashes.sort()
    var count = 0
    for hash in hashes where count == 0 || hashes[count - 1] != hash {
      hashes[count] = hash
      count += 1
    }
    hashes.removeLast(hashes.count - count)
    self.hashes = hashes
  }

  /// N-grams: of the words themselves (row 0) or of their fields (row 1), and their largest length. `kind` stands for
  /// single words; longer n-grams have the following kinds.
  private static let nGrams: [(kind: UInt8, row: Int, longest: Int)] = [(1, 0, 3), (5, 1, 4)]

  /// Two words at a distance in `gaps`, by the row of the first and of the second. `kind` stands for the smallest
  /// distance, and the next kind for all others.
  private typealias Pair = (kind: UInt8, first: Int, second: Int, gaps: ClosedRange<Int>)

  /// Used only for languages whose words have fields. Without fields a pair is too rare to be informative: with pairs,
  /// German did worse on unseen writers.
  private static let pairs: [Pair] = [(20, 0, 0, 2...4), (24, 1, 1, 2...4), (30, 0, 1, 1...3), (32, 1, 0, 1...3)]

  private static func hash(
    _ kind: UInt8, _ codes: some Sequence<Spelling>, _ others: some Sequence<Spelling> = EmptyCollection()
  ) -> UInt32 {
    var key = Spelling([kind])
    func add(_ code: Spelling) {
      for shift in [0, 16, 32, 48] { key.append(UInt8(truncatingIfNeeded: code.code >> shift)) }
    }
    codes.forEach(add)
    others.forEach(add)
    return UInt32(truncatingIfNeeded: key.code ^ key.code >> 24 ^ key.code >> 48)
  }

  /// The words of a text in lower case, without apostrophes. Numbers become `0`, at most two equal letters follow each
  /// other, and marks that end a clause are words of their own.
  static func words(_ text: some StringProtocol, _ rules: any CrisisSpellingRules.Type) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var word: [UInt8] = []
    func end() {
      if !word.isEmpty { words += normalized(word, rules) }
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
      case let mark where word.isEmpty && bullets.contains(mark):
        if let last = words.last, last != comma, last != stop { words.append(comma) }
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

  /// `*`, `+`, `-`, `/`, `|`, dashes and a bullet: outside words they separate the items of a list.
  private static let bullets: Set<UInt32> = [0x2A, 0x2B, 0x2D, 0x2F, 0x7C, 0x2013, 0x2014, 0x2022]

  /// A word in its most frequent spelling, or the several words that it abbreviates or joins.
  private static func normalized(_ word: [UInt8], _ rules: any CrisisSpellingRules.Type) -> [[UInt8]] {
    var shortened: [UInt8] = []
    for byte in word.prefix(maxWordBytes)
    where shortened.count < 2 || byte != shortened[shortened.count - 1] || byte != shortened[shortened.count - 2] {
      shortened.append(byte)
    }
    shortened += rules.droppedEnding(from: shortened)
    let parts = CrisisSpelling.split(shortened, rules) ?? [CrisisSpelling.correction(shortened, rules) ?? shortened]
    return parts.flatMap { part in
      rules.shorthand[String(decoding: part, as: UTF8.self)]?.split(separator: " ").map { Array($0.utf8) } ?? [part]
    }
  }

  private static let maxWordBytes = 40
}
