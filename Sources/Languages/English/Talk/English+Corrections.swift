import Language

// Lines about what was said or logged before: it was wrong, or is to be taken away.
extension English {
  /// Whether the line corrects what was said before: "actually it was 5", "sorry, 134 over 84", "the dose was at 7".
  package static func corrects(_ text: String) -> Bool {
    let words = Line(text).words
    guard let start = words.indices.first(where: { !hesitations.contains(words[$0].spelling) }) else { return false }
    let first = words[start]
    let next = start + 1 < words.count ? words[start + 1] : nil
    if correctionOpenings.contains(first.spelling) { return true }
    if refusals.contains(first.spelling) {
      return first.pause != .none || next.map { correctedPointers.contains($0.spelling) } == true
    }
    let isStated = first.key == "the" && words.dropFirst(2).prefix(4).contains { statedVerbs.contains($0.spelling) }
    return isStated
      || correctionMarks.contains { mark in
        words.indices.contains { mark.advance(1, over: words[$0...]).highestSetBit ?? 0 > 0 }
      }
  }

  /// Whether the line says to take a record away, or that something was not taken: "remove the last dose".
  package static func takesBack(_ text: String) -> Bool {
    let words = Line(text).words
    let start = words.indices.first { !requestWords.contains(words[$0].spelling) } ?? 0
    return words.indices.contains { place in
      let word = words[place]
      let opens = place == start || words[max(0, place - 1)].pause != .none
      let next = place + 1 < words.count ? words[place + 1] : nil
      if opens, removalVerbs.contains(word.spelling) { return true }
      if opens, word.key == "take", next.map({ ["back", "it", "that", "them", "out", "off"].contains($0.key) }) == true
      {
        return true
      }
      return (word.key == "not" || word.key == "never" || denialWords.contains(word.spelling))
        && next.map { takingVerbs.contains($0.spelling) } == true
    }
  }

  /// Whether the line complains about what nudgy said or did: "you wrote 7 moods", "numbers 1 and 4 are wrong".
  package static func complains(_ text: String) -> Bool {
    let words = Line(text).words
    return words.indices.contains { place in
      if words[place].key == "wrong", place > 0, statedVerbs.contains(words[place - 1].spelling) { return true }
      guard addressees.contains(words[place].spelling) else { return false }
      return words[(place + 1)...].prefix(2).contains { answeringVerbs.contains($0.spelling) }
    }
  }

  private static let addressees = WordSet("you youve u uve")
  /// What nudgy did with what it was told. Not "put": "can you put down …" asks for it.
  private static let answeringVerbs = WordSet(
    """
    wrote written logged misheard misread misunderstood mixed forgot added deleted saved marked moved counted changed \
    kept noted recorded
    """)
  private static let hesitations = WordSet("oh ok okay well hmm um uh ah and but hey")
  private static let correctionOpenings = WordSet("actually sorry soz correction oops whoops scratch")
  private static let refusals = WordSet("no nah nope wait")
  private static let correctedPointers = WordSet("it that the i my make its thats")
  private static let statedVerbs = WordSet("was were is are should")
  private static let correctionMarks = [
    "i (meant|misread|mistyped|misheard|miscounted)", "should (be|have been|of been)", "i had (that|it) wrong",
    "not (right|correct)", "my mistake", "my bad",
  ].map { Pattern(template: $0) }
  private static let requestWords = WordSet(
    "please pls plz no nah ok oh and just then can could you would kindly now also")
  private static let removalVerbs = WordSet("delete remove erase undo scrap drop bin strike clear")
  private static let takingVerbs = WordSet("take took taken have had")
}
