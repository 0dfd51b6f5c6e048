internal import Language

/// A task after a condition: "if it rains bring the washing in", "when sam gets home ask him".
enum Condition {
  static func matches(_ words: [Line.Word]) -> Bool {
    guard words.count > 4, openings.contains(words[0].spelling), !auxiliaryVerbs.contains(words[1].spelling) else {
      return false
    }
    guard
      let verb = words.indices.dropFirst(3).dropLast().first(where: { place in
        ActionVerbs.isVerb(words[place]) && !nonImperativeLeads.contains(words[place - 1].spelling)
          && objects.contains(words[place + 1].spelling)
      })
    else { return false }
    return !words[verb...].contains { personalPronouns.contains($0.spelling) }
  }

  private static let openings = WordSet("if when once unless after before whenever")
  /// After an opening these make a question: "when does sam book the hotel".
  private static let auxiliaryVerbs = WordSet(
    "do does did is are am was were will can could should would must may might has have")
  /// Subjects, modals and determiners: a verb after one of these is no command.
  private static let nonImperativeLeads = WordSet(
    """
    i we you he she they it who to a an the my our your his her their this that these those some any no will can could \
    should would must may might dont doesnt didnt not never
    """)
  private static let objects = WordSet(
    "the a an my our your his her him them it me us this that these those some for up out off down back in on to about")
  /// After the verb these make it a report of how things are: "if people call me i panic".
  private static let personalPronouns = WordSet("i we he she they")
}
