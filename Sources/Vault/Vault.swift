internal import Crypto
internal import Synchronization

/// Seals single fields with AES-256-GCM under one data key, which is found, or made, when something first needs it.
package final class Vault: Sendable {
  let keys: KeyRing
  private let held = Mutex<Held?>(nil)

  /// The key while it is in this process.
  struct Held: Sendable {
    let key: DataKey
    /// When the file `keys` was last written or touched before this key was found.
    let stamp: Int?
    /// Whether the session lent it: it counts only while that still has it.
    var isLent = false
    var lastUsed = ContinuousClock.now
  }

  /// What outside of this process and its files may keep the key.
  package struct Outside: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// The Secret Service.
    package static let desktop = Outside(rawValue: 1)
    /// The kernel's keyring, for a while.
    package static let session = Outside(rawValue: 2)
  }

  /// - Parameters:
  ///   - folder: where the files `key` and `keys` are, beside the store.
  ///   - cost: the binary logarithm of scrypt's N for what is wrapped from now on.
  ///   - isDryRun: keys are found where they are, and none is kept, wrapped, moved or removed: one that is made lives in
  ///     this process only.
  ///   - exposed: is told that others could read a file of the key, which is private again.
  package convenience init(
    folder: String, outside: Outside = [], cost: UInt8 = 17, isDryRun: Bool = false,
    exposed: @escaping @Sendable (VaultError) -> Void = { _ in }
  ) {
    self.init(
      KeyRing(folder, cost: cost, isReadOnly: isDryRun, exposed: { exposed(.exposed) }) { Keepers(outside, file: $0) })
  }

  init(_ keys: KeyRing) { self.keys = keys }

  /// Where a sealed text stands: it opens nowhere else.
  package struct Context: Hashable, Sendable {
    /// The record's id.
    package let record: String
    /// Kind and field, as in `nudge.said`.
    package let field: String

    package init(record: String, field: String) {
      self.record = record
      self.field = field
    }
  }

  /// - Parameter known: the key that sealed what is there already, if anything is: no other is used, and one that is
  ///   missing is a lost key. Without, one is made. This holds for all that takes it.
  package func seal(_ text: String, for context: Context, sealedBefore known: KeyID?) throws(VaultError) -> [UInt8] {
    try SealedField.sealed(text, by: dataKey(sealedBefore: known), context)
  }

  /// The same without waiting for a key: where none is at hand, the words go into the letterbox, and open like all
  /// others once the key is there.
  package func post(_ text: String, for context: Context, sealedBefore known: KeyID?) throws(VaultError) -> [UInt8] {
    if let key = try keyAtHand(known) { return try SealedField.sealed(text, by: key, context) }
    guard let sheet = try keys.sheet(of: known) else { return try seal(text, for: context, sealedBefore: known) }
    return try SealedField.posted(text, to: sheet, context)
  }

  package func open(_ sealed: [UInt8], for context: Context) throws(VaultError) -> String {
    let field = try SealedField(sealed)
    return try field.opened(by: dataKey(sealedBefore: field.id), context)
  }

  /// The key, to open many fields with one after the other; `nil` unless it is in this process and counts.
  package func opener() throws(VaultError) -> Opener? {
    try holding { held throws(VaultError) in
      guard try isInForce(held), let key = held?.key else { return nil }
      held?.lastUsed = .now
      return Opener(key: key)
    }
  }

  package struct Opener: Sendable {
    let key: DataKey

    /// `nil` for what this key does not open.
    package func open(_ sealed: [UInt8], for context: Context) -> String? {
      try? SealedField(sealed).opened(by: key, context)
    }
  }

  /// The key that a sealed field names; `nil` for what is no sealed field.
  package static func sealer(of sealed: [UInt8]) -> KeyID? { (try? SealedField(sealed))?.id }

  /// The key that seals here, also while it is locked.
  package func keyID(sealedBefore known: KeyID?) throws(VaultError) -> KeyID {
    if let sheet = try keys.sheet(of: known) { return sheet.id }
    return try dataKey(sealedBefore: known).id
  }

  /// Throws what stands in the way of the key; with it, nothing does.
  package func prepare(sealedBefore known: KeyID?) throws(VaultError) { _ = try dataKey(sealedBefore: known) }

  func dataKey(sealedBefore known: KeyID?) throws(VaultError) -> DataKey {
    if let key = try used(known, { () throws(VaultError) in try keys.find(known) }) { return key }
    throw .keyLost
  }

  /// What costs next to nothing to have; `nil` where the key itself is lost, too.
  private func keyAtHand(_ known: KeyID?) throws(VaultError) -> DataKey? {
    do throws(VaultError) {
      return try used(known) { () throws(VaultError) in try keys.findQuickly(known) }
    } catch {
      guard error.isLost else { throw error }
      return nil
    }
  }

  private func used(_ known: KeyID?, _ find: () throws(VaultError) -> DataKey?) throws(VaultError) -> DataKey? {
    try holding { held throws(VaultError) in
      if try !isInForce(held) {
        held = nil
        let stamp = keys.stamp
        if let key = try find() {
          held = Held(key: key, stamp: stamp, isLent: try keys.sheet(of: key.id)?.kept == .passphrase)
        }
      }
      if let key = held?.key, let known, key.id != known { throw .wrongKey }
      held?.lastUsed = .now
      return held?.key
    }
  }

  /// Whether a key is in this process that counts: no lock, here or elsewhere, has come after it.
  package var isOpen: Bool {
    get throws(VaultError) { try holding { held throws(VaultError) in try isInForce(held) } }
  }

  func isInForce(_ held: Held?) throws(VaultError) -> Bool {
    guard let held, held.stamp == keys.stamp else { return false }
    return held.isLent ? try keys.keepers.session.find(held.key.id) != nil : true
  }

  /// The mutex speaks no typed errors.
  func holding<T: Sendable>(_ body: (inout Held?) throws(VaultError) -> T) throws(VaultError) -> T {
    try held.withLock { held -> Result<T, VaultError> in
      do throws(VaultError) { return .success(try body(&held)) } catch { return .failure(error) }
    }.get()
  }
}
