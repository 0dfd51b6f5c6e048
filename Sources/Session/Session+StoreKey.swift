import Records
import Store
import Synchronization
package import Vault

/// Which key a store's own note of it was found to mean, or that there is none, once that was looked into.
final class StoreKeyCache: Sendable {
  private let known = Mutex<(note: String?, id: KeyID?)?>(nil)

  func id(_ note: String?, _ find: () throws -> KeyID?) rethrows -> KeyID? {
    if let known = known.withLock({ $0 }), known.note == note { return known.id }
    let id = try find()
    known.withLock { $0 = (note, id) }
    return id
  }
}

extension Session {
  /// The key that sealed what is sealed here; `nil` while nothing is.
  package var storeKey: KeyID? {
    get throws {
      let store = try opened().store
      let note = try store.meta(.vaultKey)
      let id = try storeKeys.id(note) {
        let named = note.flatMap(KeyID.init(text:))
        if let named, hasKey(named) { return named }
        // A name that no key answers to may be what is damaged, and the whole note may be gone. Each sealed text names its
        // key, too.
        let id = try sealer(in: store, unless: named) ?? named
        guard id != nil || note == nil else { throw VaultError.wrongKey.trouble(in: data) }
        return id
      }
      if let id, id.text != note { store.keepWithNextChange(.vaultKey, id.text) }
      return id
    }
  }

  /// Writes the note of the key again where it was found damaged or gone.
  /// - Returns: whether it was.
  package func mendStoreKey() throws -> Bool {
    guard try storeKey != nil, try store.isAwaiting(.vaultKey) else { return false }
    try store.keepAwaited()
    return true
  }

  /// Also while it is locked; what stands in the way of finding out is told by whoever needs the key itself.
  private func hasKey(_ id: KeyID) -> Bool {
    do throws(VaultError) { return try vault.keyID(sealedBefore: id) == id } catch { return !error.isLost }
  }

  /// The key that most of the sealed texts name; `nil` where one of them names the given key, or there are none.
  private func sealer(in store: Store, unless named: KeyID?) throws -> KeyID? {
    let sealers = try store.someSealed().compactMap { Vault.sealer(of: $0.bytes) }
    if let named, sealers.contains(named) { return nil }
    return Dictionary(grouping: sealers) { $0 }.max { $0.value.count < $1.value.count }?.key
  }
}
