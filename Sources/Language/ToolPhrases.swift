/// The phrases for one tool in one language.
///
/// It consists of arrays of strings only, which the compiler lays out as static data that is read in place.
package struct ToolPhrases: Sendable {
  /// The tool's name.
  package let tool: String
  /// Word groups of this tool, besides those that all tools share.
  package let words: [WordGroup]
  /// Templates of sentences that invoke it.
  package let phrases: [String]
  /// Templates that only count in a conversation, as a reply to what was said before. A match that has nothing to refer
  /// to throws `notFound`, and the line is then read by itself.
  package let followUpPhrases: [String]
  /// Templates that only count in their context, and then before all others: while a “mood_log” is current “make that 6”
  /// changes the mood that was just recorded. Sealed text may not fill their slots.
  package let contextPhrases: [ContextPhrase]
  private let exampleTexts: [ExampleText]

  package typealias ContextPhrase = (context: String, phrase: String)
  /// A sentence and the arguments of its call, one `name=value` per line.
  package typealias ExampleText = (sentence: String, arguments: String)

  package init(
    _ tool: String, words: [WordGroup] = [], phrases: [String] = [], followUpPhrases: [String] = [],
    contextPhrases: [ContextPhrase] = [], examples: [ExampleText] = []
  ) {
    self.tool = tool
    self.words = words
    self.phrases = phrases
    self.followUpPhrases = followUpPhrases
    self.contextPhrases = contextPhrases
    exampleTexts = examples
  }

  /// The example sentences, with their calls.
  package var examples: [Example] { exampleTexts.map { Example($0.sentence, argumentLines: $0.arguments) } }

  /// The phrases of a section `with CONTEXT`: the kind of the current record, `focus` during a focus session and shortly
  /// after, `list` after a list that comes in pages, or another of `Dialogue.contextNames`.
  package func phrases(inContext name: String) -> [String] {
    contextPhrases.filter { $0.context == name }.map(\.phrase)
  }
}

/// A group name and the alternatives it stands for in phrases: `<show>` for `(show|list|see)`.
package typealias WordGroup = (name: String, words: String)
