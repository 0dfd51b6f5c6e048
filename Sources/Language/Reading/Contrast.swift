/// A number that was said wrong beside the one that was meant, and what else the line says: "40 sick bowls not 20", "not 6
/// its more like a 7, that wrist", "60? no 70". A time that says more than its figures is none.
package struct Contrast: Sendable, Hashable {
  package let wrong: String
  package let meant: String
  /// The words beside the two, which may name what the number is of.
  package let about: String

  package init?(_ line: String, in language: Language) {
    let utterance = Utterance(line, in: language)
    let tokens = utterance.tokens.filter { !$0.isMark || $0.key == "?" }
    let words = tokens.filter { !$0.isMark }
    guard words.count <= Contrast.longest, !utterance.timing.contains(where: { $0 != .none }),
      let (wrong, meant) = Contrast.denied(words, language.rules) ?? Contrast.retracted(tokens, language.rules),
      words[wrong].key != words[meant].key
    else { return nil }
    (self.wrong, self.meant) = (words[wrong].key, words[meant].key)
    about = words.indices.filter { $0 != wrong && $0 != meant && words[$0].key != language.rules.not }
      .map { words[$0].key }.joined(separator: " ")
  }

  /// "5 not 4", "not 4 its 5"
  private static func denied(_ words: [Token], _ rules: any LanguageRules.Type) -> (wrong: Int, meant: Int)? {
    let figures = words.indices.filter { words[$0].shape == .figures }
    guard Set(figures.map { words[$0].key }).count == 2,
      let wrong = figures.first(where: { $0 > 0 && words[$0 - 1].key == rules.not }),
      let meant = figures.last(where: { words[$0].key != words[wrong].key }), abs(meant - wrong) <= widest
    else { return nil }
    return (wrong, meant)
  }

  /// "60? no 70", which has little else to say: what takes itself back in a longer line has just been said.
  private static func retracted(_ tokens: [Token], _ rules: any LanguageRules.Type) -> (wrong: Int, meant: Int)? {
    guard tokens.count <= 5, tokens.count > 2, tokens[0].shape == .figures,
      let meant = tokens.indices.dropFirst(2).first(where: { tokens[$0].shape == .figures }),
      tokens[1..<meant].contains(where: { rules.retracting.contains($0.spelling) })
    else { return nil }
    return (0, tokens[..<meant].count { !$0.isMark })
  }

  /// Words between the two.
  private static let widest = 6
  /// Words of a line that is still about one thing.
  private static let longest = 16
}
