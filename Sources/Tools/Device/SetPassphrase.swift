package import Engine
import Replies
package import Session
import Store
import Vault

extension Session {
  package var setPassphrase: Tool {
    Tool(
      "set_passphrase", verb: "passphrase", "Sets, changes or removes the passphrase of what is sealed.", topic: .shell,
      writes: true, toolset: .personal,
      does: Work(.flag("remove", "nothing is asked for any more; the key lies in its file again")) { _, isRemoving in
        let hasOne = try hasPassphrase
        if isRemoving, !hasOne { return Reply("There is no passphrase.") }
        if options.isDryRun { return Reply(isRemoving ? "Would remove the passphrase." : "Would set a passphrase.") }
        if hasOne { try confirmOwner() }
        return isRemoving ? try removePassphrase() : try setNewPassphrase(isFirst: !hasOne)
      })
  }

  private func removePassphrase() throws -> Reply {
    let keyID = try storeKey
    try mappingVaultErrors { () throws(VaultError) in try vault.keepInFile(sealedBefore: keyID) }
    return Reply("The passphrase is gone. Everything opens without asking; the key lies in \(dataFolder)/key.")
  }

  private func setNewPassphrase(isFirst: Bool) throws -> Reply {
    let keyID = try storeKey
    try mappingVaultErrors { () throws(VaultError) in try vault.requireKey(sealedBefore: keyID) }
    guard let new = try newPassphrase() else {
      throw UserError(
        "No passphrase was given. Nothing was changed.", hint: "“nudgy passphrase” asks for it in a terminal.",
        code: .locked)
    }
    let hasCode = try mappingVaultErrors { () throws(VaultError) in try vault.hasRecoveryCode(sealedBefore: keyID) }
    let isCodeConfirmed = try hasCode || createRecoveryCode()
    try mappingVaultErrors { () throws(VaultError) in try vault.setPassphrase(new, sealedBefore: keyID) }
    let receipt: LocalizedText = isFirst ? "The passphrase is set." : "The passphrase is changed."
    return Reply(
      isCodeConfirmed ? receipt : "\(receipt) \(Session.codeNotConfirmed)",
      .lines(
        ["“unlock” opens what is sealed for a while, “lock” closes it."]
          + (try vault.isStillOnDesktop(sealedBefore: keyID) ? [Session.keyLeftInKeyringMessage] : [])
          + vault.setAsideFileNames.map { "Another key, which no passphrase is over, lies in \(dataFolder)/\($0)." }))
  }

  static let codeNotConfirmed: LocalizedText = "The recovery code was not typed back; “recovery code” makes another."
}
