package import Engine
import Replies
package import Session
import Vault

extension Session {
  package var setPassphrase: Tool {
    Tool(
      "set_passphrase", verb: "passphrase", "Sets, changes or removes your passphrase.", topic: .shell,
      writes: true, toolset: .personal, needsPhrase: .always,
      does: Work(.flag("remove", "nothing is asked for any more; the key lies in its file again")) { _, isRemoving in
        let hasOne = try keyAccess.hasPassphrase
        if isRemoving, !hasOne { return .changedNothing("You have no passphrase.") }
        if options.isDryRun { return Reply(isRemoving ? "Would remove the passphrase." : "Would set a passphrase.") }
        if hasOne { try keyAccess.confirmOwner() }
        return isRemoving ? try removePassphrase() : try setNewPassphrase(isFirst: !hasOne)
      })
  }

  private func removePassphrase() throws -> Reply {
    let keyID = try keyAccess.storeKey
    try keyAccess.mappingVaultErrors { () throws(VaultError) in try vault.keepInFile(sealedBefore: keyID) }
    return Reply("The passphrase is removed. Everything opens without asking; the key is in \(dataFolder)/key.")
  }

  private func setNewPassphrase(isFirst: Bool) throws -> Reply {
    let keyID = try keyAccess.storeKey
    try keyAccess.mappingVaultErrors { () throws(VaultError) in try vault.requireKey(sealedBefore: keyID) }
    guard let new = try keyAccess.newPassphrase() else { throw noPassphraseError }
    let hasCode = try keyAccess.mappingVaultErrors { () throws(VaultError) in
      try vault.hasRecoveryCode(sealedBefore: keyID)
    }
    let isCodeConfirmed = try hasCode || keyAccess.createRecoveryCode()
    try keyAccess.mappingVaultErrors { () throws(VaultError) in try vault.setPassphrase(new, sealedBefore: keyID) }
    let receipt: LocalizedText = isFirst ? "The passphrase is set." : "The passphrase is changed."
    return Reply(
      isCodeConfirmed ? receipt : "\(receipt) \(Session.codeNotConfirmed)",
      .lines(
        ["“unlock” opens what is sealed for a while, “lock” locks it again."]
          + (try vault.isStillOnDesktop(sealedBefore: keyID) ? [Session.keyLeftInKeyringMessage] : [])
          + vault.setAsideFileNames.map { "There is also a key without a passphrase, in \(dataFolder)/\($0)." }))
  }

  /// Whoever sits at a terminal has changed their mind; elsewhere nobody could be asked.
  private var noPassphraseError: UserError {
    passphrasePrompt.canAsk && passphrasePrompt.isTyped
      ? UserError("OK, no passphrase was set. Nothing was changed.", code: .locked)
      : UserError(
        "You didn't type a passphrase. Nothing was changed.", hint: "Run “nudgy passphrase” in a terminal.",
        code: .locked)
  }

  static let codeNotConfirmed: LocalizedText =
    "You didn't type the recovery code back; “recovery code” makes a new one."
}
