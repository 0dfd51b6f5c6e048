/// Words that are a date only next to certain other words.
package struct AmbiguousWords: Sendable {
  /// The words themselves, separated by spaces; checked where such a word is the whole mention.
  package let words: String
  /// If one of these follows, it is no date.
  package var notBefore = ""
  /// If one of these precedes, it is no date.
  package var notAfter = ""
  /// Whether, standing alone, it is a date only as the last word of its clause.
  package var isLast = false
  /// Whether this also applies to the last word of a longer date.
  package var isAlways = false

  package init(
    words: String, notBefore: String = "", notAfter: String = "", isLast: Bool = false, isAlways: Bool = false
  ) {
    (self.words, self.notBefore, self.notAfter) = (words, notBefore, notAfter)
    (self.isLast, self.isAlways) = (isLast, isAlways)
  }
}

/// The ambiguous words of a language, indexed by spelling.
package struct AmbiguousWordTable: Sendable {
  private struct Context {
    var notBefore: WordSet
    var notAfter: WordSet
    var isLast: Bool
    var isAlways: Bool
  }

  private var contexts = WordTable<Context>()

  package init(_ rows: [AmbiguousWords]) {
    for row in rows {
      let context = Context(
        notBefore: WordSet(row.notBefore), notAfter: WordSet(row.notAfter), isLast: row.isLast,
        isAlways: row.isAlways)
      Spelling.forEach(in: row.words) { contexts.insert($0, context) }
    }
  }

  /// Whether a word is not a date between its neighbours; a `nil` neighbour is the start or end of the text.
  func isNotDate(_ word: Lexeme, isAlone: Bool, before: Lexeme?, after: Lexeme?) -> Bool {
    guard let context = contexts[word.spelling], isAlone || context.isAlways else { return false }
    if let before, context.notAfter.contains(before.spelling) { return true }
    guard let after, after.shape != .sign else { return false }
    return context.isLast && isAlone || context.notBefore.contains(after.spelling)
  }
}
