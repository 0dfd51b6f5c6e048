/// What a language knows beside its phrases. A language is an `enum` that says it statically, so that each list is made
/// when something first asks for it.
package protocol LanguageRules: DateRules, TaskRules, SentenceWords, PointerWords, TopicWords {
  /// What is said in it by a person in danger.
  static var crisis: any CrisisRules.Type { get }
}

/// How dates, times and lengths are said.
package protocol DateRules: SendableMetatype {
  /// The words that have a meaning of their own there: numbers, weekdays, months, units, parts of the day.
  static var lexicon: Lexicon { get }
  /// The ways to say each term.
  static func addRows(to tree: inout RowTree)
  /// Words of which one stands in every moment that is said without a word of the lexicon or a figure.
  static var heralds: WordSet { get }
  /// Words that are a date in some company only.
  static var doubts: Doubts { get }
  /// Words after a bare number that it counts or names: "5 degrees".
  static var counted: WordSet { get }
  /// Words before figures that make them a name: "version 1.2".
  static var naming: WordSet { get }
  /// Words that lead to a date.
  static var datePrepositions: WordSet { get }
  /// What stands before an ordinal that is a day: "the 3rd".
  static var article: Spelling { get }
  /// What joins two dates: "monday and friday".
  static var conjunction: Spelling { get }
  /// What takes back what was said before it: "friday, no, saturday".
  static var retracting: WordSet { get }
  /// What people say before a thing and its date, around both, and what hangs loose once the date is gone; in lower case.
  static var openings: [String] { get }
  static var frames: [(String, String)] { get }
  static var danglingStarts: [String] { get }
  static var danglingEnds: [String] { get }
}

/// How things to do are said.
package protocol TaskRules: SendableMetatype {
  /// Reads one thing to do; dates in quotes stay in the title, which keeps the person's own spelling.
  static func read(_ text: String) -> Capture
  /// What is said to go on a list that it names: "put milk on my shopping list".
  static func listed(_ text: String) -> Capture?
  /// `nil` where the words name nothing to do, but a time or a frame at most.
  static func thing(in line: SlotReader) -> Capture?
  /// A thing to do that begins with a verb; `nil` for all else.
  static func deed(_ text: String) -> Capture?
  /// One that says when, for how long or to whom, too.
  static func timed(_ text: String) -> Capture?
  /// A thing to do whose verb a tool knows too, where what follows it names nothing that is there already.
  static func deed(_ text: String, on object: String) -> Capture?
  /// Whether the words of a capture say more than a name, or begin with something one does.
  static func isDeed(_ capture: Capture) -> Bool
  /// Whether the words begin as a thing to do does.
  static func isDeed(_ text: String) -> Bool
  /// The same, its first word being a slip for the verb; `nil` where it is none, or no thing to do comes of it.
  static func meaning(_ verb: String, in capture: Capture) -> Capture?
  /// Whether the line begins with a word that adds a thing to do: "add", "todo".
  static func adds(_ line: Utterance) -> Bool
  /// Whether what is to be found or told can only be asked of someone who knows.
  static func asks(for object: String) -> Bool
  /// Whether it only tells of a day.
  static func tellsDay(_ text: String) -> Bool
  /// Whether it asks whether to do something.
  static func wonders(_ text: String) -> Bool
  /// Whether it says that something was not done.
  static func denies(_ text: String) -> Bool
  /// Whether the words point at nothing that is there: "bags", not "the bags".
  static func isUnnamed(_ object: String) -> Bool
  /// Whether they name what is given in figures, which are then no time: "the alarm code".
  static func isKey(_ title: String) -> Bool
  /// Whether they say how someone is, and nothing to do.
  static func tellsFeeling(_ text: String) -> Bool
  /// Whether they tell how something else is.
  static func states(_ text: String) -> Bool
  /// Whether they may be a thing and no sentence.
  static func names(_ text: String) -> Bool
  /// Whether somebody may be called so.
  static func isCalled(_ text: String) -> Bool
  /// Whether it is a thing to do whose words end in when it is to be done.
  static func endsDated(_ text: String) -> Bool
  /// Whether the words stand in place of a name, or are none: "just hoovered".
  static func namesNothing(_ words: Range<Int>, of line: Line) -> Bool
  /// Verbs that things to do begin with, between blanks.
  static var verbs: String { get }
  static func isVerb(_ word: Spelling) -> Bool
  /// The verb as one is told to do it.
  static func base(of word: String) -> String?
  /// The line as it stands, then with less and less of what is said around it.
  static func variants(of line: Line) -> [LineVariant]
  /// The line without what is said to nudgy and not of the thing.
  static func bare(_ text: String) -> String
  /// How many words at the start are fillers; at least one word stays.
  static func fillers(of words: ArraySlice<Line.Word>) -> Int
  /// Whether the words stand above a list and are no thing of it.
  static func isHeading(_ words: ArraySlice<Line.Word>) -> Bool
  /// A title without what is never part of it, such as swearing before a name.
  static func plain(_ title: String, of line: Utterance) -> String
  /// Shorter titles, by their tokens: without a sentence behind the thing, or fillers at its ends.
  static func cuts(of title: [Int], in line: Utterance) -> [[Int]]
  /// What a title holds that may be no part of it, for a ranker.
  static func held(in title: [Int], of line: Utterance) -> [String]
  /// What a title says to reach or to open, and how.
  static func errand(of title: String) -> ContactAction?
  /// The two sides of each place where a line may go on with something else, from the left.
  static func clauses(of text: String) -> [Clauses]
  /// The things that a line lists, as they stand there.
  static func listedThings(in text: String) -> [String]
  /// The things of a dump, cut once more wherever a verb may begin something new.
  static func untangled(_ text: String) -> [String]
}

/// The words that hold sentences together, by what they do there.
package protocol SentenceWords: SendableMetatype {
  /// Words of which nearly every sentence has one, by which the language of a line is told.
  static var common: WordSet { get }
  /// How words are shortened, by what is typed.
  static var shorthand: WordTable<String> { get }
  /// The word that "&" stands for.
  static var and: String { get }
  /// What repeats before a further item: "for the rain and for sam".
  static var repeated: String { get }
  /// What denies: "12:30 not 3:15".
  static var not: String { get }
  /// What may hang on a name and is no part of it: the "'s" of "toe's a 7".
  static var clitics: [String] { get }

  /// What ends an entry of many lines, in small letters and without marks; a word that may stand in one, like "done", does
  /// not.
  static var closings: Set<String> { get }

  /// What kind of word each is, where that is known.
  static var kinds: WordTable<TokenKind> { get }
  /// Words that join clauses, and what may stand before the first word of one.
  static var conjunctions: WordSet { get }
  static var clauseOpenings: WordSet { get }
  /// Words after which more is to come.
  static var openEnds: WordSet { get }
  /// Words that lead over from what was said before.
  static var interjections: WordSet { get }
  /// Words and marks that join one thing said to another.
  static var joiners: WordSet { get }
  /// What follows a joiner that joins nothing there, by the joiner: "so far".
  static var unjoined: WordTable<WordSet> { get }
  /// Words that join two things of one deed: "milk and bread".
  static var ands: WordSet { get }
  /// Words that say that another thing follows.
  static var sequels: WordSet { get }
  /// Words that take up what was named before.
  static var backReferences: WordSet { get }
  /// Verbs that only lead to the next one: "go to the chemist and get my pills".
  static var leadVerbs: WordSet { get }

  /// What points at something and says nothing of it.
  static var pointers: WordSet { get }
  /// Behind a name these begin why, or what comes of it, and what then follows them.
  static var reasons: WordSet { get }
  static var turning: WordSet { get }
  /// What is said with a sigh beside a name.
  static var sighs: WordSet { get }
  /// What asks for a thing and never names one.
  static var questions: WordSet { get }
  /// What stands for a thing whose name follows, and what leads to the name: "the one about the van".
  static var counters: WordSet { get }
  static var nameLeads: WordSet { get }
  /// What else may lead to it and says nothing of it: the "everything about" of "everything about the kayak".
  static var vagueLead: Pattern { get }
  /// What a list is named behind: "everything tagged money".
  static var tagLeads: WordSet { get }
  /// What a number tells from others of its kind: "day 4".
  static var numbered: WordSet { get }
  /// What a name is told apart by, and names nothing: "the", "last"; and what a question ends with: "the code again".
  static var determiners: WordSet { get }
  static var ranks: WordSet { get }
  static var queryEnds: WordSet { get }
  /// Words of a name that tell it from no other: "the dentist one".
  static var nameStopWords: Set<String> { get }
  /// Those of a whole sentence that do not, beside them.
  static var sentenceStopWords: Set<String> { get }
  /// Those that name nothing in passing, beside both: "i need to go tomorrow".
  static var passingStopWords: Set<String> { get }
  /// What stands beside the right thing where one was said wrong: "6 actually".
  static var corrective: WordSet { get }
  /// What a number is that has to be another.
  static var wrong: String { get }
  /// Verbs that give a thing another day, not only a rest until then: "push the gym to sunday".
  static var moving: WordSet { get }
  /// Whom a sentence behind a name is about: "the gym one, i'm never going".
  static var subjects: WordSet { get }
  /// What something is or was, behind its name: "the car's been washed".
  static var participles: WordSet { get }

  /// Before a length these say when, or since when; behind one, how much later or earlier.
  static var counting: WordSet { get }
  static var shifting: WordSet { get }
  /// Before a time these say that it lies behind, and what may stand between them and it.
  static var behind: WordSet { get }
  static var rough: WordSet { get }
  /// What makes a length after it a rough one, or one that goes on until now, or one that is set.
  static var roughly: WordSet { get }
  static var since: WordSet { get }
  static var to: WordSet { get }
  /// Words before a bare hour beside its day, and before a bare hour or length.
  static var hourLeads: WordSet { get }
  static var timeLeads: WordSet { get }
  /// Words that may begin a length.
  static var lengthOpenings: WordSet { get }
  /// Stretches of days up to today.
  static var periods: [(name: String, pattern: Pattern)] { get }
  /// What is said of something felt that is over, and what of the same may follow it: "gone away".
  static var gone: WordSet { get }
  static var goneEnds: WordSet { get }
  /// What is said of something that can wait, and of something that can not.
  static var calm: [String] { get }
  static var pressing: [String] { get }

  static var numberNames: [String: Double] { get }
  /// The digits of a number that is said part by part, and what may be said inside of one: "oh seven double three".
  static var spokenDigits: [String: String] { get }
  static var numberJoiners: Set<String> { get }
  /// What there is help on beside the tools' own words, and endings that a word may have: "snoozing", "notes".
  static var helpTopics: Set<String> { get }
  static var helpEndings: [String] { get }
  /// "and a half", the "over" of "120 over 80", "out of".
  static var half: Pattern { get }
  static var over: Pattern { get }
  static var outOf: Pattern { get }
  /// Amounts in words, and what counts one of something.
  static var amounts: Pattern { get }
  static var ones: WordSet { get }

  /// Words that read as a slot of that type, for sentences that are made up.
  static var samples: [SlotType: [String]] { get }
}
