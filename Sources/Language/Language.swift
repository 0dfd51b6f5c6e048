/// A language as a value that never changes: what people say to each tool in it, how dates and things to do are said, and
/// what nudgy answers.
package final class Language: Sendable {
  /// BCP 47, as in `de`.
  package let tag: String
  /// Another that whoever speaks this one may type: it reads what this one makes nothing of.
  package let second: Language?
  /// What its words are about, where that was written down.
  package let fields: WordFields
  package let rules: any LanguageRules.Type
  private let phrases: Once<(words: [WordGroup], tools: [ToolPhrases])>
  private let phraseWords: Once<Set<Spelling>>
  package let messages: Catalog
  let moments: MomentGrammar.Kept

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
    moments = MomentGrammar.Kept(rules)
    let phrases = Once<(words: [WordGroup], tools: [ToolPhrases])> {
      let tools = tools()
      let isSorted = zip(tools, tools.dropFirst()).allSatisfy { $0.tool < $1.tool }
      return (words(), isSorted ? tools : tools.sorted { $0.tool < $1.tool })
    }
    self.phrases = phrases
    phraseWords = Once {
      let texts = phrases.value.words.map(\.words) + phrases.value.tools.flatMap { $0.phrases + $0.words.map(\.words) }
      return Set(texts.flatMap { $0.split { !$0.isLetter && $0 != "{" && $0 != "<" }.map { Spelling($0) } })
    }
  }

  /// Whether a phrase has the word.
  func says(_ word: Spelling) -> Bool { phraseWords.value.contains(word) }

  /// Groups of words that the phrases of all tools share.
  package var words: [WordGroup] { phrases.value.words }

  /// In the order of their names, by which one is found.
  package var tools: [ToolPhrases] { phrases.value.tools }

  /// What people say to the tool of that name; nothing where the language has no phrases for it.
  ///
  /// Found by halving, as a dictionary would have to be built before the first line is read.
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
