internal import Crypto

/// The 256-bit key that seals fields, with its id.
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
  /// 64 hex digits, for stores that hold only text.
  var text: String { hex(bytes) }

  init?(text: some StringProtocol) {
    guard let bytes = unhex(text), bytes.count == 32 else { return nil }
    self.init(bytes: bytes)
  }
}
