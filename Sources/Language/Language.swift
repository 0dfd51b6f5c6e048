/// A language as a value: what people say to each tool in it, and what nudgy answers.
package struct Language: Sendable {
  /// BCP 47, as in `de`.
  package let tag: String
  /// Groups of words that the phrases of all tools share.
  package let words: [WordGroup]
  /// In the order of their names, by which one is found.
  package let tools: [ToolPhrases]
  /// English key of a `Said` → the same in this language, with the same `{0}` holes.
  package let messages: [String: String]

  package init(
    tag: String, words: [WordGroup] = [], tools: [ToolPhrases] = [], messages: [String: String] = [:]
  ) {
    self.tag = tag
    self.words = words
    let isSorted = zip(tools, tools.dropFirst()).allSatisfy { $0.tool < $1.tool }
    self.tools = isSorted ? tools : tools.sorted { $0.tool < $1.tool }
    self.messages = messages
  }

  /// What people say to the tool of that name; nothing where the language has no phrases for it.
  ///
  /// Found by halving, as a dictionary would have to be built before the first line is read.
  package subscript(tool: String) -> ToolPhrases {
    var (low, high) = (0, tools.count)
    while low < high {
      let middle = (low + high) / 2
      if tools[middle].tool < tool { low = middle + 1 } else { high = middle }
    }
    return low < tools.count && tools[low].tool == tool ? tools[low] : ToolPhrases(tool)
  }
}
