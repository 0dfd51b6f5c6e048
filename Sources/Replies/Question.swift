/// Something nudgy needs to know: the next line is read as its answer first, and as a new line if it is none.
package struct Question: Sendable, Hashable {
  package var words: LocalizedText
  /// At most five.
  package var choices: [Choice]
  /// The call so far and the parameter that a free answer fills.
  package var open: Open?
  /// Whether its words are the vault's alone: it stands in no file, and waits in this process only.
  package var isSealed: Bool
  /// Whether it is asked in passing: what was kept just before can still be mended by a bare word.
  package var isInPassing: Bool
  /// Made once it is answered: the rest of what was begun. Set by the engine.
  package var then: [Call] = []
  /// Made instead when it is left without an answer.
  package var otherwise: [Call] = []

  package struct Choice: Sendable, Hashable {
    package var word: LocalizedText
    /// `nil` for "leave it".
    package var call: Call?

    package init(_ word: LocalizedText, _ call: Call?) {
      self.word = word
      self.call = call
    }
  }

  package struct Open: Sendable, Hashable {
    package var call: Call
    package var parameter: String
    /// Whether an answer can wait: a line that reads as anything else is that.
    package var yields: Bool

    package init(_ call: Call, _ parameter: String, yields: Bool = false) {
      self.call = call
      self.parameter = parameter
      self.yields = yields
    }
  }

  package init(
    _ words: LocalizedText, choices: [Choice] = [], open: Open? = nil, isSealed: Bool = false, isInPassing: Bool = false
  ) {
    self.words = words
    self.choices = choices
    self.open = open
    self.isSealed = isSealed
    self.isInPassing = isInPassing
  }
}
