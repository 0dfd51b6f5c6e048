/// Splits titles into words for searching.
package enum TitleWords {
  /// In lower case and without apostrophes; whatever is neither a letter nor a digit separates words.
  package static func split(_ text: String) -> [String] {
    text.lowercased().filter { $0 != "'" && $0 != "’" }
      .split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// The entries of a title in the index: a search word matches a title when it begins one of these. In scripts without
  /// spaces a word may begin at any character, so each suffix is an entry.
  package static func entries(of title: String) -> Set<String> {
    Set(split(title).flatMap { $0.contains(where: isUnspaced) ? suffixes($0) : [$0] })
  }

  /// Whether each of the words begins some word of the title.
  package static func matches(_ words: [String], _ title: String) -> Bool {
    let entries = entries(of: title)
    return words.allSatisfy { word in entries.contains { $0.hasPrefix(word) } }
  }

  /// Whether the word begins in a script without spaces.
  static func isUnspaced(_ word: String) -> Bool { word.first.map { isUnspaced($0) } ?? false }

  private static func suffixes(_ word: String) -> [String] { word.indices.map { String(word[$0...]) } }

  /// Thai to Khmer; Kana, Han and the rest of East Asia. Not Hangul, which uses spaces.
  private static func isUnspaced(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    return [0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0x20000...0x3FFFF]
      .contains { $0.contains(scalar) }
  }
}
