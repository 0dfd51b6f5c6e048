package import Engine
import Store
import Vault

/// One thing that was looked at.
package struct Finding: Sendable {
  package let words: Said
  package let isGood: Bool
}

extension Profile {
  /// Looks at store and key, thoroughly.
  package func examine() throws -> [Finding] {
    [try storeFinding(), keyFinding()]
  }

  private func storeFinding() throws -> Finding {
    let opening = try opened()
    if let mishap {
      if case .memory = opening.outcome { return Finding(words: mishap, isGood: false) }
      return Finding(words: mishap, isGood: true)
    }
    return Finding(words: "The store is whole.", isGood: true)
  }

  private static let keysMended: Said = "The file “keys” was damaged or gone. Its copy is in its place."

  private func keyFinding() -> Finding {
    do {
      guard let known = try opened().store.meta(.vaultKey) else {
        return Finding(words: "Nothing is sealed yet, so there is no key.", isGood: true)
      }
      guard try vault.keyID(sealedBefore: known) == known else { throw VaultError.wrongKey }
      if try vault.mend() { return Finding(words: Profile.keysMended, isGood: true) }
      try vault.prepare(sealedBefore: known)
      return Finding(words: "The key opens what is sealed.", isGood: true)
    } catch VaultError.locked {
      return Finding(words: "The key is locked by the passphrase.", isGood: true)
    } catch {
      let trouble = (error as? VaultError)?.trouble(in: data) ?? Trouble(error)
      return Finding(words: trouble.what, isGood: false)
    }
  }
}
