import Language
import Records
import Session

/// Titles, and whether one of them says what another says: in other words' order, in other forms of the words, or with
/// a slip of the pen in a long one. Another word is another thing to do, however near it is, and so is another day.
struct KnownTitles {
  fileprivate struct Entry {
    /// In alphabetical order.
    let words: [String]
    let due: String?
  }

  let language: Language
  private var groups: [[Substring]: Group] = [:]
  /// Pairs of titles that were compared: how much work it was.
  private(set) var comparisons = 0

  init(in language: Language) { self.language = language }

  /// False when one that says the same was there before; nothing said of a day is no other day.
  @discardableResult
  mutating func insert(_ title: String, due: String? = nil) -> Bool {
    let entry = Entry(words: Keywords(title, in: language).sorted, due: due)
    let group = entry.words.map(KnownTitles.beginning).sorted()
    return groups[group, default: Group()].insert(entry, language, &comparisons)
  }

  /// Forms and slips leave a word's first letter alone, so only titles with the same ones are compared. A number is no
  /// word that could be misspelt.
  private static func beginning(_ word: String) -> Substring {
    word.contains(where: \.isNumber) ? word[...] : word.prefix(1)
  }
}

extension KnownTitles {
  /// Titles whose words begin alike.
  fileprivate struct Group {
    private var entries: [Entry] = []
    /// The entries with each mark, once there are too many to compare each with all.
    private var places: [[String]: [Int]] = [:]

    private static let few = 16

    /// False when one that says the same was there before.
    mutating func insert(_ entry: Entry, _ language: Language, _ comparisons: inout Int) -> Bool {
      let isMarked = entries.count > Group.few
      let marks = isMarked ? entry.marks : []
      for place in isMarked ? marks.flatMap({ places[$0] ?? [] }) : Array(entries.indices) {
        comparisons += 1
        if entries[place].says(entry, language) { return false }
      }
      entries.append(entry)
      if isMarked {
        mark(entries.count - 1, marks)
      } else if entries.count > Group.few {
        for place in entries.indices { mark(place, entries[place].marks) }
      }
      return true
    }

    private mutating func mark(_ place: Int, _ marks: [[String]]) {
      for mark in marks { places[mark, default: []].append(place) }
    }
  }
}

extension KnownTitles.Entry {
  /// Of two that say the same one is among the marks of both. Forms of a word begin with the same three letters, and so
  /// does a word with a slip further on; one with a slip before that keeps its first letter and its last two.
  fileprivate var marks: [[String]] {
    let beginnings = words.map { word in word.contains(where: \.isNumber) ? word : word.opening(3) }
    guard words.count <= Self.mostWords else { return [beginnings.sorted()] }
    let slips = words.indices.filter { words[$0].utf8.count >= 5 }.map { place in
      var slip = beginnings
      slip[place] = words[place].opening(1) + "…" + words[place].ending(2)
      return slip.sorted()
    }
    return [beginnings.sorted()] + slips
  }

  fileprivate func says(_ other: Self, _ language: Language) -> Bool {
    guard words.count == other.words.count, other.due == nil || other.due == due else { return false }
    if words == other.words { return true }
    guard words.count <= Self.mostWords else { return false }
    var theirs = other.words
    let mine = words.filter { word in
      guard let same = theirs.firstIndex(where: { WordForms.areSame(word, $0, language) }) else { return true }
      theirs.remove(at: same)
      return false
    }
    return mine.isEmpty || mine.count == 1 && KnownTitles.isSlip(mine[0], theirs[0])
  }

  /// What is longer is no title that somebody would type twice in other words.
  private static let mostWords = 24
}

extension String {
  /// Letters are counted as bytes, as they are where words are compared.
  fileprivate func opening(_ count: Int) -> String { String(decoding: utf8.prefix(count), as: UTF8.self) }
  fileprivate func ending(_ count: Int) -> String { String(decoding: utf8.suffix(count), as: UTF8.self) }
}
