/// A model's whole answer; made only after it has ended properly.
package struct Completion: Hashable, Sendable {
  /// The text without the thinking, safe to show.
  package var text: String
  /// Empty unless `ending` is `complete`.
  package var calls: [ModelCall]
  package var ending: Ending
  package var usage: Usage?

  package enum Ending: Hashable, Sendable {
    case complete
    /// The server stopped it at its length limit.
    case truncated
    case filtered
  }

  /// Tokens, as the server counts them.
  package struct Usage: Hashable, Sendable {
    package var prompt: Int
    package var answer: Int

    package init(prompt: Int, answer: Int) { (self.prompt, self.answer) = (prompt, answer) }

    /// Whether the server read less than was sent: some silently cut a prompt that is too long for them, tools first.
    /// No tokenizer needs more than ten bytes of English or JSON for one token.
    package func isShort(of sentBytes: Int) -> Bool { prompt * 10 < sentBytes }
  }

  package init(text: String = "", calls: [ModelCall] = [], ending: Ending = .complete, usage: Usage? = nil) {
    self.text = text
    self.calls = calls
    self.ending = ending
    self.usage = usage
  }
}
