package import Engine
package import Replies

extension Shell {
  /// The shell's own messages and calls. The shell knows no tool, so its caller supplies them.
  package struct Options: Sendable {
    /// Shown once, before the first prompt.
    package var welcome: [LocalizedText] = []
    /// Made once, before the first prompt.
    package var opening: Call?
    /// Shown once, after the opening.
    package var hints: [LocalizedText] = []
    /// Shown before every prompt.
    package var warning: LocalizedText?
    package var newcomer: Newcomer?
    /// A line that ends each turn, for those who only hear it; empty for none.
    package var turnEnd = ""
    /// The call for Ctrl-C: it cancels the open question, so that no later line is taken as the answer.
    package var interruptCall: Call?
    /// What a line does that is a command of the program and none of its tools; `nil` for any other line.
    package var command: @Sendable (_ line: String) -> (@Sendable () async throws -> Reply)? = { _ in nil }
    /// What to do with several pasted lines; `nil` drops them.
    package var pasteChoices: @Sendable (_ lines: String) -> PasteChoices? = { _ in nil }
    /// The call for the unfinished line when the terminal was closed.
    package var unfinishedLineCall: (@Sendable (_ line: String) -> Call)?
    /// Whether the call means that the person wants to leave.
    package var isFarewell: @Sendable (Call) -> Bool = { _ in false }
    /// Lets an event be heard.
    package var playCue: @Sendable (SoundEvent) -> Void = { _ in }
    /// How long a line that makes this call can be brought back.
    package var recall: @Sendable (Call) -> LineReader.Recall = { _ in .always }

    package init() {}
  }

  /// The calls to choose from for a paste of several lines.
  package struct PasteChoices: Sendable {
    /// How many cards they would make.
    package var cardCount: Int
    package var cardsCall: Call
    /// Keeps the lines unchanged.
    package var wholeCall: Call

    package init(cards: Int, makingCards: Call, whole: Call) {
      (self.cardCount, self.cardsCall, self.wholeCall) = (cards, makingCards, whole)
    }
  }

  /// Settings for a person who has not seen a card yet.
  package struct Newcomer: Sendable {
    /// Replaces the calls of a line; `nil` keeps them.
    package var firstCall: @Sendable (_ line: String, _ calls: [Call]) -> Call?
    /// Made after the first card; `nil` makes none.
    package var afterwards: @Sendable () -> Call?

    package init(
      afterwards: @escaping @Sendable () -> Call?, first: @escaping @Sendable (_ line: String, _ calls: [Call]) -> Call?
    ) {
      self.afterwards = afterwards
      self.firstCall = first
    }
  }
}
