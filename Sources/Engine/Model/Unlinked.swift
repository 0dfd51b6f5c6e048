/// A model's words as they come, without links: what a hostile note made it say would leave with the first click.
struct Unlinked {
  /// A word that may go on.
  private var word = ""

  mutating func take(_ words: String) -> String {
    guard let end = words.lastIndex(where: \.isWhitespace) else {
      // What is held back is looked at once, when it has ended: a word may be hundreds of kilobytes, in many pieces.
      word += words
      return ""
    }
    let next = words.index(after: end)
    defer { word = String(words[next...]) }
    return Unlinked.plain((word + words[..<next])[...])
  }

  /// The rest.
  mutating func end() -> String {
    defer { word = "" }
    return Unlinked.plain(word[...])
  }

  private static func plain(_ words: Substring) -> String {
    var (rest, plain) = (words, "")
    while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
      let end = rest[start...].firstIndex(where: \.isWhitespace) ?? rest.endIndex
      plain += rest[..<start] + (rest[start..<end].isLink ? "(a link, left out)" : rest[start..<end])
      rest = rest[end...]
    }
    return plain + rest
  }
}
