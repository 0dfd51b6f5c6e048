/// Words that lead over from what was said before, and say nothing of their own: "oh and bread".
package enum Openings {
  /// The rest of the line; all of it where nothing else is left.
  package static func cut(_ text: String, in language: Language) -> String {
    let line = Utterance(text, in: language)
    let words = language.rules.interjections
    guard let first = line.tokens.firstIndex(where: { !$0.isMark && !words.contains($0.spelling) }), first > 0,
      words.contains(line.tokens[0].spelling)
    else { return text }
    return String(text[line.words(first..<line.tokens.count).startIndex...])
  }
}
