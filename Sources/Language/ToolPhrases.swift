/// What people say to one tool in one language.
///
/// It holds nothing but arrays of strings, which the compiler lays out as data that is read in place.
package struct ToolPhrases: Sendable {
  /// The tool's name.
  package let tool: String
  /// Groups of words that its phrases share, besides those that the phrases of all tools do.
  package let words: [WordGroup]
  /// Templates of sentences that invoke it.
  package let phrases: [String]
  /// Templates that count in a conversation only: they answer what was said before. One that finds nothing there to
  /// speak of throws `notFound`, and the line is read by itself.
  package let followUpPhrases: [String]
  /// Templates that hold only while a record of that kind was just spoken of, and then before all others: “make that 6”
  /// is the mood just kept. Nothing sealed may fill them.
  package let contextPhrases: [ContextPhrase]
  private let sentences: [ExampleText]

  package typealias ContextPhrase = (kind: String, phrase: String)
  /// A sentence, and the arguments of its call as `name=value`, a line each.
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
    sentences = examples
  }

  /// Sentences that show what can be said.
  package var examples: [Example] { sentences.map { Example($0.sentence, argumentLines: $0.arguments) } }

  /// The phrases for a kind of record.
  package func phrases(withCurrent kind: String) -> [String] {
    contextPhrases.filter { $0.kind == kind }.map(\.phrase)
  }
}

/// A name and the words that it stands for in phrases: `<show>` for `(show|list|see)`.
package typealias WordGroup = (name: String, words: String)
