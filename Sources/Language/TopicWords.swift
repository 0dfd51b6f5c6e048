/// Words that individual tools look for in what a person types, by purpose.
package protocol TopicWords: CardWords, MessageWords, FactWords, ValueNames {}

/// A suffix of an inflected word and what replaces it in the base form: "ies" is "y" in "berries", and "ing" may have
/// doubled the letter before it in "planning".
package struct WordEnding: Sendable {
  package let ending: String
  /// Replaces the suffix in the base form.
  package let base: String
  package let mayDouble: Bool

  package init(_ ending: String, _ base: String = "", mayDouble: Bool = false) {
    (self.ending, self.base, self.mayDouble) = (ending, base, mayDouble)
  }
}

/// Words in titles, and in what people say about cards and their steps.
package protocol CardWords: SendableMetatype {
  static var wordEndings: [WordEnding] { get }
  /// Words before the verb of a title that carry no meaning: the "please just" of "please just call mum".
  static var titleLeads: WordSet { get }
  /// By the name of a kind of task, keywords of a title that identify it: "dish, washing up" for "dishes". Keywords are
  /// separated by commas. All words of one must occur, in any order; `^` before the first requires the title to begin
  /// with it.
  static var taskKindKeywords: [String: String] { get }
  /// Articles that stay before a name in a sentence: the "the" of "call the dentist".
  static var nameArticles: WordSet { get }
  /// Articles before a replacement that are no part of its name: the "my" of "not mum, my sister".
  static var droppedArticles: WordSet { get }

  /// Words that separate one step from the next, and words that may precede a step: "open it, and then read it".
  static var stepBreaks: WordSet { get }
  static var stepLeads: WordSet { get }
  /// Answers that accept all of the suggested steps, or the first alone: "keep them", "just the first".
  static var allStepsPhrases: Set<String> { get }
  static var firstStepPhrases: Set<String> { get }

  /// Phrases for no day at all: "someday".
  static var noDayPhrases: Set<String> { get }
  /// Words for something in the past: "the match was cancelled".
  static var pastTenseWords: WordSet { get }
  /// The verb between a thing and a fact about it: "the gate code is 4471".
  static var linkVerb: String { get }
  /// Household things that have the name of something in nudgy: "take out the trash".
  static var householdTrashPhrases: [String] { get }
  /// By the name of something that other programs do, keywords that ask for it: "forecast" for "weather". They have the
  /// form of `taskKindKeywords`, but `^` before one requires the line to begin with all of its words.
  static var outOfScopeKeywords: [String: String] { get }
}

/// Words in the titles of tasks to write a message.
package protocol MessageWords: SendableMetatype {
  /// By the name of an occasion, keywords of a title that identify it: "congrats" for "good news".
  static var occasionKeywords: [String: String] { get }
  /// Prepositions before what a message is about: "text mum about the party".
  static var aboutLeads: WordSet { get }
  /// Words before the purpose of a message: "email the gym to cancel".
  static var purposeLeads: WordSet { get }
  /// Words before the news that a message brings: "text sam that i am late".
  static var newsLeads: WordSet { get }
  /// Words that begin a question and are part of it: "ask jo if he is free".
  static var questionLeads: WordSet { get }
  /// Verbs that only say that something is to be told or asked, and what may follow them: the "to ask her" of "call mum
  /// to ask her about the rent".
  static var askingVerbs: WordSet { get }
  static var askedObjects: WordSet { get }
  /// Articles before a name that is no person's: "the bank".
  static var placeArticles: WordSet { get }
  /// People who are named by their role: "landlord".
  static var placeNames: Set<String> { get }
}

/// Words in facts about a person, and in doses of medicine.
package protocol FactWords: SendableMetatype {
  /// Words in full, so that two ways to say something compare equal: "isnt" is "not".
  static var factForms: [String: [String]] { get }
  /// Words that add nothing to a fact: the "am really" of "i am really allergic to nuts".
  static var factFillers: WordSet { get }
  /// The singular of a noun: "cats" is "cat".
  static func singular(_ word: String) -> String
  /// Words for the person as a whole, in a request about all that is known: "forget me".
  static var selfWords: WordSet { get }

  /// Words beside a medicine that say nothing about its dose, and words that count doses: "two of my painkillers".
  static var doseFillers: WordSet { get }
  /// Words for all medicines at once: "took both", "did i take my pills".
  static var allMedicines: WordSet { get }
  static var doseCounts: WordSet { get }
  /// A word of each field (`WordFields`) whose words may be taken as a medicine; none for a language without fields.
  static var medicineFields: [String] { get }
}

/// Names for the values of parameters and settings, in lower case.
package protocol ValueNames: SendableMetatype {
  /// Names for on, off and not set, besides the value's own name: "yes", "no", "none".
  static var onWords: WordSet { get }
  static var offWords: WordSet { get }
  static var unsetWords: WordSet { get }
  /// Words around the two hours of a range: "from 10pm until 7am".
  static var hourLinks: WordSet { get }
  /// Words for the half of the day an hour is in, with the hours that it adds: "pm" is 12.
  static var dayHalves: [String: Int] { get }
  /// Answers that postpone what is asked for.
  static var postponeWords: WordSet { get }

  /// Other names by value: "tomorrows" is `tomorrow` among lists of cards.
  static var listNames: [String: [String]] { get }
  static var energyNames: [String: [String]] { get }
  /// The priority of a new card, and a new priority for an existing one.
  static var priorityNames: [String: [String]] { get }
  static var newPriorityNames: [String: [String]] { get }
  /// The kind of action that a card takes.
  static var actionNames: [String: [String]] { get }
  /// Fields of a card that can be emptied.
  static var fieldNames: [String: [String]] { get }
  /// Whether a dose was taken, also as people answer when they are asked.
  static var doseStateNames: [String: [String]] { get }
  /// What a language model is allowed to read.
  static var modelAccessNames: [String: [String]] { get }
  static var settingNames: [String: [String]] { get }
  /// Symptoms; `overall` is the day as a whole.
  static var symptomNames: [String: [String]] { get }
  /// The same where they are the reason for a medicine: "for my back".
  static var indicationNames: [String: [String]] { get }
  /// Medicines by their everyday names, with common misspellings, and units of a dose.
  static var medicineNames: [String: [String]] { get }
  static var doseUnits: [String: [String]] { get }
  /// Body measurements and their units.
  static var measureNames: [String: [String]] { get }
  static var measureUnits: [String: [String]] { get }
  /// What a number is without its name, by the unit behind it.
  static var measuresByUnit: [String: String] { get }
  /// What a measure is counted in where nobody says a unit: "2 coffees".
  static var usualUnits: [String: String] { get }
}

extension Language {
  /// The language itself, and the second one that its speakers may type.
  package var inputLanguages: [Language] { [self] + (second.map { [$0] } ?? []) }

  /// The names of values in all input languages; the names of each language are appended to those of the one before it.
  package func valueNames(_ names: (any LanguageRules.Type) -> [String: [String]]) -> [String: [String]] {
    guard let second else { return names(rules) }
    return names(rules).merging(second.valueNames(names)) { $0 + $1 }
  }

  /// Whether the word, in small letters, is the name of a medicine, a symptom or a measure.
  package func namesEntry(_ word: String) -> Bool {
    [valueNames { $0.medicineNames }, valueNames { $0.symptomNames }, valueNames { $0.measureNames }]
      .contains { $0.value(named: word) != nil }
  }

  /// Whether the word is in the given list of any input language.
  package func hasWord(_ word: some StringProtocol, _ words: (any LanguageRules.Type) -> WordSet) -> Bool {
    let spelling = Spelling(word)
    return inputLanguages.contains { words($0.rules).contains(spelling) }
  }
}
