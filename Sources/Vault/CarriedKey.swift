/// A data key on its way between two stores: it opens what it sealed, and seals nothing any more.
package struct CarriedKey: Sendable {
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
    try SealedField(sealed).opened(by: key, context)
  }
}

extension Vault {
  /// For a backup, which is of no use without.
  package func carriedKey(sealedBefore known: KeyID?) throws(VaultError) -> CarriedKey {
    CarriedKey(try dataKey(sealedBefore: known))
  }
}
