import Records
import Store
import Synchronization
package import Vault

/// Caches the key ID that was resolved from the store's note of its key (`nil` if there is none).
final class StoreKeyCache: Sendable {
  private let cached = Mutex<(note: String?, id: KeyID?)?>(nil)

  func id(_ note: String?, _ find: () throws -> KeyID?) rethrows -> KeyID? {
    if let known = cached.withLock({ $0 }), known.note == note { return known.id }
    let id = try find()
    cached.withLock { $0 = (note, id) }
    return id
  }
}

extension KeyAccess {
  /// The key that sealed the text in this store; `nil` while nothing is sealed.
  package var storeKey: KeyID? {
    get throws {
      let store = try storeOpener.opened().store
      let note = try store.meta(.vaultKey)
      let id = try storeKeys.id(note) {
        let notedID = note.flatMap(KeyID.init(text:))
        if let notedID, hasKey(notedID) { return notedID }
        // The note may be damaged or gone: then it names no existing key. Each sealed text names its key, too.
        let id = try mostFrequentSealer(in: store, unless: notedID) ?? notedID
        guard id != nil || note == nil else { throw VaultError.wrongKey.userError(in: storeOpener.dataFolder) }
        return id
      }
      if let id, id.text != note { store.setMetaWithNextChange(.vaultKey, id.text) }
      return id
    }
  }

  /// Rewrites the store's note of its key if that was damaged or gone.
  /// - Returns: Whether it had to be rewritten.
  package func repairStoreKey() throws -> Bool {
    let store = try storeOpener.store
    guard try storeKey != nil, store.isMetaPending(.vaultKey) else { return false }
    try store.writePendingMeta()
    return true
  }

  /// Whether this key exists, locked or not. Other errors count as yes; the code that uses the key reports them.
  private func hasKey(_ id: KeyID) -> Bool {
    do throws(VaultError) { return try vault.keyID(sealedBefore: id) == id } catch { return !error.isLost }
  }

  /// The key that most sealed texts name; `nil` if one of them names `notedID`, or if there are none.
  private func mostFrequentSealer(in store: Store, unless notedID: KeyID?) throws -> KeyID? {
    let sealers = try store.sealedSamples().compactMap { Vault.keyID(of: $0.bytes) }
    if let notedID, sealers.contains(notedID) { return nil }
    return Dictionary(grouping: sealers) { $0 }.max { $0.value.count < $1.value.count }?.key
  }
}
