internal import Crypto

/// The key that seals fields, with the name it goes by.
struct DataKey: Sendable {
  let key: SymmetricKey
  /// The first eight bytes of the SHA-256 of "nudgy data key 1" and the key.
  let id: [UInt8]

  init(bytes: [UInt8]) {
    key = SymmetricKey(data: bytes)
    var hash = SHA256()
    hash.update(data: Array("nudgy data key 1".utf8))
    hash.update(data: bytes)
    id = Array(hash.finalize().prefix(8))
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
