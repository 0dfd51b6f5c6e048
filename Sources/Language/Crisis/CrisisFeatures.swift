/// What the crisis model looks at in a piece of text, as numbers: its words, neighbouring words and pairs of words that
/// stand near each other, all of them once more by the fields that words belong to, and the beginnings, middles and ends
/// of words, so that a misspelt word still looks like itself. Numbers are hashes (FNV-1a), of which a model takes as many
/// of the low bits as its table has room for; two features that share a place share a weight.
///
/// The trainer and the model read text through this one type.
package struct CrisisFeatures {
  /// Each once, in order.
  package let hashes: [UInt32]

  /// Of a text, a stretch of it at a time where it is long, of each thought in it where there are several, of windows
  /// that slide over a long thought, and of what stands between numbers ("sad 9 anxious 9"): what it says in passing would
  /// be lost among all the rest.
  package static func pieces(
    of text: some StringProtocol, _ fields: WordFields, _ rules: any CrisisSpellingRules.Type
  ) -> some Sequence<CrisisFeatures> {
    parts(of: text).lazy.flatMap { part in
      let words = words(part, rules)
      let read = words.map { Word($0, fields) }
      let stretches = stride(from: 0, to: max(1, words.count - longest / 2), by: longest / 2).map {
        words[$0..<min(words.count, $0 + longest)]
      }
      let thoughts = thoughts(in: words)
      let windows = thoughts.filter { $0.count >= longThought }.flatMap { thought in
        stride(from: thought.startIndex, to: thought.endIndex - window / 2, by: window / 2).map {
          thought[$0..<min(thought.endIndex, $0 + window)]
        }
      }
      let items = thoughts.filter { thoughts.count > 1 ? $0.contains(number) : $0.count { $0 == number } > 1 }
        .flatMap { $0.split(separator: number) }
      return (stretches + (thoughts.count > 1 ? thoughts : []) + windows + items).lazy.map {
        CrisisFeatures(read[$0.prefix(longest).indices], pairs: fields.isEmpty ? [] : pairs)
      }
    }
  }

  /// What stands between marks; a question keeps its own.
  private static func thoughts(in words: [[UInt8]]) -> [ArraySlice<[UInt8]>] {
    words.split { $0 == comma || $0 == stop }.flatMap { part -> [ArraySlice<[UInt8]>] in
      let ends = part.indices.dropLast().filter { part[$0] == question }.map { $0 + 1 }
      return zip([part.startIndex] + ends, ends + [part.endIndex]).map { part[$0..<$1] }
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
  private static let question: [UInt8] = [0x3F]
  private static let number: [UInt8] = [0x30]

  /// What is the same of a word wherever it stands.
  private struct Word {
    let plain: Spelling
    let named: Spelling
    /// Of its beginnings, middles and ends.
    let hashes: [UInt32]

    init(_ word: [UInt8], _ fields: WordFields) {
      plain = Spelling(word)
      named = fields.field(of: word).map { Spelling([0x23, $0]) } ?? plain
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
    let rows = [words.map(\.plain), words.map(\.named)].map { [Spelling("^")] + $0 + [Spelling("$")] }
    for run in CrisisFeatures.runs {
      let row = rows[run.row]
      for place in row.indices {
        for length in 1...run.longest where place + length <= row.count {
          hashes.append(CrisisFeatures.hash(run.kind + UInt8(length) - 1, row[place..<place + length]))
        }
      }
    }
    for pair in pairs {
      let (first, second) = (rows[pair.first], rows[pair.second])
      for place in first.indices {
        for gap in pair.gaps where place + gap < second.count {
          let kind = gap > pair.gaps.lowerBound ? pair.kind + 1 : pair.kind
          hashes.append(CrisisFeatures.hash(kind, CollectionOfOne(first[place]), CollectionOfOne(second[place + gap])))
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

  /// Words in a row: of which of the rows, the words themselves (0) or their fields (1), and how many of them at most. A
  /// kind is of one word, and the next ones of more.
  private static let runs: [(kind: UInt8, row: Int, longest: Int)] = [(1, 0, 3), (5, 1, 4)]

  /// Two words that stand so many places apart, by the row of the first and of the second. A kind is of those that stand
  /// nearest, and the next one of all others.
  private typealias Pair = (kind: UInt8, first: Int, second: Int, gaps: ClosedRange<Int>)

  /// For a language whose words have fields; without them a pair is too rare to tell anything, and on writers that had
  /// not been seen German did worse with pairs.
  private static let pairs: [Pair] = [(20, 0, 0, 2...4), (24, 1, 1, 2...4), (30, 0, 1, 1...3), (32, 1, 0, 1...3)]

  private static func hash(
    _ kind: UInt8, _ codes: some Sequence<Spelling>, _ others: some Sequence<Spelling> = EmptyCollection()
  ) -> UInt32 {
    var all = Spelling([kind])
    func add(_ code: Spelling) {
      for shift in [0, 16, 32, 48] { all.append(UInt8(truncatingIfNeeded: code.code >> shift)) }
    }
    codes.forEach(add)
    others.forEach(add)
    return UInt32(truncatingIfNeeded: all.code ^ all.code >> 24 ^ all.code >> 48)
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

  /// `*`, `+`, `-`, `/`, `|`, dashes and a bullet: where no word goes on, they part the items of a list.
  private static let bullets: Set<UInt32> = [0x2A, 0x2B, 0x2D, 0x2F, 0x7C, 0x2013, 0x2014, 0x2022]

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
