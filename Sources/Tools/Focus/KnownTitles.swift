import Records

/// Titles, and whether one of them says what another says: in other words' order, in other forms of the words, or with
/// a slip of the pen in a long one. Another word is another thing to do, however near it is, and so is another day.
struct KnownTitles {
  fileprivate struct Entry {
    /// In alphabetical order.
    let words: [String]
    let due: String?
  }

  private var groups: [[Substring]: [Entry]] = [:]

  /// False when one that says the same was there before; nothing said of a day is no other day.
  @discardableResult
  mutating func insert(_ title: String, due: String? = nil) -> Bool {
    let entry = Entry(words: Keywords(title).sorted, due: due)
    let group = entry.words.map(KnownTitles.beginning).sorted()
    if groups[group, default: []].contains(where: { $0.says(entry) }) { return false }
    groups[group, default: []].append(entry)
    return true
  }

  /// Forms and slips leave a word's first letter alone, so only titles with the same ones are compared. A number is no
  /// word that could be misspelt.
  private static func beginning(_ word: String) -> Substring {
    word.contains(where: \.isNumber) ? word[...] : word.prefix(1)
  }
}

extension KnownTitles.Entry {
  fileprivate func says(_ other: Self) -> Bool {
    guard words.count == other.words.count, other.due == nil || other.due == due else { return false }
    if words == other.words { return true }
    guard words.count <= Self.mostWords else { return false }
    var theirs = other.words
    let mine = words.filter { word in
      guard let same = theirs.firstIndex(where: { WordForms.areSame(word, $0) }) else { return true }
      theirs.remove(at: same)
      return false
    }
    return mine.isEmpty || mine.count == 1 && KnownTitles.isSlip(mine[0], theirs[0])
  }

  /// What is longer is no title that somebody would type twice in other words.
  private static let mostWords = 24
}
