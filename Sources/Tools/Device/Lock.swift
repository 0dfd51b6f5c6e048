package import Engine
import Replies
package import Session
import Vault

extension Session {
  package var lock: Tool {
    Tool(
      "lock", verb: "lock", "Locks what is sealed until you type the passphrase.", topic: .shell,
      toolset: .personal,
      needsPhrase: .unlessNamed,
      does: Work { _ in
        let keyID = try keyAccess.storeKey
        guard try keyAccess.hasPassphrase else {
          throw UserError(
            "There's nothing to lock: you haven't set a passphrase yet.", hint: "Say “passphrase” to set one.")
        }
        plaintextCache.close()
        try keyAccess.mappingVaultErrors { () throws(VaultError) in try vault.lock(sealedBefore: keyID) }
        return Reply("Locked. Your passphrase opens it again.")
      })
  }
}
