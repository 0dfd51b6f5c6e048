package import Civil
package import Language
package import Replies

/// The context of a tool's call: input context, line and dialogue. It does not tell who called.
package struct Turn: Sendable {
  package var context: InputContext
  /// The line as typed; empty if no line led to the call.
  package var line: String
  package var dialogue: Dialogue
  /// How the person's own line corrects what was said before: "actually it was 5". `nil` for calls of others, such as a
  /// model, which correct nothing but by tools that say so.
  package internal(set) var correction: CorrectionTone?
  /// The last answer of this process; `nil` at its start.
  package internal(set) var previousAnswer: Answer?
  /// The change groups that the line's calls have made so far.
  var changeGroups: [Int64] = []
  /// What may not be asked and had to be, so that the call could not be done.
  var unasked: UserError?
  /// Whether the same line makes another call after this one.
  package var hasFurtherCalls = false
  /// Whether the same line makes other calls, before or after this one.
  package var hasOtherCalls = false
  /// Asks the connected model for a text, given a prompt and the kinds of data in it. `nil` if no model is connected.
  /// Returns `nil` if the model may not be asked or did not answer.
  package var generateText: (@Sendable (_ prompt: String, _ kinds: [String]) async -> String?)?

  /// The address of the connected model; `nil` if there is none. Throws if one is set up and cannot be asked.
  package var modelAddress: @Sendable () async throws(UserError) -> ModelAddress? = { () throws(UserError) in nil }

  /// Who requests the call and what they want, where the person has to confirm it: “The model asks for “drop””.
  package internal(set) var request: LocalizedText = ""

  package var now: LocalTime { context.now }

  /// Whether the person is in a focus session begun in this terminal session.
  package var isFocused: Bool { dialogue.focusUntil.map { now < $0 } ?? false }

  package struct Answer: Sendable {
    package let reply: Reply
    /// The call that the reply was made by.
    package let call: Call
    /// Whether the call had words for a sealed field.
    package let isSealed: Bool
    /// Whether the call changes nothing.
    package let canRunAgain: Bool
  }

  package init(
    context: InputContext, line: String = "", dialogue: Dialogue = Dialogue(),
    generateText: (@Sendable (_ prompt: String, _ kinds: [String]) async -> String?)? = nil
  ) {
    self.context = context
    self.line = line
    self.dialogue = dialogue
    self.generateText = generateText
  }
}

extension Turn {
  /// Asks the person to confirm what another program requested.
  ///
  /// - Parameters:
  ///   - call: acts on exactly the thing that is shown.
  ///   - name: the thing's own name, not the words it was called by.
  package func confirmation(for call: Call, to name: String, isSealed: Bool = false) -> Reply {
    Reply(
      followUp: .question(
        Question(
          "\(request): “\(name.withoutDelimiters)”. Do it?", choices: [.init("yes", call), .init("no", nil)],
          isSealed: isSealed)))
  }

  /// Whether the person lets the connected model see words of that scope.
  package func allows(_ scope: Consent.Scope) async -> Bool {
    guard dialogue.consent != .none, let address = try? await modelAddress() else { return false }
    return dialogue.consent.covers(scope, at: address)
  }
}
