/// A model's words as they come, without links: what a hostile note made it say would leave with the first click.
struct Unlinked {
  /// A word that may go on.
  private var word = ""

  mutating func take(_ words: String) -> String {
    word += words
    guard let end = word.lastIndex(where: \.isWhitespace) else { return "" }
    let next = word.index(after: end)
    defer { word = String(word[next...]) }
    return Unlinked.plain(word[..<next])
  }

  /// The rest.
  mutating func end() -> String {
    defer { word = "" }
    return Unlinked.plain(word[...])
  }

  private static func plain(_ words: Substring) -> String {
    guard isLink(words) else { return String(words) }
    return words.split(separator: " ", omittingEmptySubsequences: false).map { word in
      isLink(word) ? "(a link, left out)" + word.reversed().prefix(while: \.isNewline).reversed() : String(word)
    }.joined(separator: " ")
  }

  /// Whether any of the words is one that terminals open.
  static func isLink(_ words: Substring) -> Bool {
    let words = words.lowercased()
    return ["://", "www.", "mailto:", "tel:", "javascript:", "data:"].contains { words.contains($0) }
  }
}
