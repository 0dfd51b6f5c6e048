package import Records
import Replies
import Store
import Vault

/// Seals and opens the sealed fields of records.
package struct SealedFields: Sendable {
  let storeOpener: StoreOpener
  let vault: Vault
  let keyAccess: KeyAccess
  /// Whether the current call has sealed an entry.
  package let entryFlag = SealedEntryFlag()

  private var store: Store { get throws { try storeOpener.store } }

  /// Seals text for one field of one record, and notes in the store which key sealed it. If the key is locked, it asks
  /// for the passphrase, and throws before anything is written if nobody answers.
  package func seal(_ words: String, of id: ID, _ fieldName: Sealed.FieldName) throws -> Sealed {
    try store.accessPolicy.checkUnsealing(of: fieldName.kind)
    defer { entryFlag.isSet = true }
    return try makeSealed { keyID throws(VaultError) in
      try vault.seal(words, for: Vault.Context(record: id.text, field: fieldName.name), sealedBefore: keyID)
    }
  }

  /// Seals captured text without ever asking for a passphrase. While the key is locked, the text is sealed to the
  /// inbox: anybody can add to it, but only the key opens it.
  package func sealToInbox(_ words: String, of id: ID, _ fieldName: Sealed.FieldName) throws -> Sealed {
    try makeSealed { keyID throws(VaultError) in
      try vault.sealToInbox(words, for: Vault.Context(record: id.text, field: fieldName.name), sealedBefore: keyID)
    }
  }

  private func makeSealed(_ body: (_ known: KeyID?) throws(VaultError) -> [UInt8]) throws -> Sealed {
    let keyID = try keyAccess.storeKey
    let bytes = try keyAccess.unlocking { () throws(VaultError) in try body(keyID) }
    if keyID == nil { try store.setMetaWithNextChange(.vaultKey, vault.keyID(sealedBefore: keyID).text) }
    return Sealed(bytes)
  }

  /// Opens sealed text, asking for the passphrase if necessary. Throws `UserError` if the key is wrong or the bytes are
  /// damaged.
  package func open(_ sealed: Sealed, of id: ID, _ fieldName: Sealed.FieldName) throws -> String {
    try store.accessPolicy.checkUnsealing(of: fieldName.kind)
    return try keyAccess.unlocking { () throws(VaultError) in try text(in: sealed, of: id, fieldName) }
  }

  /// Opens sealed text; `nil` if the bytes are damaged, so that the caller can still read the other records.
  package func openUnlessDamaged(_ sealed: Sealed, of id: ID, _ fieldName: Sealed.FieldName) throws -> String? {
    try store.accessPolicy.checkUnsealing(of: fieldName.kind)
    return try keyAccess.unlocking { () throws(VaultError) in
      do throws(VaultError) { return try text(in: sealed, of: id, fieldName) } catch {
        guard error.isDamage else { throw error }
        return nil
      }
    }
  }

  /// Opens many fields in parallel; `nil` for damaged ones. The passphrase is asked for at most once.
  func openUnlessDamaged(_ all: [(id: ID, sealed: Sealed)], _ fieldName: Sealed.FieldName) throws -> [String?] {
    try store.accessPolicy.checkUnsealing(of: fieldName.kind)
    let opener = try keyAccess.mappingVaultErrors { () throws(VaultError) in try vault.opener() }
    let name = fieldName.name
    let texts = all.indices.concurrentMap { index in
      opener?.open(all[index].sealed.bytes, for: Vault.Context(record: all[index].id.text, field: name))
    }
    return try zip(all, texts).map { field, text in
      if let text { text } else { try openUnlessDamaged(field.sealed, of: field.id, fieldName) }
    }
  }

  /// Opens sealed text only if that needs no passphrase prompt.
  package func contentWithoutPrompt(_ sealed: Sealed, of id: ID, _ fieldName: Sealed.FieldName) -> SealedContent {
    guard isAccessible(fieldName) else { return .locked }
    do throws(VaultError) {
      return .text(try text(in: sealed, of: id, fieldName))
    } catch {
      return error.isDamage ? .damaged : .locked
    }
  }

  private func isAccessible(_ fieldName: Sealed.FieldName) -> Bool {
    (try? store.accessPolicy.checkUnsealing(of: fieldName.kind)) != nil
  }

  /// A field that names another key than the store's is treated as damaged.
  private func text(in sealed: Sealed, of id: ID, _ fieldName: Sealed.FieldName) throws(VaultError) -> String {
    do throws(VaultError) {
      return try vault.open(sealed.bytes, for: Vault.Context(record: id.text, field: fieldName.name))
    } catch {
      guard error == .wrongKey, let keyID = try? keyAccess.storeKey, Vault.keyID(of: sealed.bytes) != keyID else {
        throw error
      }
      throw .broken
    }
  }
}

/// What a sealed field holds, as far as that can be told without a passphrase.
package enum SealedContent: Equatable {
  case text(String)
  case damaged
  case locked
}
