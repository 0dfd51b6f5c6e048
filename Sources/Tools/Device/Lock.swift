package import Engine
import Replies
package import Session
import Vault

extension Session {
  package var lock: Tool {
    Tool(
      "lock", verb: "lock", "Closes what is sealed until the passphrase is typed again.", topic: .shell,
      toolset: .personal,
      needsPhrase: true,
      does: Work { _ in
        let keyID = try storeKey
        guard try hasPassphrase else {
          throw UserError("Nothing is locked: there is no passphrase yet.", hint: "“passphrase” sets one.")
        }
        plaintextCache.close()
        try mappingVaultErrors { () throws(VaultError) in try vault.lock(sealedBefore: keyID) }
        return Reply("Locked. The passphrase opens it.")
      })
  }
}
