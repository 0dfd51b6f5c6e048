package import Engine
import Replies
package import Session
import Settings
import Vault

extension Session {
  package var unlock: Tool {
    Tool(
      "unlock", verb: "unlock", "Opens what is sealed, for a while, with the passphrase.", topic: .shell,
      toolset: .personal,
      does: Work(
        .optional(
          .number("minutes", "how long it stays open for calls out of the shell; 15 if nothing is said", 1...720))
      ) { _, minutes in
        let keyID = try keyAccess.storeKey
        guard keyID != nil || (try? keyAccess.hasPassphrase) ?? true else {
          return .changedNothing(Session.nothingSealedText)
        }
        let isOpen = (try? vault.requireKey(sealedBefore: keyID)) != nil
        try keyAccess.unlocking { () throws(VaultError) in try vault.requireKey(sealedBefore: keyID) }
        guard try keyAccess.hasPassphrase else {
          let receipt: LocalizedText = "It's already open: you have no passphrase."
          // A recovery code has brought the key back.
          return isOpen ? .changedNothing(receipt) : Reply(receipt)
        }
        return options.isShell ? try stayOpen() : try stayUnlocked(minutes)
      })
  }

  private static let nothingSealedText: LocalizedText = "It's already open: nothing is sealed yet."
  private static let defaultMinutes = 15

  private func stayOpen() throws -> Reply {
    let keyID = try keyAccess.storeKey
    try keyAccess.mappingVaultErrors { () throws(VaultError) in try vault.stayOpen(sealedBefore: keyID) }
    return Reply("Unlocked, until this shell ends.")
  }

  private func stayUnlocked(_ minutes: Int?) throws -> Reply {
    let limit = settings.current.autolock
    let minutes = minutes ?? (limit == 0 ? Session.defaultMinutes : limit)
    let keyID = try keyAccess.storeKey
    try keyAccess.mappingVaultErrors { () throws(VaultError) in
      try vault.stayUnlocked(seconds: UInt32(60 * minutes), sealedBefore: keyID)
    }
    return Reply("Unlocked for \(minutes, "minute", "minutes").")
  }
}
