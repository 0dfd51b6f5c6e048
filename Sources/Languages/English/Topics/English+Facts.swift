package import Language

// What facts about a person, and doses, are told with.
extension English {
  /// A "not" is never dropped.
  package static let factForms = [
    "im": ["am"], "ive": ["have"], "dont": ["do", "not"], "doesnt": ["do", "not"], "cant": ["can", "not"],
    "cannot": ["can", "not"], "isnt": ["not"], "arent": ["not"], "wont": ["will", "not"], "wasnt": ["was", "not"],
    "havent": ["have", "not"], "hasnt": ["have", "not"], "has": ["have"], "does": ["do"],
  ]
  package static let factFillers = WordSet("i am is are my a an the that really about")
  package static func singular(_ word: String) -> String {
    word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
  }
  package static let selfWords = WordSet("me myself")

  package static let doseFillers = WordSet("a an of some my the for it and")
  package static let allMedicines = WordSet("meds tablets pills both them all")
  package static let doseCounts = WordSet("one two three four half")
  package static let medicineFields = ["aspirin", "nicotine", "coffee", "soup"]
}
