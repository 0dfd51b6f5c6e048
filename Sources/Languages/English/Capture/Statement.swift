internal import Language

/// Sentences that ask or tell something: such a line is no thing to do, whatever day it names.
enum Statement {
  static func opens(_ title: String) -> Bool {
    let words = Line(title, words: 3).words
    guard let first = words.first else { return false }
    return openings.contains(first.spelling) || title.last == "?" || asks(words) || orders(words)
      || lacks(words) || tells(ActionVerbs.isVerb(first) ? words : Line(title).words)
  }

  /// A sentence about anything but the one who says it, or who hears it.
  static func states(_ text: String) -> Bool {
    let words = Line(text).words
    guard let first = words.first, text.last != "?", !openings.contains(first.spelling) else { return false }
    return !asks(words) && tells(words)
  }

  /// "do you …", not "do the dishes"; "have i paid", not "have a bath".
  private static func asks(_ words: [Line.Word]) -> Bool {
    ["do", "have", "had"].contains(words[0].key) && words.count > 1 && askers.contains(words[1].key)
  }

  /// "no time for the gym this week" gives up on a thing; "have no slides" tells.
  private static func lacks(_ words: [Line.Word]) -> Bool {
    guard words.count > 1 else { return false }
    return words[0].key == "no" && lacking.contains(words[1].spelling)
      || words[0].key == "have" && ["no", "nothing"].contains(words[1].key)
  }

  /// "find me a plumber" is said to someone who could.
  private static func orders(_ words: [Line.Word]) -> Bool {
    words.count > 2 && ["me", "us"].contains(words[1].key) && ["a", "an", "some", "the"].contains(words[2].key)
  }

  /// "the train was late" has a verb that tells, and no deed before it; "my laptop crashed" ends in what happened.
  private static func tells(_ words: [Line.Word]) -> Bool {
    if words.count > 2, owners.contains(words[0].key), happened(words[words.count - 1].key),
      !passive.contains(words[words.count - 2].key)
    {
      return true
    }
    let reach = ActionVerbs.isVerb(words[0]) ? words.prefix(2) : words[...]
    return reach.indices.dropFirst().contains { place in
      telling.contains(words[place].key) && !(place + 1 < words.count && coming.contains(words[place + 1].key))
    }
  }

  private static func happened(_ word: String) -> Bool {
    word.hasSuffix("ed") && !word.hasSuffix("eed") && word.utf8.count > 4 || word == "left"
  }

  /// "the gutters need to be cleared" tells what is to be done.
  private static let passive: Set = ["be", "get", "getting", "need", "needs", "want", "wants"]
  private static let lacking = WordSet(
    "time energy chance way motivation money point need luck appetite sleep headspace spoons room capacity patience strength"
  )
  private static let owners: Set = ["my", "our", "the", "his", "her", "their"]
  private static let askers: Set = [
    "you", "u", "i", "we", "they", "he", "she", "it", "people", "any", "not", "penguins",
  ]
  private static let telling: Set = [
    "is", "are", "was", "were", "isnt", "arent", "wasnt", "werent", "had", "rang", "went", "came", "said", "says",
    "told",
    "happened", "likes", "loves", "hates", "feels", "felt", "seems", "cancelled", "broke", "called", "died", "comes",
    "closes", "goes", "texted", "emailed", "arrived", "slept", "ate", "fell", "won", "gave", "kept", "keeps",
    "doesnt", "didnt", "wont", "couldnt", "hasnt",
  ]
  /// After "is" they name something ahead: "the plumber is coming at 1".
  private static let coming: Set = ["coming", "arriving", "visiting", "due", "starting", "moving", "back", "leaving"]

  private static let openings = WordSet(
    """
    what whats who whos whom whose why when whens where wheres which how hows is isnt are arent was wasnt were werent am does \
    doesnt did didnt has hasnt can cant could couldnt will wont would wouldnt should shouldnt shall may might i im ive id \
    ill it its itll he hes she shes they theyre theyve we weve there theres you youre youve thats this these those lol haha hmm \
    ugh omg wow sorry because guess nobody everyone everybody everything nothing someone somebody anyway weather news forecast
    """)
}
