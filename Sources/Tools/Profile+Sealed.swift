import Engine
import Records
import Store
import Vault

extension Profile {
  /// Seals words for one field of one record; remembers in the store which key did it.
  func seal(_ words: String, of id: ID, _ field: String) throws -> Sealed {
    let known = try store.meta(.vaultKey)
    let bytes = try vault.seal(
      words, for: Vault.Context(record: id.text, field: field), sealedBefore: known)
    if known == nil { try store.keepWithNextChange(.vaultKey, vault.keyID(sealedBefore: known)) }
    return Sealed(bytes)
  }

  /// `nil` while the key is lost or cannot be used.
  func whileUnlocked<T>(_ body: () throws -> T) throws -> T? {
    do {
      return try body()
    } catch let error as VaultError where error.isLocked {
      return nil
    }
  }

  /// Throws `Trouble` in words, when the key or the bytes are not what they were.
  func open(_ sealed: Sealed, of id: ID, _ field: String) throws -> String {
    do throws(VaultError) {
      return try vault.open(sealed.bytes, for: Vault.Context(record: id.text, field: field))
    } catch {
      throw error.trouble(keyFile: data + "/key")
    }
  }

  /// `nil` where the bytes are damaged: that one record says so, and all others can be read.
  func openUnlessDamaged(_ sealed: Sealed, of id: ID, _ field: String) throws -> String? {
    do throws(VaultError) {
      return try vault.open(sealed.bytes, for: Vault.Context(record: id.text, field: field))
    } catch {
      guard !error.isLocked else { throw error.trouble(keyFile: data + "/key") }
      return nil
    }
  }
}

extension VaultError {
  fileprivate var isLocked: Bool {
    switch self {
    case .keyLost, .wrongKey, .keyUnreadable: true
    case .truncated, .unknownVersion, .broken, .keyNotWritten: false
    }
  }

  func trouble(keyFile: String) -> Trouble {
    switch self {
    case .keyLost:
      Trouble(
        "The key \(keyFile) is gone, so what it sealed cannot be read.",
        hint: "Nothing was overwritten. Put the file back, and all of it opens again.", code: .locked)
    case .wrongKey: Trouble("The key \(keyFile) is not the one that sealed this.", code: .locked)
    case .keyUnreadable(let why): Trouble("The key \(keyFile) cannot be used: \(why).", code: .locked)
    case .keyNotWritten: Trouble("A key could not be written to \(keyFile).", hint: "Is the disk full?")
    case .truncated, .broken, .unknownVersion:
      Trouble("Something sealed is damaged and cannot be read.", hint: "“nudgy doctor” says more.")
    }
  }
}
