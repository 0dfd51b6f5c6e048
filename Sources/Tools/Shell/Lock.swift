import Engine
import Vault

extension Profile {
  var lock: Tool {
    Tool(
      "lock", verb: "lock", "Closes what is sealed until the passphrase is typed again.", topic: .shell,
      phrases: [
        """
        lock (nudgy|yourself|the vault|my vault|my journal|the journal|my notes|my diary|the store|my words
        |what is sealed) [now|please|up]
        """, "lock [it] now", "lock yourself up", "lock (it|up|it up|everything|it all) [up] [now|please]",
        "lock",
      ],
      examples: [Example("lock"), Example("lock my journal")],
      toolset: .personal,
      does: Work { _ in
        let known = try storeKey
        guard try hasPassphrase else {
          throw Trouble("Nothing is locked: there is no passphrase yet.", hint: "“passphrase” sets one.")
        }
        notebook.close()
        try vaulted { () throws(VaultError) in try vault.lock(sealedBefore: known) }
        return Reply("Locked. The passphrase opens it.")
      })
  }
}
