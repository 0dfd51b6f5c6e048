package import Engine
import Replies
package import Session

extension Session {
  package var makeRecoveryCode: Tool {
    Tool(
      "make_recovery_code", verb: "recovery",
      "Makes a code that opens everything if you lose the passphrase or the key.",
      topic: .shell, writes: true, toolset: .personal, needsPhrase: .always,
      does: Work(.internalOnly(.flag("later", "it was offered, and can wait"))) { _, isLater in
        if isLater { return Reply("OK, another time. “recovery code” makes one.") }
        if options.isDryRun { return Reply("Would make a recovery code.") }
        if try keyAccess.hasPassphrase { try keyAccess.confirmOwner() }
        guard passphrasePrompt.canAsk else {
          throw UserError(
            "A recovery code has to be read by someone, and this isn't a terminal.",
            hint: "Run “nudgy recovery” in a terminal.",
            code: .locked)
        }
        return Reply(
          try keyAccess.createRecoveryCode()
            ? "The new recovery code works. Earlier ones no longer do."
            : "The code works. \(Session.codeNotConfirmed)")
      })
  }
}
