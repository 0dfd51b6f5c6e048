import Language
import Session

/// A set of titles that finds duplicates: the same words in another order, in other forms, or with a typo in one long
/// word. A title with a different word is a different task, however similar, and so is one for another day.
struct KnownTitles {
  fileprivate struct Entry {
    /// In alphabetical order.
    let words: [String]
    let due: String?
  }

  let language: Language
  private var groups: [[Substring]: Group] = [:]
  /// How many pairs of titles were compared, as a measure of the work.
  private(set) var comparisons = 0

  init(in language: Language) { self.language = language }

  /// False where the title is a duplicate of one inserted before. A title without a day is a duplicate whatever day the
  /// other has.
  @discardableResult
  mutating func insert(_ title: String, due: String? = nil) -> Bool {
    let entry = Entry(words: Keywords(title, in: language).sorted, due: due)
    let group = entry.words.map(KnownTitles.groupKey).sorted()
    return groups[group, default: Group()].insert(entry, language, &comparisons)
  }

  /// Forms and typos keep a word's first letter, so only titles with equal first letters are compared. Numbers must be
  /// equal.
  private static func groupKey(_ word: String) -> Substring {
    word.contains(where: \.isNumber) ? word[...] : word.prefix(1)
  }
}

extension KnownTitles {
  /// Titles whose words have the same first letters.
  fileprivate struct Group {
    private var entries: [Entry] = []
    /// Indices of entries by lookup key, used once there are too many to compare each with all.
    private var entriesByKey: [[String]: [Int]] = [:]

    private static let maxUnindexed = 16

    /// False where the entry is a duplicate of one inserted before.
    mutating func insert(_ entry: Entry, _ language: Language, _ comparisons: inout Int) -> Bool {
      let isIndexed = entries.count > Group.maxUnindexed
      let keys = isIndexed ? entry.lookupKeys : []
      for place in isIndexed ? keys.flatMap({ entriesByKey[$0] ?? [] }) : Array(entries.indices) {
        comparisons += 1
        if entries[place].isDuplicate(of: entry, language) { return false }
      }
      entries.append(entry)
      if isIndexed {
        addKeys(entries.count - 1, keys)
      } else if entries.count > Group.maxUnindexed {
        for place in entries.indices { addKeys(place, entries[place].lookupKeys) }
      }
      return true
    }

    private mutating func addKeys(_ index: Int, _ keys: [[String]]) {
      for mark in keys { entriesByKey[mark, default: []].append(index) }
    }
  }
}

extension KnownTitles.Entry {
  /// Duplicates share at least one of these keys. Forms of a word have the same first three letters, and so does a word
  /// with a typo after those; a word with an earlier typo keeps its first letter and its last two.
  fileprivate var lookupKeys: [[String]] {
    let beginnings = words.map { word in word.contains(where: \.isNumber) ? word : word.bytePrefix(3) }
    guard words.count <= Self.maxWords else { return [beginnings.sorted()] }
    let typoKeys = words.indices.filter { words[$0].utf8.count >= 5 }.map { place in
      var key = beginnings
      key[place] = words[place].bytePrefix(1) + "…" + words[place].byteSuffix(2)
      return key.sorted()
    }
    return [beginnings.sorted()] + typoKeys
  }

  fileprivate func isDuplicate(of other: Self, _ language: Language) -> Bool {
    guard words.count == other.words.count, other.due == nil || other.due == due else { return false }
    if words == other.words { return true }
    guard words.count <= Self.maxWords else { return false }
    var unmatchedOthers = other.words
    let unmatched = words.filter { word in
      guard let match = unmatchedOthers.firstIndex(where: { WordForms.shareForm(word, $0, language) }) else {
        return true
      }
      unmatchedOthers.remove(at: match)
      return false
    }
    return unmatched.isEmpty || unmatched.count == 1 && KnownTitles.isTypo(unmatched[0], unmatchedOthers[0])
  }

  /// Nobody types a longer title twice in other words, so those must be equal.
  private static let maxWords = 24
}

extension String {
  /// Counted in bytes of UTF-8, as where words are compared.
  fileprivate func bytePrefix(_ count: Int) -> String { String(decoding: utf8.prefix(count), as: UTF8.self) }
  fileprivate func byteSuffix(_ count: Int) -> String { String(decoding: utf8.suffix(count), as: UTF8.self) }
}

extension KnownTitles {
  /// Whether two spellings are one long word and a typo of it, rather than two words.
  ///
  /// The first and the last letter must be equal: people get them right, and names differ by them (Christine,
  /// Christina).
  static func isTypo(_ a: String, _ b: String) -> Bool {
    guard abs(a.utf8.count - b.utf8.count) <= 1 else { return false }
    let (short, long) = a.utf8.count <= b.utf8.count ? (Array(a.utf8), Array(b.utf8)) : (Array(b.utf8), Array(a.utf8))
    guard short.count >= 5, short.first == long.first, short.last == long.last,
      !(long + short).contains(where: { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return false }
    let firstDifference = zip(short, long).prefix { $0 == $1 }.count
    return short.count < long.count
      ? isInsertion(long, firstDifference, short) : isSubstitution(short, long, firstDifference)
  }

  /// One letter more: a doubled one or a vowel in a long word, or any in a very long one. "contact" and "contract" are
  /// two words.
  private static func isInsertion(_ long: [UInt8], _ index: Int, _ short: [UInt8]) -> Bool {
    guard long[(index + 1)...] == short[index...] else { return false }
    let isDoubled = index > 0 && long[index] == long[index - 1]
    return isDoubled && long.count >= 7 || vowels.contains(long[index]) && long.count >= 7 || short.count >= 8
  }

  /// Two letters swapped, or one replaced: a vowel by a vowel, or any letter in a very long word.
  private static func isSubstitution(_ a: [UInt8], _ b: [UInt8], _ index: Int) -> Bool {
    let next = index + 1
    if next < a.count, a[index] == b[next], a[next] == b[index], a[(next + 1)...] == b[(next + 1)...] {
      return a.count >= 6
    }
    guard a[next...] == b[next...] else { return false }
    return a.count >= 8 && vowels.contains(a[index]) && vowels.contains(b[index]) || a.count >= 10
  }

  private static let vowels = Set("aeiouy".utf8)
}
