import Replies

/// A model's whole answer: made only when it has ended well.
package struct Completion: Hashable, Sendable {
  /// Its words, without its thinking, safe to show.
  package var text: String
  /// Empty unless the answer is whole.
  package var calls: [ModelCall]
  package var ending: Ending
  package var usage: Usage?

  package enum Ending: Hashable, Sendable {
    case whole
    /// The server stopped it at its limit.
    case tooLong
    case withheld
  }

  /// Tokens, as the server counts them.
  package struct Usage: Hashable, Sendable {
    package var prompt: Int
    package var answer: Int

    package init(prompt: Int, answer: Int) { (self.prompt, self.answer) = (prompt, answer) }

    /// Whether the server has read less than was sent: some cut silently what is too long for them, tools first. No
    /// tokenizer makes fewer than one token of ten bytes of English or JSON.
    package func isShort(of sentBytes: Int) -> Bool { prompt * 10 < sentBytes }
  }

  package init(text: String = "", calls: [ModelCall] = [], ending: Ending = .whole, usage: Usage? = nil) {
    self.text = text
    self.calls = calls
    self.ending = ending
    self.usage = usage
  }
}
