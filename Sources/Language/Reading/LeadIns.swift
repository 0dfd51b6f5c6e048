/// Words that only lead over from what was said before: "oh and bread".
package enum LeadIns {
  /// The line without such words at its start; the whole line if nothing else would be left.
  package static func removed(from text: String, in language: Language) -> String {
    let line = Utterance(text, in: language)
    let words = language.rules.interjections
    guard let first = line.tokens.firstIndex(where: { !$0.isMark && !words.contains($0.spelling) }), first > 0,
      words.contains(line.tokens[0].spelling)
    else { return text }
    return String(text[line.words(first..<line.tokens.count).startIndex...])
  }
}
