internal import Language

/// Statements that a thing needs something done to it: "the car needs washing".
enum NeedStatement {
  static func matches(_ words: [Line.Word]) -> Bool {
    guard let first = words.first, !nonThingSubjects.contains(first.spelling) else { return false }
    let verbIndices = pointers.contains(first.spelling) ? words.indices.dropFirst(2) : words.indices.dropFirst()
    return verbIndices.prefix(longestName).contains { place in
      guard let length = needPattern.advance(1, over: words[place...]).highestSetBit, place + length < words.count
      else {
        return false
      }
      let next = words[place + length]
      return ActionVerbs.isGerund(next) || isNewThing(words[(place + length)...])
        || passiveAuxiliaries.contains(words[place + length - 1].key) && ActionVerbs.base(of: next) != nil
        || ["a", "an", "some", "another"].contains(next.key) && thingDeterminers.contains(first.key)
    }
  }

  /// A need of something pointed at: "these trousers need hemming".
  static func matchesPointer(_ words: [Line.Word]) -> Bool {
    words.first.map { pointers.contains($0.spelling) } == true && matches(words)
  }

  static func isPointer(_ word: Line.Word) -> Bool { pointers.contains(word.spelling) }

  /// A need of something new, which has to be got first: "my bike needs a new tyre".
  private static func isNewThing(_ words: ArraySlice<Line.Word>) -> Bool {
    (newThingPattern.advance(1, over: words).highestSetBit ?? words.count) < words.count
  }

  private static let longestName = 6
  private static let newThingPattern = Pattern(template: "[a|an|some] (new|fresh|clean|another|more)")

  private static let needPattern = Pattern(
    template: """
      (
        [really|still|also|badly|desperately] (needs|need|wants|want|could do with|could use|is due|are due|is due for) [to be|a good|some] |
        [really|still|also] (has|have|ought) to be
      )
      """)

  /// Subjects that are no things: what people and their belongings need is something else.
  private static let nonThingSubjects = WordSet("i im we you he she they who what it everyone nobody people")
  /// Alone these name no thing: "this needs thinking about".
  private static let pointers = WordSet("this that these those")
  private static let thingDeterminers: Set = ["the", "that"]
  private static let passiveAuxiliaries: Set = ["be"]
}
