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
        return isRemoving ? try removed() : try set(isFirst: !hasOne)
      })
  }

  private func removed() throws -> Reply {
    let known = try storeKey
    try vaulted { () throws(VaultError) in try vault.keepInFile(sealedBefore: known) }
    return Reply("The passphrase is gone. Everything opens without asking; the key lies in \(data)/key.")
  }

  private func set(isFirst: Bool) throws -> Reply {
    let known = try storeKey
    try vaulted { () throws(VaultError) in try vault.prepare(sealedBefore: known) }
    guard let new = try newPassphrase() else {
      throw UserError(
        "No passphrase was given. Nothing was changed.", hint: "“nudgy passphrase” asks for it in a terminal.",
        code: .locked)
    }
    let hasCode = try vaulted { () throws(VaultError) in try vault.hasRecoveryCode(sealedBefore: known) }
    let isProved = try hasCode || makeRecovery()
    try vaulted { () throws(VaultError) in try vault.setPassphrase(new, sealedBefore: known) }
    let receipt: LocalizedText = isFirst ? "The passphrase is set." : "The passphrase is changed."
    return Reply(
      isProved ? receipt : "\(receipt) \(Session.unproved)",
      .lines(
        ["“unlock” opens what is sealed for a while, “lock” closes it."]
          + (try vault.isLeftOnDesktop(sealedBefore: known) ? [Session.leftOnDesktop] : [])
          + vault.setAside.map { "Another key, which no passphrase is over, lies in \(data)/\($0)." }))
  }

  static let unproved: LocalizedText = "The recovery code was not typed back; “recovery code” makes another."
}
