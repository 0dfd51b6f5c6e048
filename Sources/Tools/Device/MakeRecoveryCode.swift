package import Engine
import Replies
package import Session
import Vault

extension Session {
  package var makeRecoveryCode: Tool {
    Tool(
      "make_recovery_code", verb: "recovery", "Makes the code that opens everything when passphrase or key is lost.",
      topic: .shell, writes: true, toolset: .personal,
      does: Work(.internalOnly(.flag("later", "it was offered, and can wait"))) { _, isLater in
        if isLater { return Reply("Fine, another time: “recovery code” makes one.") }
        if options.isDryRun { return Reply("Would make a recovery code.") }
        if try hasPassphrase { try confirmOwner() }
        guard passphrasePrompt.canAsk else {
          throw UserError(
            "A recovery code is shown to somebody, and nobody is here.",
            hint: "“nudgy recovery” shows one in a terminal.",
            code: .locked)
        }
        return Reply(
          try createRecoveryCode()
            ? "The recovery code is in force. Earlier ones open nothing."
            : "The code is in force. \(Session.codeNotConfirmed)")
      })
  }
}
