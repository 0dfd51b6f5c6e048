internal import Crypto

/// A data key on its way between two stores: it opens what it sealed, and seals nothing any more.
package struct CarriedKey: Sendable {
  let key: DataKey

  init(_ key: DataKey) { self.key = key }

  /// `nil` unless these are 64 hex digits.
  package init?(text: some StringProtocol) {
    let digits = text.compactMap(\.hexDigitValue)
    guard digits.count == 64, text.count == 64 else { return nil }
    key = DataKey(bytes: stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
  }

  package var text: String { hex(key.key.withUnsafeBytes(Array.init)) }
  package var id: String { hex(key.id) }

  package func open(_ sealed: [UInt8], for context: Vault.Context) throws(VaultError) -> String {
    try SealedField(sealed).opened(by: key, context)
  }
}

extension Vault {
  /// For a backup, which is of no use without.
  package func carriedKey(sealedBefore: String) throws(VaultError) -> CarriedKey {
    CarriedKey(try dataKey(sealedBefore: sealedBefore))
  }
}
