/// A data key exported for a backup: it can open what it sealed, but cannot seal anything new.
package struct ExportedKey: Sendable {
  let key: DataKey

  init(_ key: DataKey) { self.key = key }

  /// `nil` unless these are 64 hex digits.
  package init?(text: some StringProtocol) {
    guard let key = DataKey(text: text) else { return nil }
    self.key = key
  }

  package var text: String { key.text }
  package var id: KeyID { key.id }

  package func open(_ sealed: [UInt8], for context: Vault.Context) throws(VaultError) -> String {
    try SealedField(sealed).open(by: key, context)
  }
}

extension Vault {
  /// The data key for a backup, which cannot be read without it.
  package func exportKey(sealedBefore existingID: KeyID?) throws(VaultError) -> ExportedKey {
    ExportedKey(try dataKey(sealedBefore: existingID))
  }
}
