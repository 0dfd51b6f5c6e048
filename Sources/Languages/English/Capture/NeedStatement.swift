internal import Language

/// Things that are said to want something done to them: "the car needs washing".
enum NeedStatement {
  static func tells(_ words: [Line.Word]) -> Bool {
    guard let first = words.first, !askers.contains(first.spelling) else { return false }
    let names = pointers.contains(first.spelling) ? words.indices.dropFirst(2) : words.indices.dropFirst()
    return names.prefix(longestName).contains { place in
      guard let taken = wants.advance(1, over: words[place...]).lastPlace, place + taken < words.count else {
        return false
      }
      let next = words[place + taken]
      return ActionVerbs.isGerund(next) || isNew(words[(place + taken)...])
        || toBe.contains(words[place + taken - 1].key) && ActionVerbs.base(of: next) != nil
        || ["a", "an", "some", "another"].contains(next.key) && owned.contains(first.key)
    }
  }

  /// "these trousers need hemming"
  static func points(_ words: [Line.Word]) -> Bool {
    words.first.map { pointers.contains($0.spelling) } == true && tells(words)
  }

  static func isPointer(_ word: Line.Word) -> Bool { pointers.contains(word.spelling) }

  /// What is new is to be had first: "my bike needs a new tyre".
  private static func isNew(_ words: ArraySlice<Line.Word>) -> Bool {
    (new.advance(1, over: words).lastPlace ?? words.count) < words.count
  }

  private static let longestName = 6
  private static let new = Pattern(saying: "[a|an|some] (new|fresh|clean|another|more)")

  private static let wants = Pattern(
    saying: """
      (
        [really|still|also|badly|desperately] (needs|need|wants|want|could do with|could use|is due|are due|is due for) [to be|a good|some] |
        [really|still|also] (has|have|ought) to be
      )
      """)

  /// People and what is theirs want other things.
  private static let askers = WordSet("i im we you he she they who what it everyone nobody people")
  /// Alone they are no thing: "this needs thinking about".
  private static let pointers = WordSet("this that these those")
  private static let owned: Set = ["the", "that"]
  private static let toBe: Set = ["be"]
}
