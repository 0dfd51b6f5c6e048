/// The rules of a language beside its phrases. Each language implements them as static members of an `enum`, so that
/// each list is built on first use.
package protocol LanguageRules: DateRules, TaskRules, SentenceWords, AssertionWords, PointerWords, TopicWords {
  /// How people in danger express themselves in this language.
  static var crisis: any CrisisRules.Type { get }
}

/// How dates, times and lengths are said.
package protocol DateRules: SendableMetatype {
  /// Words with a temporal meaning of their own: numbers, weekdays, months, units, parts of the day.
  static var lexicon: Lexicon { get }
  /// Adds the grammar rows for each temporal term.
  static func addRows(to tree: inout RowTree)
  /// Date trigger words: every moment contains one of them, a word of the lexicon or a digit.
  static var dateTriggers: WordSet { get }
  /// Words that are a date only beside certain other words.
  static var doubts: AmbiguousWordTable { get }
  /// Nouns after a bare number that mean it counts or labels something: "5 degrees".
  static var countedNouns: WordSet { get }
  /// Words before "one" that make it a pronoun and no number: "that one".
  static var demonstratives: WordSet { get }
  /// What streets are called, after their name.
  static var streetNouns: WordSet { get }
  /// The word of negation: "12:30 not 3:15".
  static var negation: String { get }
  /// What stands behind these only says why: "make that 7:30 bc she has a crown at 8".
  static var explanationWords: WordSet { get }
  /// What gives a reason behind a comma, and stands for other things elsewhere: "…, as my brother has one".
  static var writtenReasons: WordSet { get }
  /// Words between a reason and what follows from it: "so".
  static var consequenceWords: WordSet { get }
  /// Who or whose a clause tells something of, behind a pause: "…, i'm away on friday".
  static var asideSubjects: WordSet { get }
  /// What stands before what happens otherwise: "…, or they won't pay it".
  static var alternativeWords: WordSet { get }
  /// Verbs before a participle of what is still to be done: "to be paid".
  static var unfinishedAuxiliaries: WordSet { get }
  /// Verbs that people use for one another: "rang" of a card "call the vet".
  static var verbsOfOneMeaning: [WordSet] { get }
  /// Verbs before a participle: "has paid".
  static var perfectAuxiliaries: WordSet { get }
  /// What its subject says where it says the thing again: "…, i mean friday".
  static var restatingVerbs: WordSet { get }
  /// What stands behind a day that a clause tells something of: "…, friday is the vet".
  static var asideVerbs: WordSet { get }
  /// What is said of a day that is preferred: "friday is better".
  static var preferenceWords: WordSet { get }
  /// Words that deny the verb beside them.
  static var negatives: WordSet { get }
  /// Behind "but", what tells that something came to nothing: "… but nobody picked up".
  static var failureOpenings: WordSet { get }
  /// Words that forbid what the verb behind them says, and verbs for what may be done to a card: "please don't delete it",
  /// "that should not be put off".
  static var prohibitions: Set<String> { get }
  static var changingVerbs: WordSet { get }
  /// Prepositions of time, and times that take none: what stands before "tonight" belongs to the verb, "bring the logs in
  /// tonight".
  static var timePrepositions: WordSet { get }
  static var bareTimeWords: WordSet { get }
  /// What goes on with a title behind its time: "ring mum tonight about the cake".
  static var topicPrepositions: WordSet { get }
  /// What somebody did who was asked something: "ana said yes".
  static var answeringVerbs: WordSet { get }
  /// What somebody does who has something to say: "the clinic rang".
  static var messagingVerbs: WordSet { get }
  /// Words that only say that something went wrong: "forgot my pills, whoops".
  static var sighs: WordSet { get }
  /// Verbs for what is done to a card and not to a thing: "change it".
  static var editingVerbs: WordSet { get }
  /// Whether it is a verb as it stands behind "he" or "it": "runs".
  static func isThirdPerson(_ word: String) -> Bool
  /// Pronouns for a thing: "take it out".
  static var thingPronouns: WordSet { get }
  /// Verbs behind which another one may follow without a joiner: "help dad move the sofa".
  static var assistingVerbs: WordSet { get }
  /// Verbs that deny what stands behind them: "isn't".
  static var negatedCopulas: WordSet { get }
  /// Words before digits that make them an identifier and no date: "version 1.2".
  static var identifierPrefixes: WordSet { get }
  /// Verbs of cards that are done by handing over money.
  static var buyingVerbs: WordSet { get }
  /// Words before figures that are an amount, a measure or a name, and no time.
  static var amountLeads: WordSet { get }
  /// Prepositions that precede a date.
  static var datePrepositions: WordSet { get }
  /// The article before an ordinal that is a day of the month: "the 3rd".
  static var ordinalArticle: Spelling { get }
  /// The word that joins two dates: "monday and friday".
  static var dateConjunction: Spelling { get }
  /// What stands before a day that something must be done by.
  static var deadlineLeads: WordSet { get }
  /// What opens both a question and a deed: the "did" of "did the vet come" and "did the bins".
  static var pastAuxiliary: Spelling { get }
  /// What one asks of others whether they did it, and seldom of things to do: "did the vet come".
  static var reportedVerbs: WordSet { get }
  /// The words of days that are counted from another day of the line: "the day before".
  static var relativeDayWords: RelativeDayWords { get }
  /// Words that retract what precedes them: "friday, no, saturday".
  static var retractionWords: WordSet { get }
  /// What is said between a number and the one that was meant: the "no tell a lie" of "a 6, no tell a lie, a 7".
  static var editingTerms: Pattern { get }
  /// Words before the date that follows from others: "she is in on mondays, so monday".
  static var conclusionWords: WordSet { get }
  /// Removed from a title, all in lower case: what precedes a task and its date, what surrounds both, and words left
  /// dangling at either end once the date is removed.
  static var titlePrefixes: [String] { get }
  static var titleFrames: [(String, String)] { get }
  static var danglingStarts: [String] { get }
  static var danglingEnds: [String] { get }
}

/// Recognising and reading tasks in a text.
package protocol TaskRules: SendableMetatype {
  /// Reads the text as one task; dates in quotes stay in the title, which keeps the person's own spelling.
  static func read(_ text: String) -> Capture
  /// An item to add to a list that the text names: "put milk on my shopping list".
  static func listAddition(in text: String) -> Capture?
  /// How a list is named in a sentence: "the home list".
  static func listName(of tag: String) -> String
  /// The task in the line; `nil` where the words hold only a time or a frame such as "remind me to".
  static func task(in line: SlotReader) -> Capture?
  /// A task that begins with a verb; `nil` for all else.
  static func actionTask(in text: String) -> Capture?
  /// A task that begins with a verb and also has a date, a duration or a person to contact.
  static func detailedTask(in text: String) -> Capture?
  /// A task whose verb also belongs to a tool, where its object refers to nothing that exists already.
  static func actionTask(in text: String, on object: String) -> Capture?
  /// Whether the capture says more than a name, or begins with an action.
  static func isTask(_ capture: Capture) -> Bool
  /// Whether the words begin as a task does.
  static func isTask(_ text: String) -> Bool
  /// The capture read as if its first word were a misspelling of the verb; `nil` where it is not, or where the result
  /// is no task.
  static func correctedTask(verb: String, in capture: Capture) -> Capture?
  /// Whether the line begins with a word that adds a task: "add", "todo".
  static func isAddCommand(_ line: Utterance) -> Bool
  /// Whether it asks for something that only outside knowledge can answer: "find me a plumber".
  static func needsOutsideKnowledge(_ object: String) -> Bool
  /// Whether it only states what happens on a day.
  static func isDayStatement(_ text: String) -> Bool
  /// Whether people ask themselves whether to do something.
  static func isSelfQuestion(_ text: String) -> Bool
  /// Whether it says that something was not done.
  static func saysNotDone(_ text: String) -> Bool
  /// Whether the object is indefinite, referring to nothing that exists already: "bags", not "the bags".
  static func isIndefinite(_ object: String) -> Bool
  /// Whether the title names something that is given in digits, which are then no time: "the alarm code".
  static func namesCode(_ title: String) -> Bool
  /// How someone feels, where the text says that and holds no task.
  static func feeling(in text: String) -> FeelingTone?
  /// Whether the text says how someone feels, and nothing else: "i'm so tired today".
  static func isBareFeeling(_ text: String) -> Bool
  /// Whether the text speaks of trouble or of a low mood anywhere, beside whatever else it says: "so tired, barely slept".
  static func soundsLow(_ text: String) -> Bool
  /// Whether the text states how something else is.
  static func isStatement(_ text: String) -> Bool
  /// Whether the text may be a noun phrase rather than a sentence.
  static func isNounPhrase(_ text: String) -> Bool
  /// Whether the text may be a person's name.
  static func isPersonName(_ text: String) -> Bool
  /// Whether the text is a task that ends in its date or time.
  static func endsWithDate(_ text: String) -> Bool
  /// Whether the words stand where a name would but are none: the "just" of "just hoovered".
  static func namesNothing(_ words: Range<Int>, of line: Line) -> Bool
  /// Verbs that begin tasks, separated by spaces.
  static var verbs: String { get }
  static func isVerb(_ word: Spelling) -> Bool
  /// The verb that begins a task, of the word that tells that it was done: `ring` of "rang".
  static func infinitive(ofPast word: String) -> String?
  /// Whether the word tells what was done, and is no verb that begins a task: "rang", "messaged".
  static func isPastForm(_ word: String) -> Bool
  /// The imperative of a verb form; `nil` where it is not known.
  static func imperative(of word: String) -> String?
  /// The words of the line as typed, then with more and more of the surrounding politeness stripped.
  static func variants(of line: Line) -> [LineVariant]
  /// The line without words addressed to nudgy.
  static func withoutFillers(_ text: String) -> String
  /// How many words at the start are fillers; at least one word is left over.
  static func fillerCount(of words: ArraySlice<Line.Word>) -> Int
  /// Whether the words are the heading of a list and no item of it.
  static func isHeading(_ words: ArraySlice<Line.Word>) -> Bool
  /// A title without what is never part of it, such as swearing before a name.
  static func cleanTitle(_ title: String, of line: Utterance) -> String
  /// Shorter versions of a title, each as token indices: without a sentence that follows the task, or fillers at its
  /// ends.
  static func shorterTitles(of title: [Int], in line: Utterance) -> [[Int]]
  /// Names of the parts of a title that may not belong to it, as features for the ranker.
  static func doubtfulParts(in title: [Int], of line: Utterance) -> [String]
  /// The person, number, address or link that a title says to contact or open.
  static func contactAction(of title: String) -> ContactAction?
  /// The two sides of each place where something else may begin in a line, from the left.
  static func clauses(of text: String) -> [ClauseSplit]
  /// The items of a list in a line, as typed.
  static func listItems(in text: String) -> [String]
  /// The items of a brain dump, also split wherever a verb may begin another one.
  static func dumpItems(in text: String) -> [String]
}

/// Function words of the language, by what they do in a sentence.
package protocol SentenceWords: SendableMetatype {
  /// Frequent words, of which nearly every sentence has one; they tell the language of a line.
  static var commonWords: WordSet { get }
  /// Abbreviations and frequent misspellings, each with the word in full.
  static var abbreviations: WordTable<String> { get }
  /// The word in full and as it is usually spelt; `nil` if it is so already.
  static func standardForm(of word: Line.Word) -> String?
  /// The word that "&" stands for, and so does a letter between two words: "milk n bread". By itself the letter answers a
  /// question.
  static var ampersandWord: String { get }
  static var ampersandLetter: String { get }
  /// The word that "+" stands for before an amount.
  static var plusWord: String { get }
  /// Words that one more thing of a list begins with, and what it may end in: "and bread", "bread as well".
  static var additionLeads: WordSet { get }
  static var additionEndings: [[String]] { get }
  /// The preposition that may be repeated before a further item: "for the rain and for sam".
  static var repeatedPreposition: String { get }
  /// Verbs that give a thing its time: "make it seven thirty".
  static var settingVerbs: WordSet { get }
  /// What may stand behind a name and is none of it: "rang the vet in the end".
  static var nameEndings: [[String]] { get }
  /// Verbs for saying that a card is done: "tick that off".
  static var tickingVerbs: WordSet { get }
  /// Verbs for handing over money: "paid £40 for the vet" is no call to the vet.
  static var payingVerbs: WordSet { get }
  /// What is said behind words that take back all before them: "order pallets, no scratch that, order sand".
  static func restarted(_ text: String) -> String
  /// One or two words before what is replaced: "11 instead of 10".
  static var replacementPhrases: Set<String> { get }
  /// What is said of a slip: "sorry 94.1 fat thumb".
  static var slipWords: WordSet { get }
  /// What stands before a number that another should have been: "that pulse should have been 74".
  static var amendmentPhrases: Set<String> { get }
  /// Suffixes that may be attached to a name and are no part of it: the "'s" of "toe's a 7".
  static var clitics: [String] { get }

  /// Lines that end an entry of many lines, in lower case and without punctuation. A word that can occur in an entry,
  /// like "done", is left out.
  static var entryTerminators: Set<String> { get }

  /// The kind of each word, where it is known.
  static var wordKinds: WordTable<TokenKind> { get }
  /// Words that join clauses, and words that may precede the first content word of a clause.
  static var conjunctions: WordSet { get }
  static var clauseOpenings: WordSet { get }
  /// Words that cannot end a phrase, since more must follow.
  static var continuationWords: WordSet { get }
  /// Words that link a sentence to what was said before.
  static var interjections: WordSet { get }
  /// Words and marks that may separate two statements.
  static var joiners: WordSet { get }
  /// By joiner, the following words beside which it joins nothing: "so far".
  static var joinerExceptions: WordTable<WordSet> { get }
  /// Words that join two objects of one action: "milk and bread".
  static var itemConjunctions: WordSet { get }
  /// Words that announce another item.
  static var sequenceWords: WordSet { get }
  /// Words that refer back to something mentioned before.
  static var backReferences: WordSet { get }
  /// Verbs that only lead to the next verb: "go to the chemist and get my pills".
  static var leadVerbs: WordSet { get }

  /// Words that point at something without describing it.
  static var pointers: WordSet { get }
  /// After a name, words that begin a reason or a consequence, and words that then begin the sentence.
  static var reasonConjunctions: WordSet { get }
  static var sentenceStarters: WordSet { get }
  /// Exclamations and similar words beside a name, which are no part of it.
  static var exclamations: WordSet { get }
  /// Question words, which ask for a thing and never name it.
  static var questionWords: WordSet { get }
  /// Words that begin what is to be found out: the "if" of "see if it fits".
  static var indirectQuestionWords: WordSet { get }
  /// Words that stand for a thing whose name follows, and prepositions before that name: "the one about the van".
  static var placeholderNouns: WordSet { get }
  static var nameLeads: WordSet { get }
  /// Vague words that may precede a name: the "everything about" of "everything about the kayak".
  static var vagueLead: Pattern { get }
  /// Words before the name of a list: "everything tagged money".
  static var tagLeads: WordSet { get }
  /// Nouns that a number distinguishes: "day 4".
  static var numberedNouns: WordSet { get }
  /// Words that distinguish a thing without naming it, such as "the" and "last", and words that end a question: "the
  /// code again".
  static var determiners: WordSet { get }
  /// Words for none of something.
  static var absenceWords: WordSet { get }
  static var distinguishers: WordSet { get }
  static var queryEnds: WordSet { get }
  /// Words of a name that distinguish it from no other: "the dentist one".
  static var nameStopWords: Set<String> { get }
  /// Further such words in a whole sentence.
  static var sentenceStopWords: Set<String> { get }
  /// Further such words where a name is only mentioned in passing: "i need to go tomorrow".
  static var passingStopWords: Set<String> { get }
  /// Words beside the right value in a correction: "6 actually".
  static var correctionWords: WordSet { get }
  /// The word for a value that has to be corrected.
  static var wrongWord: String { get }
  /// Verbs that give a task another day, rather than snooze it until then: "push the gym to sunday".
  static var reschedulingVerbs: WordSet { get }
  /// Verbs for what is off, and for calling it off: "cancel".
  static var cancellingVerbs: WordSet { get }
  /// Words that say that something is to be done: "needs".
  static var needWords: WordSet { get }
  /// What stands before a sentence that tells what else was going on: "while".
  static var meanwhileWords: WordSet { get }
  /// Two words before what need not be done: "no need".
  static var needlessPhrases: Set<String> { get }
  /// Verbs for agreeing on an appointment, which is still to come when that is done: "dentist booked for tuesday 3pm".
  static var bookingVerbs: WordSet { get }
  /// Subjects of a sentence that follows a name: "the gym one, i'm never going".
  static var subjects: WordSet { get }
  /// Words that open a remark behind what was asked for: "it" and "which" of "slept 6h which is a miracle".
  static var remarkOpenings: WordSet { get }
  /// Words after a name that say what state it is in: "the car's been washed".
  static var participles: WordSet { get }

  /// Words before a duration that make it a point in time or a start ("in", "since"), and words after one that shift a
  /// time ("later", "ago").
  static var offsetLeads: WordSet { get }
  static var offsetEnds: WordSet { get }
  /// How the line corrects what was said before: "actually it was 5"; `nil` where it does not.
  static func correction(in text: String) -> CorrectionTone?
  /// Whether the line says to take a record away, and whether it says that a dose was not taken.
  static func takesBack(_ text: String) -> Bool
  static func deniesTaking(_ text: String) -> Bool
  /// Whether the line complains about what nudgy said or did.
  static func complains(_ text: String) -> Bool
  /// One or two words before what is left out: "all apart from the rent".
  static var exceptionPhrases: Set<String> { get }
  /// Words that say that something was not thought of, which never asks to drop it.
  static var forgettingWords: WordSet { get }
  /// Words that place the time after them in the past, and words that may stand between the two.
  static var pastLeads: WordSet { get }
  static var timeFillers: WordSet { get }
  /// Words before a duration that make it approximate, that start a period lasting until now, or that set a value.
  static var approximators: WordSet { get }
  static var sinceWords: WordSet { get }
  static var toWords: WordSet { get }
  /// Words before a bare hour that stands beside its day, and words before a bare hour or duration.
  static var hourLeads: WordSet { get }
  static var timeLeads: WordSet { get }
  /// Words that may begin a duration.
  static var lengthOpenings: WordSet { get }
  /// Periods up to today.
  static var periods: [(name: String, pattern: Pattern)] { get }
  /// Words for a symptom that is over, and words that may follow them: "gone away".
  static var recoveryWords: WordSet { get }
  static var recoveryEnds: WordSet { get }
  /// Last words of a denial that say it was so before: "not sick any more".
  static var cessationWords: WordSet { get }
  /// Phrases for a low and for a high priority.
  static var lowPriorityPhrases: [String] { get }
  static var highPriorityPhrases: [String] { get }

  static var numberNames: [String: Double] { get }
  /// The digits of a number said digit by digit, and words that may occur inside one: "oh seven double three".
  static var spokenDigits: [String: String] { get }
  static var numberJoiners: Set<String> { get }
  /// Help topics beside the tools' own words, and suffixes that a topic may have: "snoozing", "notes".
  static var helpTopics: Set<String> { get }
  static var helpEndings: [String] { get }
  /// Endings that make a number a rough one: "6ish".
  static var approximateSuffixes: [String] { get }
  /// Words for the point in a number: "98 point 4".
  static var decimalPoints: WordSet { get }
  /// Words around a rating that only say how sure it is: the "perhaps a" of "perhaps a three out of ten".
  static var ratingHedges: WordSet { get }
  /// Words between what is measured or felt and its number that only link the two: the "still about a" of "back pain
  /// still about a 5".
  static var valueLinks: WordSet { get }
  /// What a number is read from: the "watch" of "steps on the watch say 4200".
  static var measuringDevices: WordSet { get }
  /// By each word for a part of the body, what its pain is called; "" where what is said of it is its name: "heart pounding".
  static var bodyParts: [String: String] { get }
  /// What is said of a part that hurts, and of one that feels otherwise: "killing me", "stinging".
  static var painPredicates: Pattern { get }
  static var sensationPredicates: Pattern { get }
  /// Words between the part and what is said of it, and words behind that which say how much: "have been", "a bit".
  static var complaintLinks: WordSet { get }
  static var complaintDegrees: Pattern { get }
  /// What a person says who only guesses why something is so: "prob the monitor".
  static var suppositionWords: WordSet { get }
  /// Words that point back at what was said and go on with why: the "its" of "dry mouth, its the tablets".
  static var explainingOpenings: WordSet { get }
  /// Whether a clause that begins with the word tells what was: "woke at 3", "up at 3 with the baby".
  static func opensAccount(_ word: String) -> Bool
  /// Verbs that say when a symptom began: "started".
  static var beginningVerbs: WordSet { get }
  /// Words that say nothing as a note by themselves: "to be honest with you", "already".
  static var emptyNotes: Pattern { get }
  /// What is said by habit beside something else: "touch wood", "don't ask".
  static var idleRemarks: Pattern { get }
  /// Sounds of somebody who looks for a word.
  static var hesitationSounds: WordSet { get }
  /// What only says how much of a symptom there is, before or behind its name: "a bit of", "coming on".
  static var symptomAmounts: Pattern { get }
  /// What only says that something is to be told: the "kindly note that" of "kindly note that i slept 4 hours".
  static var announcements: Pattern { get }
  /// Words that a rating of a mood is called by.
  static var moodNames: WordSet { get }
  /// Words behind a medicine that say it was taken: "omeprazole in", "iron yes".
  static var takenMarks: WordSet { get }
  /// Words of lines about getting something: "order", "prescription".
  static var errandWords: WordSet { get }
  /// What a medicine may be taken with: "with breakfast".
  static var mealWords: WordSet { get }
  /// What is done in the evening: an hour beside it is none of the morning, "dinner friday at 7".
  static var eveningWords: WordSet { get }
  /// Words for a side of the body.
  static var sides: WordSet { get }
  /// Nouns that have a number, which is then no rating: "chapter 5".
  static var numberedThings: WordSet { get }
  /// Words by which what follows holds for all that was named: "both at six".
  static var jointWords: WordSet { get }
  /// "and a half", the "over" of "120 over 80", "out of".
  static var half: Pattern { get }
  /// "half a"
  static var halfOf: Pattern { get }
  /// Endings that make thousands of a number, and what is counted so: the "k" of "14k steps".
  static var thousandSuffixes: [String] { get }
  static var countedInThousands: WordSet { get }
  /// By unit of a measure, the smaller one that is said behind it, and how many of those make one: "5 hours 20 minutes".
  static var unitParts: [String: (part: String, count: Double)] { get }
  static var pairSeparator: Pattern { get }
  static var outOf: Pattern { get }
  /// Amounts in words, and indefinite articles, which count one of something.
  static var amounts: Pattern { get }
  static var indefiniteArticles: WordSet { get }

  /// Example words for a slot of each type, for generated sentences.
  static var samples: [SlotType: [String]] { get }
}

/// Words that say whether what a line mentions is so.
package protocol AssertionWords: SendableMetatype {
  /// In order; the first that applies decides.
  static var assertionCues: [AssertionCue] { get }
  /// Phrases that begin with the words of a cue and say nothing of the kind: "can't believe".
  static var emptyCues: [Pattern] { get }
  /// Words that begin another clause.
  static var clauseBreaks: WordSet { get }
  /// Words for the speaker.
  static var speakerWords: WordSet { get }
  /// Verbs that ask for something to be recorded: "log", "tick", and words that may stand before one: "can you please".
  static var recordingVerbs: WordSet { get }
  static var requestLeads: WordSet { get }
  /// Forms of verbs that tell of a dose that was taken.
  static var takingVerbs: WordSet { get }
  /// The one of them that may stand before any dose.
  static var takingVerb: String { get }
  /// Words beside a medicine where nothing but the dose is noted down, and words after which what follows says what for,
  /// or with what.
  static var doseCompanions: WordSet { get }
  static var doseLeads: WordSet { get }
}

/// How a line corrects what was said before.
package enum CorrectionTone: Sendable {
  /// It says so: "sorry, it was 5".
  case open
  /// It only states it: "the dose was at 7".
  case stated
}

/// How somebody feels who says so.
package enum FeelingTone: Sendable {
  case good, even, low
  /// Words that only open a sentence or round it off: "ok so", "hmm", "cheers".
  case filler
}

extension LanguageRules {
  /// Whether the words say nothing as the note of an entry.
  package static func sayNothing(_ words: ArraySlice<Line.Word>, ofSymptom isOfSymptom: Bool) -> Bool {
    emptyNotes.matchesAll(words) || idleRemarks.matchesAll(words)
      || isOfSymptom && symptomAmounts.matchesAll(words)
  }

  /// Whether a clause that begins with the word tells something of somebody: "we've two bags", and not "my sister".
  package static func tellsOfSomebody(_ word: Spelling) -> Bool {
    asideSubjects.contains(word) && !determiners.contains(word)
  }

  /// Whether the text says how someone feels, and holds no task.
  package static func isFeelingStatement(_ text: String) -> Bool { feeling(in: text) != nil }
}

extension SentenceWords {
  package static func standardForm(of word: Line.Word) -> String? { abbreviations[word.spelling] }
}
