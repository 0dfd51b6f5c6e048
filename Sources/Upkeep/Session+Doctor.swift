import Records
package import Replies
import Session
import Settings
import Store
import Vault

/// The result of one health check.
package struct CheckResult: Sendable {
  package let text: LocalizedText
  package let isGood: Bool

  package init(text: LocalizedText, isGood: Bool) { (self.text, self.isGood) = (text, isGood) }
}

extension Session {
  /// Checks store and key, and repairs what can be repaired.
  package func checkStoreAndKey() throws -> [CheckResult] {
    [try checkStore(), checkKey()]
  }

  private func checkStore() throws -> CheckResult {
    let opening = try storeOpener.opened()
    if let problem = storeOpener.problem { return CheckResult(text: problem, isGood: storeOpener.canStore) }
    do {
      try opening.store.tryWriting()
    } catch let error as StoreError {
      return CheckResult(text: error.userError.message, isGood: false)
    }
    let unreadable = try options.notifyingIfSlow(StoreOpener.checkingMessage) { try opening.store.unreadableCounts() }
    guard let first = unreadable.first else { return CheckResult(text: "The store is fine.", isGood: true) }
    let count = unreadable.map(\.count).reduce(0, +)
    return CheckResult(
      text: """
        The store's file is fine, but \(count, "record", "records") can't be read \
        (\(LocalizedText.localizedName(first.shape.pluralName))) and was left as it is. “nudgy restore” brings it back from \
        a backup.
        """, isGood: false)
  }

  private static let keysRepairedMessage: LocalizedText =
    "The file “keys” was damaged or missing. Its copy has replaced it."

  private static let storeKeyRepairedMessage: LocalizedText = """
    The store named the wrong key, or none. It names the right one again.
    """

  private static let keyNotCheckedMessage: LocalizedText = "The store couldn't be opened, so its key wasn't checked."

  private func checkKey() -> CheckResult {
    do {
      if try storeOpener.isInMemoryOnly { return CheckResult(text: Session.keyNotCheckedMessage, isGood: false) }
      guard let keyID = try keyAccess.storeKey else {
        return CheckResult(text: "Nothing is sealed yet, so there's no key.", isGood: true)
      }
      _ = try vault.keyID(sealedBefore: keyID)
      if try vault.repair() { return CheckResult(text: Session.keysRepairedMessage, isGood: true) }
      if try vault.isStillOnDesktop(sealedBefore: keyID) {
        return CheckResult(text: Session.keyLeftInKeyringMessage, isGood: false)
      }
      try vault.requireKey(sealedBefore: keyID)
      if try keyAccess.repairStoreKey() { return CheckResult(text: Session.storeKeyRepairedMessage, isGood: true) }
      return CheckResult(text: "The key opens what is sealed.", isGood: true)
    } catch VaultError.locked {
      return CheckResult(text: "The key is locked with the passphrase.", isGood: true)
    } catch {
      let userError = (error as? VaultError)?.userError(in: dataFolder) ?? UserError(error)
      return CheckResult(text: userError.message, isGood: false)
    }
  }
}
