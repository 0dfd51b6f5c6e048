/// A word that is a date in some company only.
package struct Doubt: Sendable {
  /// When the mention is the word alone.
  package let words: String
  /// Words after it that make it something else.
  package var notBefore = ""
  /// Words before it that make it something else.
  package var notAfter = ""
  /// Only as the last word of its clause.
  package var isLast = false
  /// Also as the last of several words of a date.
  package var isAlways = false

  package init(
    words: String, notBefore: String = "", notAfter: String = "", isLast: Bool = false, isAlways: Bool = false
  ) {
    (self.words, self.notBefore, self.notAfter) = (words, notBefore, notAfter)
    (self.isLast, self.isAlways) = (isLast, isAlways)
  }
}

/// The doubts of a language, ready to ask.
package struct Doubts: Sendable {
  private struct Company {
    var notBefore: WordSet
    var notAfter: WordSet
    var isLast: Bool
    var isAlways: Bool
  }

  private var companies = WordTable<Company>()

  package init(_ rows: [Doubt]) {
    for row in rows {
      let company = Company(
        notBefore: WordSet(row.notBefore), notAfter: WordSet(row.notAfter), isLast: row.isLast,
        isAlways: row.isAlways)
      Spelling.forEach(in: row.words) { companies.insert($0, company) }
    }
  }

  /// Whether a word standing between two others is no date there; `nil` neighbours are the text's ends.
  func deny(_ word: Lexeme, isAlone: Bool, before: Lexeme?, after: Lexeme?) -> Bool {
    guard let company = companies[word.spelling], isAlone || company.isAlways else { return false }
    if let before, company.notAfter.contains(before.spelling) { return true }
    guard let after, after.shape != .sign else { return false }
    return company.isLast || company.notBefore.contains(after.spelling)
  }
}
