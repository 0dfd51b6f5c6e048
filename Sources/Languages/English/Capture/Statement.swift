internal import Language

/// Questions and statements, which are no tasks whatever day they mention.
enum Statement {
  static func matches(_ title: String) -> Bool {
    let words = Line(title, words: 4).words
    guard let first = words.first else { return false }
    return openings.contains(first.spelling) || title.last == "?" || isQuestion(words) || asksFavour(words)
      || statesLack(words) || isReport(ActionVerbs.isVerb(first) ? words : Line(title).words)
  }

  /// Whether the text states something about anyone or anything but the speaker and the listener.
  static func isDeclarative(_ text: String) -> Bool {
    let words = Line(text).words
    guard let first = words.first, text.last != "?", !openings.contains(first.spelling) else { return false }
    return !isQuestion(words) && isReport(words)
  }

  /// "do you …" and "have i paid" are questions, "do the dishes" and "have a bath" are not.
  private static func isQuestion(_ words: [Line.Word]) -> Bool {
    ["do", "have", "had"].contains(words[0].key) && words.count > 1 && questionSubjects.contains(words[1].key)
  }

  /// "no time for the gym this week" gives up on a task; "have no slides" is a statement.
  private static func statesLack(_ words: [Line.Word]) -> Bool {
    guard words.count > 1 else { return false }
    return words[0].key == "no" && lackNouns.contains(words[1].spelling)
      || words[0].key == "have" && ["no", "nothing"].contains(words[1].key)
  }

  /// "find me a plumber" asks somebody else to do it.
  private static func asksFavour(_ words: [Line.Word]) -> Bool {
    words.count > 2 && ["me", "us"].contains(words[1].key) && ["a", "an", "some", "the"].contains(words[2].key)
  }

  /// "the train was late" has a reporting verb and no action verb before it; "my laptop crashed" ends in a past form.
  private static func isReport(_ words: [Line.Word]) -> Bool {
    if words.count > 2, subjectDeterminers.contains(words[0].key), isPastForm(words[words.count - 1].key),
      !passiveLeads.contains(words[words.count - 2].key)
    {
      return true
    }
    // "work pressure is too much" begins with a noun, and "check mum is in" with a verb.
    let reach = nounsLikeVerbs.contains(words[0].spelling) ? 3 : 2
    let scope = ActionVerbs.isVerb(words[0]) ? words.prefix(reach) : words[...]
    return scope.indices.dropFirst().contains { place in
      reportingVerbs.contains(words[place].key)
        && !(place + 1 < words.count && futurePredicates.contains(words[place + 1].key))
    }
  }

  private static func isPastForm(_ word: String) -> Bool {
    word.hasSuffix("ed") && !word.hasSuffix("eed") && word.utf8.count > 4 || word == "left"
  }

  /// A past form after these says what is still to be done: "the gutters need to be cleared".
  private static let passiveLeads: Set = ["be", "get", "getting", "need", "needs", "want", "wants"]
  /// Nouns that are also verbs of things to do, and mostly nouns before another one.
  private static let nounsLikeVerbs = WordSet("work post phone sleep water paint train play drink cook dress")
  private static let lackNouns = WordSet(
    "time energy chance way motivation money point need luck appetite sleep headspace spoons room capacity patience strength"
  )
  private static let subjectDeterminers: Set = ["my", "our", "the", "his", "her", "their"]
  private static let questionSubjects: Set = [
    "you", "u", "i", "we", "they", "he", "she", "it", "people", "any", "not", "penguins",
  ]
  private static let reportingVerbs: Set = [
    "is", "are", "was", "were", "isnt", "arent", "wasnt", "werent", "had", "rang", "went", "came", "said", "says",
    "told",
    "happened", "likes", "loves", "hates", "feels", "felt", "seems", "cancelled", "broke", "called", "died", "comes",
    "closes", "goes", "texted", "emailed", "arrived", "slept", "ate", "fell", "won", "gave", "kept", "keeps",
    "doesnt", "didnt", "wont", "couldnt", "hasnt",
  ]
  /// After "is" these announce something ahead: "the plumber is coming at 1".
  private static let futurePredicates: Set = [
    "coming", "arriving", "visiting", "due", "starting", "moving", "back", "leaving",
  ]

  private static let openings = WordSet(
    """
    what whats who whos whom whose why when whens where wheres which how hows is isnt are arent was wasnt were werent am does \
    doesnt did didnt has hasnt can cant could couldnt will wont would wouldnt should shouldnt shall may might i im ive id \
    ill it its itll he hes she shes they theyre theyve we weve there theres you youre youve thats this these those lol haha hmm \
    ugh omg wow sorry because guess nobody everyone everybody everything nothing someone somebody anyway weather news forecast
    """)
}
