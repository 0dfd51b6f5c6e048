/// A question to the person. The next line is read as its answer, or as a new request if it is none.
package struct Question: Sendable, Hashable {
  package var text: LocalizedText
  /// At most five.
  package var choices: [Choice]
  /// The call so far and the parameter that free text fills.
  package var freeAnswer: FreeAnswer?
  /// Whether its text or the names in its choices are sealed: a file has only the ids.
  package var isSealed: Bool
  /// Whether it is asked in passing: a single word can still correct what was saved just before.
  package var isInPassing: Bool
  /// Whether it is asked of nudgy's own accord below a card, so that the keys shown there go on: one of them answers
  /// nothing, and the question is asked again.
  package var keepsKeys: Bool
  /// Made once it is answered: the remaining calls of the line. Set by the engine.
  package var nextCalls: [Call] = []
  /// Made instead when it is left unanswered.
  package var fallbackCalls: [Call] = []
  /// Whether the line that led to it has changed something. Set by the engine.
  package var followsChange = false

  /// All that its answers may call.
  package var calls: [Call] {
    choices.compactMap(\.call) + [freeAnswer?.call].compactMap(\.self) + nextCalls
  }

  package struct Choice: Sendable, Hashable {
    package var label: LocalizedText
    /// `nil` for "leave it".
    package var call: Call?

    package init(_ label: LocalizedText, _ call: Call?) {
      self.label = label
      self.call = call
    }
  }

  package struct FreeAnswer: Sendable, Hashable {
    package var call: Call
    package var parameter: String
    /// Whether the answer can wait: a line that can be read as something else is read so.
    package var allowsOtherInput: Bool

    package init(_ call: Call, _ parameter: String, allowsOtherInput: Bool = false) {
      self.call = call
      self.parameter = parameter
      self.allowsOtherInput = allowsOtherInput
    }
  }

  package init(
    _ text: LocalizedText, choices: [Choice] = [], freeAnswer: FreeAnswer? = nil, isSealed: Bool = false,
    isInPassing: Bool = false, keepsKeys: Bool = false
  ) {
    self.text = text
    self.choices = choices
    self.freeAnswer = freeAnswer
    self.isSealed = isSealed
    self.isInPassing = isInPassing
    self.keepsKeys = keepsKeys
  }
}
