package import Civil
package import Replies

/// What a tool knows of the moment it is called in: never who called.
package struct Turn: Sendable {
  package var reading: Reading
  /// The line as typed, empty when no line led here.
  package var line: String
  package var dialogue: Dialogue
  /// Whether the same line makes another call after this one.
  package var hasMore = false
  /// Whether the same line makes other calls, before or after this one.
  package var hasOthers = false
  /// Asks the connected model for words, given a prompt that holds such kinds of data; `nil` unless one is on. The
  /// answer is `nil` where it may not be asked, or did not answer.
  package var write: (@Sendable (_ prompt: String, _ kinds: [String]) async -> String?)?

  /// Where the connected model is, `nil` where none is; throws where one cannot be asked.
  package var modelAddress: @Sendable () async throws(UserError) -> ModelAddress? = { () throws(UserError) in nil }

  /// Whose call this is and what they want, where the person is asked first: “The model asks for “drop””.
  package internal(set) var request: LocalizedText = ""

  package var now: LocalTime { reading.now }

  /// Whether the person is in a stretch of focus that was begun in this session.
  package var isFocused: Bool { dialogue.focusUntil.map { now < $0 } ?? false }

  package init(
    reading: Reading, line: String = "", dialogue: Dialogue = Dialogue(),
    write: (@Sendable (_ prompt: String, _ kinds: [String]) async -> String?)? = nil
  ) {
    self.reading = reading
    self.line = line
    self.dialogue = dialogue
    self.write = write
  }
}

extension Turn {
  /// Asks the person for what somebody else wants.
  ///
  /// - Parameters:
  ///   - call: does it to the very thing that is shown.
  ///   - what: the thing as it is, not as it was called.
  package func leave(for call: Call, to what: String, isSealed: Bool = false) -> Reply {
    Reply(
      lead: .question(
        Question(
          "\(request): “\(what.harmless)”. Do it?", choices: [.init("yes", call), .init("no", nil)],
          isSealed: isSealed)))
  }

  /// Whether the person lets the connected model see such words.
  package func allows(_ scope: Consent.Scope) async -> Bool {
    guard dialogue.consent != .none, let address = try? await modelAddress() else { return false }
    return dialogue.consent.covers(scope, at: address)
  }
}
