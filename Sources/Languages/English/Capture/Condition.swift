internal import Language

/// A thing to do behind what it waits for: "if it rains bring the washing in", "when sam gets home ask him".
enum Condition {
  static func opens(_ words: [Line.Word]) -> Bool {
    guard words.count > 4, openings.contains(words[0].spelling), !asking.contains(words[1].spelling) else {
      return false
    }
    guard
      let verb = words.indices.dropFirst(3).dropLast().first(where: { place in
        ActionVerbs.isVerb(words[place]) && !subjects.contains(words[place - 1].spelling)
          && objects.contains(words[place + 1].spelling)
      })
    else { return false }
    return !words[verb...].contains { tellers.contains($0.spelling) }
  }

  private static let openings = WordSet("if when once unless after before whenever")
  /// "when does sam book the hotel" asks.
  private static let asking = WordSet(
    "do does did is are am was were will can could should would must may might has have")
  /// Before a verb they do it, or stand where a noun is to come.
  private static let subjects = WordSet(
    """
    i we you he she they it who to a an the my our your his her their this that these those some any no will can could \
    should would must may might dont doesnt didnt not never
    """)
  private static let objects = WordSet(
    "the a an my our your his her him them it me us this that these those some for up out off down back in on to about")
  /// "if people call me i panic" tells how things are.
  private static let tellers = WordSet("i we he she they")
}
