package import Engine
import Language
import Replies
package import Session

extension Session {
  package var allowModel: Tool {
    Tool(
      "allow_model", verb: "allow", "Says what a connected model may see in this session.", topic: .shell,
      toolset: .personal, needsPhrase: .always,
      does: Work(
        .optional(
          .choice(
            "what", "lines that the rules do not understand, private words as well, or nothing",
            language.valueNames { $0.modelAccessNames })),
        .internalOnly(.optional(.text("at", "where the model is that the person was asked about")))
      ) { turn, permission, origin in
        guard permission != "nothing" else {
          var reply = Reply("The model won't see anything more in this session.")
          reply.consent = Consent.none
          return reply
        }
        guard let address = try await turn.modelAddress() else {
          return Reply("No model is connected, so nothing leaves this machine.")
        }
        guard origin == nil || origin == address.origin else {
          throw UserError(
            "The model's address has changed to \(address.host). Nothing was allowed.",
            hint: "Say “ask the model” to allow that one.")
        }
        let isPrivate = permission == "private"
        var scopes: Set = [Consent.Scope.lines]
        if isPrivate || turn.dialogue.consent.covers(.sealed, at: address) { scopes.insert(.sealed) }
        let warning: [LocalizedText] =
          address.isExposed ? ["What you send there isn't encrypted, so others on the way could read it."] : []
        let ending: [LocalizedText] = isPrivate ? ["“stop asking the model” ends that."] : []
        var reply = Reply(
          isPrivate
            ? "In this session the model at \(address.host) may see notes, journal, moods and symptoms, where a line needs them."
            : "In this session, lines I don't understand go to the model at \(address.host).",
          (warning + ending).isEmpty ? .nothing : .lines(warning + ending))
        reply.consent = Consent(scopes, to: address)
        return reply
      })
  }
}
