extension Language {
  /// Whether more of a line's words are common in the other language than in this one.
  package func isLikelySecondLanguage(_ line: String) -> Bool {
    guard let second else { return false }
    let words = Utterance.tokens(of: line).filter { !$0.isMark }
    func count(_ language: Language) -> Int { words.count { language.rules.commonWords.contains($0.spelling) } }
    return count(second) > count(self)
  }

  /// The second language where the line may be in it: unless this language has more common words in the line, because
  /// the wrong one would find meanings that nobody intended. If no word is common in either, at least half of the words
  /// must be known to the second language.
  package func secondLanguage(for line: String) -> Language? {
    guard let second else { return nil }
    let words = Utterance.tokens(of: line).filter { !$0.isMark }
    func count(_ language: Language) -> Int { words.count { language.rules.commonWords.contains($0.spelling) } }
    let (own, others) = (count(self), count(second))
    guard own == 0, others == 0 else { return own > others ? nil : second }
    let knownCount = words.count {
      second.fields.field(of: Array($0.key.utf8)) != nil || second.hasPhraseWord($0.spelling)
    }
    return knownCount * 2 >= words.count ? second : nil
  }
}
