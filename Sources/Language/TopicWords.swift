/// The words that tools look for in what a person types, by what they do there.
package protocol TopicWords: CardWords, MessageWords, FactWords, ValueNames {}

/// What a word may end in where it is a form of another: "ies" is a "y" in "berries", and "ing" may have doubled the letter
/// before it in "planning".
package struct WordEnding: Sendable {
  package let ending: String
  /// What stands in its place in the other word.
  package let base: String
  package let mayDouble: Bool

  package init(_ ending: String, _ base: String = "", mayDouble: Bool = false) {
    (self.ending, self.base, self.mayDouble) = (ending, base, mayDouble)
  }
}

/// What titles, and what is said of cards and their steps, are made of.
package protocol CardWords: SendableMetatype {
  static var wordEndings: [WordEnding] { get }
  /// What stands before the verb of a title and tells nothing: the "please just" of "please just call mum".
  static var titleLeads: WordSet { get }
  /// By the name of a kind of task the words of a title that tell it: "dish, washing up" for "dishes". Signs are apart by
  /// commas; all words of one must be there, in any order, and `^` before the first demands that the title begins with it.
  static var familySigns: [String: String] { get }
  /// What a name keeps before it in a sentence: the "the" of "call the dentist".
  static var nameArticles: WordSet { get }
  /// What stands before a thing named in place of another, and is no part of its name: the "my" of "not mum, my sister".
  static var droppedArticles: WordSet { get }

  /// What parts one step from the next, and what may stand before one: "open it, and then read it".
  static var stepBreaks: WordSet { get }
  static var stepLeads: WordSet { get }
  /// What takes all of the steps that are offered, or the first alone: "keep them", "just the first".
  static var allSteps: Set<String> { get }
  static var firstStep: Set<String> { get }

  /// What is said in place of a day by who wants none: "someday".
  static var noDay: Set<String> { get }
  /// Words that tell of something over: "the match was cancelled".
  static var tellingPast: WordSet { get }
  /// What stands between a thing and what is told of it: "the gate code is 4471".
  static var linkVerb: String { get }
  /// A thing of the house that is called as something of nudgy's is: "take out the trash".
  static var ownTrash: [String] { get }
  /// By the name of something other programs do the words that ask for it: "forecast" for "weather". They are signs as
  /// those of a kind of task, but `^` before one demands that the line begins with all of its words.
  static var beyondSigns: [String: String] { get }
}

/// What titles of messages to write are made of.
package protocol MessageWords: SendableMetatype {
  /// By the name of an occasion the words of a title that tell it: "congrats" for "good news".
  static var occasionSigns: [String: String] { get }
  /// What a message is about stands behind these: "text mum about the party".
  static var aboutLeads: WordSet { get }
  /// What is to be brought about: "email the gym to cancel".
  static var deedLeads: WordSet { get }
  /// What is news to whom it is sent: "text sam that i am late".
  static var newsLeads: WordSet { get }
  /// What opens a question and is part of it: "ask jo if he is free".
  static var questionLeads: WordSet { get }
  /// What only says that something is to be told or asked, and whom or what it may have behind it: the "to ask her" of "call
  /// mum to ask her about the rent".
  static var askingVerbs: WordSet { get }
  static var askedObjects: WordSet { get }
  /// What stands before a name that is no person's: "the bank".
  static var placeArticles: WordSet { get }
  /// Whom people name by what they are: "landlord".
  static var placeNames: Set<String> { get }
}

/// What facts about a person, and doses, are told with.
package protocol FactWords: SendableMetatype {
  /// What a word is in full, so that two ways to say it are one: "isnt" is "not".
  static var factForms: [String: [String]] { get }
  /// Words that tell nothing of a fact: the "am really" of "i am really allergic to nuts".
  static var factFillers: WordSet { get }
  /// A word without what makes it many: "cats" is "cat".
  static func singular(_ word: String) -> String
  /// All that is known about the person: "forget me".
  static var selfWords: WordSet { get }

  /// Words beside a medicine that tell nothing of its dose, and words that count one: "two of my painkillers".
  static var doseFillers: WordSet { get }
  static var doseCounts: WordSet { get }
}

/// What is typed for the values of parameters and settings, in lower case.
package protocol ValueNames: SendableMetatype {
  /// What is said beside a value's own name of what is switched on, off, or not set: "yes", "no", "none".
  static var switchedOn: WordSet { get }
  static var switchedOff: WordSet { get }
  static var unset: WordSet { get }
  /// What stands around two hours: "from 10pm until 7am".
  static var hourLinks: WordSet { get }
  /// What tells which half of a day an hour is in, by the hours that it adds: "pm" is 12.
  static var dayHalves: [String: Int] { get }
  /// What puts off what is asked for.
  static var later: WordSet { get }

  /// By value, what else each is called: "tomorrows" is `tomorrow` among lists of cards.
  static var listNames: [String: [String]] { get }
  static var energyNames: [String: [String]] { get }
  /// How much a new card matters, and how much one is to matter from now on.
  static var priorityNames: [String: [String]] { get }
  static var newPriorityNames: [String: [String]] { get }
  /// What doing a card takes.
  static var actionNames: [String: [String]] { get }
  /// Fields of a card that can be emptied.
  static var fieldNames: [String: [String]] { get }
  /// How a dose went, and what people answer when they are asked.
  static var doseStateNames: [String: [String]] { get }
  /// What a language model may read.
  static var sharedNames: [String: [String]] { get }
  static var settingNames: [String: [String]] { get }
  /// What people feel; `overall` is the day as a whole.
  static var symptomNames: [String: [String]] { get }
  /// The same as what something is taken for: "for my back".
  static var treatedNames: [String: [String]] { get }
  /// Medicines by the names people use, with their usual misspellings, and what a dose is counted in.
  static var medicineNames: [String: [String]] { get }
  static var doseUnits: [String: [String]] { get }
  /// What can be measured about a body, and in what.
  static var measureNames: [String: [String]] { get }
  static var measureUnits: [String: [String]] { get }
}

extension Language {
  /// Itself, and another that whoever speaks it may type.
  package var typed: [Language] { [self] + (second.map { [$0] } ?? []) }

  /// What values are called in any of those: the names of each language are added to those of the ones before it.
  package func names(_ names: (any LanguageRules.Type) -> [String: [String]]) -> [String: [String]] {
    guard let second else { return names(rules) }
    return names(rules).merging(second.names(names)) { $0 + $1 }
  }

  /// Whether the word is one of those in any of them.
  package func says(_ word: some StringProtocol, _ words: (any LanguageRules.Type) -> WordSet) -> Bool {
    let spelling = Spelling(word)
    return typed.contains { words($0.rules).contains(spelling) }
  }
}
