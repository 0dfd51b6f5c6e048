import Civil
import Engine
import Language
import Records
import Replies
import Session
import Store
import Vault

extension Session {
  /// Wraps a tool so that a recovery code is offered after a call that seals an entry, where the reply asks nothing else:
  /// in a calm moment, and once there is something to lose. Made once: the vault stores that it was made.
  func withRecoveryOffer(_ tool: Tool) -> Tool {
    guard options.isAttended, passphrasePrompt.isTyped, !options.isDryRun else { return tool }
    return tool.wrapped { turn, run in
      sealedFields.entryFlag.isSet = false
      var reply = try await run()
      guard sealedFields.entryFlag.isSet, tool.isCalm, hasRoomForOffer(reply, turn), claimRecoveryOffer(turn) else {
        return reply
      }
      reply.followUp = .question(Session.recoveryQuestion)
      return reply
    }
  }

  /// Only after a receipt; not while lines are still being written, nor in focus, nor where the line tells how somebody
  /// feels.
  private func hasRoomForOffer(_ reply: Reply, _ turn: Turn) -> Bool {
    reply.receipt != nil && reply.followUp == nil && !turn.hasFurtherCalls && !turn.isFocused
      && !turn.dialogue.isCrisisRecent(now: turn.now) && !tellsFeeling(turn.line)
  }

  /// The words that end an entry, such as “that's it”, tell nothing.
  private func tellsFeeling(_ line: String) -> Bool {
    !language.rules.entryTerminators.contains(TitleWords.split(line).joined(separator: " "))
      && language.rules.feeling(in: line) != nil
  }

  /// Whether there is something to lose, and today's last mood was not low.
  private func isTimeForOffer(_ turn: Turn) throws -> Bool {
    if let mood = try store.lastMood(), mood.at.day == turn.now.day, mood.score <= Session.lowMood { return false }
    guard let sealed = try store.sealedEntries() else { return false }
    return sealed.first.day < turn.now.day || sealed.count >= Session.entriesBeforeOffer
  }

  /// Of 10.
  private static let lowMood = 4
  /// So many entries are offered a code on their first day.
  private static let entriesBeforeOffer = 10

  /// Stores that the offer is made. Where that fails there is no offer, as it would come again and again.
  private func claimRecoveryOffer(_ turn: Turn) -> Bool {
    log.attempt("offering a recovery code") {
      let keyID = try keyAccess.storeKey
      guard try isTimeForOffer(turn), try !vault.wasRecoveryOffered(sealedBefore: keyID) else { return false }
      try vault.recordRecoveryOffer(sealedBefore: keyID)
      return true
    } ?? false
  }

  private static let recoveryQuestion = Question(
    """
    Make a recovery code? Your notes and journal open only with the key on this computer. A code on paper opens them if \
    that is ever lost.
    """,
    choices: [
      .init("yes", Call("make_recovery_code")),
      .init("later", Call("make_recovery_code", ["later": .flag(true)])),
    ], isInPassing: true)
}

extension Tool {
  /// Whether its calls are no place where somebody tells how they are.
  fileprivate var isCalm: Bool {
    switch topic {
    case .mood, .symptoms, .companion: false
    default: true
    }
  }
}
