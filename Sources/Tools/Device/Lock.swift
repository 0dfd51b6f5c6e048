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
        let known = try storeKey
        guard try hasPassphrase else {
          throw UserError("Nothing is locked: there is no passphrase yet.", hint: "“passphrase” sets one.")
        }
        notebook.close()
        try vaulted { () throws(VaultError) in try vault.lock(sealedBefore: known) }
        return Reply("Locked. The passphrase opens it.")
      })
  }
}
