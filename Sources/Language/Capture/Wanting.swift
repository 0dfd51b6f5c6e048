/// Things that are said to want something done to them: "the car needs washing".
enum Wanting {
  static func tells(_ words: [Line.Word]) -> Bool {
    guard let first = words.first, !askers.contains(first.spelling) else { return false }
    return words.indices.dropFirst().prefix(longestName).contains { place in
      guard let taken = wants.advance(1, over: words[place...]).lastPlace, place + taken < words.count else {
        return false
      }
      let next = words[place + taken]
      return Deeds.isGerund(next) || toBe.contains(words[place + taken - 1].key) && Deeds.base(of: next) != nil
        || ["a", "an", "some", "another"].contains(next.key) && owned.contains(first.key)
    }
  }

  private static let longestName = 6

  private static let wants = Pattern(
    saying: """
      (
        [really|still|also|badly|desperately] (needs|need|wants|could do with|could use|is due|are due|is due for) [to be|a good|some] |
        [really|still|also] (has|have|ought) to be
      )
      """)

  /// People and what is theirs want other things.
  private static let askers = WordSet("i im we you he she they who what it that this these those everyone nobody")
  private static let owned: Set = ["the", "that"]
  private static let toBe: Set = ["be"]
}
