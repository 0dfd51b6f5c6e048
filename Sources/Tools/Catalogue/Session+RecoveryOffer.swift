import Engine
import Language
import Replies
import Session
import Vault

extension Session {
  /// The tool, followed by the offer of a recovery code where its call seals the first entry and nobody is asked for
  /// anything else. It comes once: the vault remembers it.
  func offeringRecovery(_ tool: Tool) -> Tool {
    guard options.isAttended, asking.isTyped, !options.isDryRun else { return tool }
    return tool.around { turn, run in
      entry.isThere = false
      var reply = try await run()
      guard entry.isThere, isTime(reply, turn), isOfferDue() else { return reply }
      reply.lead = .question(Session.recoveryOffer)
      return reply
    }
  }

  /// Under a receipt: never while lines are still being written, nor in focus.
  private func isTime(_ reply: Reply, _ turn: Turn) -> Bool {
    reply.receipt != nil && reply.lead == nil && !turn.hasMore && !turn.isFocused
  }

  /// An offer that cannot be noted would come again and again, so it is not made.
  private func isOfferDue() -> Bool {
    log.attempt("offering a recovery code") {
      let known = try storeKey
      guard try !vault.wasRecoveryOffered(sealedBefore: known) else { return false }
      try vault.noteRecoveryOffered(sealedBefore: known)
      return true
    } ?? false
  }

  private static let recoveryOffer = Question(
    "Make a recovery code? On paper, it opens what you wrote, if the key here is lost.",
    choices: [
      .init("yes", Call("make_recovery_code")),
      .init("later", Call("make_recovery_code", ["later": .flag(true)])),
    ], isInPassing: true)
}
