/// How people refer to things that were shown or asked before; all words in lower case.
package protocol PointerWords: SendableMetatype {
  /// Words for the current record: "it".
  static var currentPointers: Set<String> { get }
  /// Phrases of several words for the current record: "that last".
  static var longPointers: Set<[String]> { get }
  /// Words for the record that was current before: "the other one".
  static var otherPointers: Set<String> { get }
  /// Positions in a list, counted from 1 at its top and from -1 at its end: "first", "last".
  static var positions: [String: Int] { get }
  /// Number words: "the first two".
  static var counts: [String: Int] { get }
  /// Words before a count of items at the top and at the end of a list: "the next three", "the bottom two".
  static var topWords: Set<String> { get }
  static var bottomWords: Set<String> { get }
  /// Words beside a position that carry no meaning: "the", "number", "card".
  static var pointerFillers: Set<String> { get }
  /// The same in the plural: "cards". On their own these refer to nothing.
  static var pluralFillers: Set<String> { get }
  /// A filler that may be a position as well: "number one", "the second one".
  static var pointerNoun: String { get }
  /// Phrases for all records, phrases for all that were shown, and words between "everything" and its scope:
  /// "everything from today".
  static var everythingPhrases: Set<String> { get }
  static var allShownPhrases: Set<String> { get }
  static var scopeLeads: Set<String> { get }
  /// "list", as in "everything on my shopping list".
  static var listNoun: String { get }
  /// Words that join positions: "1 and 3".
  static var pointerJoiners: Set<String> { get }
  /// Articles that may precede a name, and suffixes that may be attached to it: "the laundry's".
  static var articles: Set<String> { get }
  static var possessives: [String] { get }
  /// Answers that accept all that was offered, and answers that accept none of it.
  static var acceptAllPhrases: Set<String> { get }
  static var acceptNonePhrases: Set<String> { get }
  /// Prefixes of an answer that are no part of it: "until friday".
  static var answerLeads: [String] { get }
  /// The article that begins a name used as a reference, and the nouns that end it: "the dentist one".
  static var pointingArticle: String { get }
  static var pointingNouns: Set<String> { get }
  /// Prepositions before a name at the end of a line ("no date on the dentist one"), and the pronoun that can replace
  /// the name.
  static var pointerLeads: Set<String> { get }
  static var pronoun: String { get }
}
