import Engine
package import Replies

extension Shell {
  /// What the shell says and calls of its own accord; it knows no tool, so it is told here.
  package struct Options: Sendable {
    /// Shown once, before the first prompt.
    package var welcome: [LocalizedText] = []
    /// Shown before every prompt.
    package var warning: LocalizedText?
    package var newcomer: Newcomer?
    /// Made at Ctrl-C, so that no later line answers a question that was left.
    package var interrupted: Call?
    /// What can be done with several pasted lines; `nil` takes them for nothing.
    package var pasted: @Sendable (_ lines: String) -> Paste? = { _ in nil }
    /// For a line that was being typed when the terminal went away.
    package var unfinished: (@Sendable (_ line: String) -> Call)?
    /// Whether somebody who says this wants to go.
    package var leaves: @Sendable (Call) -> Bool = { _ in false }
    /// How long a line that makes this call can be brought back.
    package var recall: @Sendable (Call) -> LineReader.Recall = { _ in .always }

    package init() {}
  }

  /// What several pasted lines can become.
  package struct Paste: Sendable {
    /// How many cards they would make.
    package var cards: Int
    package var makingCards: Call
    /// Keeps them as they are.
    package var whole: Call

    package init(cards: Int, makingCards: Call, whole: Call) {
      (self.cards, self.makingCards, self.whole) = (cards, makingCards, whole)
    }
  }

  /// Somebody who has not seen a card yet.
  package struct Newcomer: Sendable {
    /// Instead of the calls that the line makes by itself; `nil` leaves them as they are.
    package var first: @Sendable (_ line: String, _ calls: [Call]) -> Call?
    /// Made after the first card.
    package var afterwards: Call

    package init(afterwards: Call, first: @escaping @Sendable (_ line: String, _ calls: [Call]) -> Call?) {
      self.afterwards = afterwards
      self.first = first
    }
  }
}
