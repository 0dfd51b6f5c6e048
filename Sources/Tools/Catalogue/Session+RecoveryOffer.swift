import Engine
import Language
import Replies
import Session
import Vault

extension Session {
  /// Wraps a tool so that a recovery code is offered after the call that seals the first entry, where the reply asks
  /// nothing else. Made once: the vault stores that it was made.
  func withRecoveryOffer(_ tool: Tool) -> Tool {
    guard options.isAttended, passphrasePrompt.isTyped, !options.isDryRun else { return tool }
    return tool.wrapped { turn, run in
      sealedEntryFlag.isSet = false
      var reply = try await run()
      guard sealedEntryFlag.isSet, hasRoomForOffer(reply, turn), claimRecoveryOffer() else { return reply }
      reply.followUp = .question(Session.recoveryQuestion)
      return reply
    }
  }

  /// Only after a receipt; not while lines are still being written, nor in focus.
  private func hasRoomForOffer(_ reply: Reply, _ turn: Turn) -> Bool {
    reply.receipt != nil && reply.followUp == nil && !turn.hasFurtherCalls && !turn.isFocused
  }

  /// Stores that the offer is made. Where that fails there is no offer, as it would come again and again.
  private func claimRecoveryOffer() -> Bool {
    log.attempt("offering a recovery code") {
      let keyID = try storeKey
      guard try !vault.wasRecoveryOffered(sealedBefore: keyID) else { return false }
      try vault.recordRecoveryOffer(sealedBefore: keyID)
      return true
    } ?? false
  }

  private static let recoveryQuestion = Question(
    "Make a recovery code? Written on paper, it opens your entries if the key here is ever lost.",
    choices: [
      .init("yes", Call("make_recovery_code")),
      .init("later", Call("make_recovery_code", ["later": .flag(true)])),
    ], isInPassing: true)
}
