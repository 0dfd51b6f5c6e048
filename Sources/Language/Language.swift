/// An immutable language: the phrases of each tool, its rules for dates and tasks, and the translations of what nudgy
/// answers.
package final class Language: Sendable {
  /// BCP 47, as in `de`.
  package let tag: String
  /// A second language that speakers of this one may type; it reads the lines that this one cannot read.
  package let second: Language?
  /// The subject field of each word; `.none` for a language without such a table.
  package let fields: WordFields
  package let rules: any LanguageRules.Type
  private let phrases: Lazy<(words: [WordGroup], tools: [ToolPhrases])>
  private let phraseWords: Lazy<Set<Spelling>>
  package let messages: Catalog
  let moments: MomentGrammar.Cache

  package init(
    tag: String, rules: any LanguageRules.Type, second: Language? = nil, fields: WordFields = .none,
    words: @autoclosure @escaping @Sendable () -> [WordGroup] = [],
    tools: @autoclosure @escaping @Sendable () -> [ToolPhrases] = [],
    messages: Catalog = .none
  ) {
    self.tag = tag
    self.second = second
    self.fields = fields
    self.rules = rules
    self.messages = messages
    moments = MomentGrammar.Cache(rules)
    let phrases = Lazy<(words: [WordGroup], tools: [ToolPhrases])> {
      let tools = tools()
      let isSorted = zip(tools, tools.dropFirst()).allSatisfy { $0.tool < $1.tool }
      return (words(), isSorted ? tools : tools.sorted { $0.tool < $1.tool })
    }
    self.phrases = phrases
    phraseWords = Lazy {
      let texts = phrases.value.words.map(\.words) + phrases.value.tools.flatMap { $0.phrases + $0.words.map(\.words) }
      return Set(texts.flatMap { $0.split { !$0.isLetter && $0 != "{" && $0 != "<" }.map { Spelling($0) } })
    }
  }

  /// Whether the word occurs in a phrase of any tool.
  func hasPhraseWord(_ word: Spelling) -> Bool { phraseWords.value.contains(word) }

  /// Groups of words that the phrases of all tools share.
  package var words: [WordGroup] { phrases.value.words }

  /// Sorted by tool name, for the binary search in `subscript`.
  package var tools: [ToolPhrases] { phrases.value.tools }

  /// The phrases for the tool of that name; empty where the language has none for it.
  ///
  /// Uses binary search, since a dictionary would have to be built before the first line is read.
  package subscript(tool: String) -> ToolPhrases {
    let tools = tools
    var (low, high) = (0, tools.count)
    while low < high {
      let middle = (low + high) / 2
      if tools[middle].tool < tool { low = middle + 1 } else { high = middle }
    }
    return low < tools.count && tools[low].tool == tool ? tools[low] : ToolPhrases(tool)
  }
}
