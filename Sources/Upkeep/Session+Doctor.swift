import Engine
import Records
package import Replies
import Session
import Settings
import Store
import Vault

/// One thing that was looked at.
package struct Finding: Sendable {
  package let words: LocalizedText
  package let isGood: Bool

  package init(words: LocalizedText, isGood: Bool) { (self.words, self.isGood) = (words, isGood) }
}

extension Session {
  /// Looks at store and key, thoroughly.
  package func examine() throws -> [Finding] {
    [try storeFinding(), keyFinding()]
  }

  private func storeFinding() throws -> Finding {
    let opening = try opened()
    if let mishap {
      if !canStore { return Finding(words: mishap, isGood: false) }
      return Finding(words: mishap, isGood: true)
    }
    do {
      try opening.store.tryWriting()
    } catch let error as StoreError {
      return Finding(words: error.trouble.what, isGood: false)
    }
    let lost = try telling(Session.checking) { try opening.store.unreadable() }
    guard let first = lost.first else { return Finding(words: "The store is whole.", isGood: true) }
    let count = lost.map(\.count).reduce(0, +)
    return Finding(
      words: """
        The file of the store is whole, but \(count, "record", "records") cannot be read (\(LocalizedText.named(first.shape.told))), and \
        was left as it is. “nudgy restore” takes it back from a backup.
        """, isGood: false)
  }

  private static let keysMended: LocalizedText = "The file “keys” was damaged or gone. Its copy is in its place."

  private static let storeKeyMended: LocalizedText = """
    The store named the wrong key for what is sealed, or none. It names the right one again.
    """

  private static let keyUnseen: LocalizedText = "The store could not be opened, so its key was not checked."

  private func keyFinding() -> Finding {
    do {
      if case .memory = try opened().outcome { return Finding(words: Session.keyUnseen, isGood: false) }
      guard let known = try storeKey else {
        return Finding(words: "Nothing is sealed yet, so there is no key.", isGood: true)
      }
      _ = try vault.keyID(sealedBefore: known)
      if try vault.mend() { return Finding(words: Session.keysMended, isGood: true) }
      if try vault.isLeftOnDesktop(sealedBefore: known) {
        return Finding(words: Session.leftOnDesktop, isGood: false)
      }
      try vault.prepare(sealedBefore: known)
      if try mendStoreKey() { return Finding(words: Session.storeKeyMended, isGood: true) }
      return Finding(words: "The key opens what is sealed.", isGood: true)
    } catch VaultError.locked {
      return Finding(words: "The key is locked by the passphrase.", isGood: true)
    } catch {
      let trouble = (error as? VaultError)?.trouble(in: data) ?? UserError(error)
      return Finding(words: trouble.what, isGood: false)
    }
  }
}
