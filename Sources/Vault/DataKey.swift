internal import Crypto

/// The key that seals fields, with the name it goes by.
struct DataKey: Sendable {
  let key: SymmetricKey
  let id: KeyID

  init(bytes: [UInt8]) {
    key = SymmetricKey(data: bytes)
    id = KeyID(ofKey: bytes)
  }

  static func random() -> DataKey { DataKey(bytes: SymmetricKey(size: .bits256).bytes) }

  var bytes: [UInt8] { key.bytes }
}

extension DataKey {
  /// 64 hex digits, as it is kept wherever only text can be.
  var text: String { hex(bytes) }

  init?(text: some StringProtocol) {
    guard let bytes = unhex(text), bytes.count == 32 else { return nil }
    self.init(bytes: bytes)
  }
}
