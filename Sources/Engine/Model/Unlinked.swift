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
    var (rest, plain) = (words, "")
    while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
      let end = rest[start...].firstIndex(where: \.isWhitespace) ?? rest.endIndex
      plain += rest[..<start] + (rest[start..<end].isLink ? "(a link, left out)" : rest[start..<end])
      rest = rest[end...]
    }
    return plain + rest
  }
}
