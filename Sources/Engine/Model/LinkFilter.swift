/// Removes links from a model's text as it arrives: a hostile note could make a model leak data in a link.
struct LinkFilter {
  /// The beginning of a word that may continue in the next piece.
  private var word = ""

  mutating func consume(_ words: String) -> String {
    guard let end = words.lastIndex(where: \.isWhitespace) else {
      // A word is checked once, when it has ended: it may be hundreds of kilobytes in many pieces.
      word += words
      return ""
    }
    let next = words.index(after: end)
    defer { word = String(words[next...]) }
    return LinkFilter.withoutLinks((word + words[..<next])[...])
  }

  /// The remaining text.
  mutating func end() -> String {
    defer { word = "" }
    return LinkFilter.withoutLinks(word[...])
  }

  private static func withoutLinks(_ words: Substring) -> String {
    var (rest, text) = (words, "")
    while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
      let end = rest[start...].firstIndex(where: \.isWhitespace) ?? rest.endIndex
      text += rest[..<start] + (rest[start..<end].isLink ? "(a link, left out)" : rest[start..<end])
      rest = rest[end...]
    }
    return text + rest
  }
}
