extension Language {
  /// Whether more of a line's words are common in the other language than in this one.
  package func leansToSecond(_ line: String) -> Bool {
    guard let second else { return false }
    let words = Utterance.tokens(of: line).filter { !$0.isMark }
    func count(_ language: Language) -> Int { words.count { language.rules.common.contains($0.spelling) } }
    return count(second) > count(self)
  }

  /// The one that a line may be in beside this, by how many of its words are common there and here: a language that a line
  /// is not in makes of it what nobody meant. Where none is common it must at least be words that the other one knows.
  package func other(of line: String) -> Language? {
    guard let second else { return nil }
    let words = Utterance.tokens(of: line).filter { !$0.isMark }
    func count(_ language: Language) -> Int { words.count { language.rules.common.contains($0.spelling) } }
    let (own, others) = (count(self), count(second))
    guard own == 0, others == 0 else { return own > others ? nil : second }
    let known = words.count { second.fields.field(of: Array($0.key.utf8)) != nil || second.says($0.spelling) }
    return known * 2 >= words.count ? second : nil
  }
}
