import Engine
package import Records
import Replies
import Store
import Vault

extension Session {
  /// Seals words for one field of one record; remembers in the store which key did it. Where the key is locked, the
  /// passphrase is asked for; where nobody answers, this throws before anything is written.
  package func seal(_ words: String, of id: ID, _ place: Sealed.Place) throws -> Sealed {
    try store.gate.open(place.kind)
    defer { entry.isThere = true }
    return try sealed { known throws(VaultError) in
      try vault.seal(words, for: Vault.Context(record: id.text, field: place.name), sealedBefore: known)
    }
  }

  /// The same for what was captured, which is never lost and never waits for a passphrase: while locked it goes into
  /// the letterbox beside the store, which takes words from anybody and opens with the key.
  package func post(_ words: String, of id: ID, _ place: Sealed.Place) throws -> Sealed {
    try sealed { known throws(VaultError) in
      try vault.post(words, for: Vault.Context(record: id.text, field: place.name), sealedBefore: known)
    }
  }

  private func sealed(_ body: (_ known: KeyID?) throws(VaultError) -> [UInt8]) throws -> Sealed {
    let known = try storeKey
    let bytes = try unlocking { () throws(VaultError) in try body(known) }
    if known == nil { try store.keepWithNextChange(.vaultKey, vault.keyID(sealedBefore: known).text) }
    return Sealed(bytes)
  }

  /// `nil` while the key is locked, lost, or cannot be used, and for what is out of reach.
  package func whileUnlocked<T>(_ body: () throws -> T) throws -> T? {
    do {
      return try body()
    } catch  where UserError(error).code == .locked {
      return nil
    }
  }

  /// Asks for the passphrase where it is needed; throws `UserError` in words, when the key or the bytes are not what
  /// they were.
  package func open(_ sealed: Sealed, of id: ID, _ place: Sealed.Place) throws -> String {
    try store.gate.open(place.kind)
    return try unlocking { () throws(VaultError) in try words(in: sealed, of: id, place) }
  }

  /// `nil` where the bytes are damaged: that one record says so, and all others can be read.
  package func openUnlessDamaged(_ sealed: Sealed, of id: ID, _ place: Sealed.Place) throws -> String? {
    try store.gate.open(place.kind)
    return try unlocking { () throws(VaultError) in
      do throws(VaultError) { return try words(in: sealed, of: id, place) } catch {
        guard error.isDamage else { throw error }
        return nil
      }
    }
  }

  /// The same for many fields at once. The key is asked for once for all that open with it.
  func openUnlessDamaged(_ all: [(id: ID, sealed: Sealed)], _ place: Sealed.Place) throws -> [String?] {
    try store.gate.open(place.kind)
    let opener = try vaulted { () throws(VaultError) in try vault.opener() }
    let name = place.name
    let texts = all.indices.concurrentMap { index in
      opener?.open(all[index].sealed.bytes, for: Vault.Context(record: all[index].id.text, field: name))
    }
    return try zip(all, texts).map { field, text in
      if let text { text } else { try openUnlessDamaged(field.sealed, of: field.id, place) }
    }
  }

  /// What can be seen of it without asking anybody.
  package func seen(_ sealed: Sealed, of id: ID, _ place: Sealed.Place) -> Seen {
    guard isWithinReach(place) else { return .locked }
    do throws(VaultError) {
      return .words(try words(in: sealed, of: id, place))
    } catch {
      return error.isDamage ? .damaged : .locked
    }
  }

  package enum Seen: Equatable {
    case words(String)
    case damaged
    case locked
  }

  /// The same without asking anybody: `nil` while it cannot be read.
  func openQuietly(_ sealed: Sealed, of id: ID, _ place: Sealed.Place) -> String? {
    isWithinReach(place) ? try? words(in: sealed, of: id, place) : nil
  }

  private func isWithinReach(_ place: Sealed.Place) -> Bool { (try? store.gate.open(place.kind)) != nil }

  /// Another key's name in one field is damage of that field.
  private func words(in sealed: Sealed, of id: ID, _ place: Sealed.Place) throws(VaultError) -> String {
    do throws(VaultError) {
      return try vault.open(sealed.bytes, for: Vault.Context(record: id.text, field: place.name))
    } catch {
      guard error == .wrongKey, let known = try? storeKey, Vault.sealer(of: sealed.bytes) != known else { throw error }
      throw .broken
    }
  }

  /// Whether what is sealed cannot be read before somebody has typed something.
  package var isLocked: Bool {
    get throws {
      let known = try storeKey
      do throws(VaultError) { try vault.prepare(sealedBefore: known) } catch { return error.isLocked }
      return false
    }
  }
}
