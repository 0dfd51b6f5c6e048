internal import Crypto

/// The file `keys` beside the store, and its copy: metadata of a data key that is not simply in the file `key`.
///
/// It is text. The first line is `nudgy keys 1`; each other line is a name and its value, bytes in hex:
///
///     id          8 bytes, the data key's
///     letterbox   32 bytes, the public half of the letterbox
///     kept        file, desktop or passphrase: where the data key is
///     passphrase  80 bytes, the data key wrapped by the passphrase
///     recovery    80 bytes, the data key wrapped by the recovery code
///     offered     yes, once a recovery code was offered
///     desktop     yes, while the desktop may still have a key that a passphrase is over
///     sum         8 bytes, the first of the SHA-256 of all lines before, by which damage is told from a wrong word
struct KeyFile: Sendable {
  enum Location: String, Sendable { case file, desktop, passphrase }

  let id: KeyID
  private(set) var inboxPublicKey: [UInt8]
  private(set) var location: Location
  private(set) var passphrase: WrappedKey?
  private(set) var recovery: WrappedKey?
  var isOffered = false
  var isOnDesktop = false

  static let heading = "nudgy keys 1"

  var text: String {
    let lines = [
      ("id", id.text), ("letterbox", hex(inboxPublicKey)), ("kept", location.rawValue),
      ("passphrase", passphrase.map { hex($0.bytes) }), ("recovery", recovery.map { hex($0.bytes) }),
      ("offered", isOffered ? "yes" : nil), ("desktop", isOnDesktop ? "yes" : nil),
    ]
    return KeyFile.withChecksum([KeyFile.heading] + lines.compactMap { word, value in value.map { "\(word) \($0)" } })
  }

  init(reading text: String) throws(VaultError) {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    guard let heading = lines.first, heading.hasPrefix("nudgy keys ") else { throw .keyFileDamaged }
    guard heading == KeyFile.heading else { throw .keyUnreadable("a newer nudgy wrote it") }
    guard text == KeyFile.withChecksum(lines.dropLast()) else { throw .keyFileDamaged }
    let pairs = lines.compactMap { line in
      line.firstIndex(of: " ").map { (line[..<$0], line[$0...].dropFirst()) }
    }
    let values = Dictionary(pairs.map { (String($0), String($1)) }) { first, _ in first }
    guard let id = values["id"].flatMap({ KeyID(text: $0) }),
      let inboxPublicKey = values["letterbox"].flatMap({ unhex($0) }), inboxPublicKey.count == 32,
      let location = values["kept"].flatMap(Location.init)
    else { throw .keyFileDamaged }
    (self.id, self.inboxPublicKey, self.location) = (id, inboxPublicKey, location)
    passphrase = try KeyFile.parseWrappedKey(values["passphrase"])
    recovery = try KeyFile.parseWrappedKey(values["recovery"])
    isOffered = values["offered"] == "yes"
    isOnDesktop = values["desktop"] == "yes"
    guard location != .passphrase || passphrase != nil else { throw .keyFileDamaged }
  }

  init(_ key: DataKey, location: Location) throws(VaultError) {
    (id, inboxPublicKey, self.location) = (key.id, try key.inboxPublicKey, location)
  }

  private static func parseWrappedKey(_ digits: String?) throws(VaultError) -> WrappedKey? {
    guard let digits else { return nil }
    guard let bytes = unhex(digits) else { throw .keyFileDamaged }
    return try WrappedKey(bytes: bytes)
  }

  private static func withChecksum(_ lines: some Sequence<String>) -> String {
    let body = lines.map { $0 + "\n" }.joined()
    return body + "sum \(hex(Array(SHA256.hash(data: Array(body.utf8)).prefix(8))))\n"
  }
}

extension KeyFile {
  /// Wraps the key with a passphrase, so that no store has to hold it unwrapped.
  mutating func wrap(_ key: DataKey, withPassphrase secret: String, cost: UInt8) throws(VaultError) {
    try requireSameID(as: key)
    if location == .desktop { isOnDesktop = true }
    (passphrase, location) = (try WrappedKey(key, with: secret, .passphrase, cost: cost), .passphrase)
  }

  mutating func wrap(_ key: DataKey, with code: RecoveryCode, cost: UInt8) throws(VaultError) {
    try requireSameID(as: key)
    recovery = try WrappedKey(key, with: code.secret, .recovery, cost: cost)
  }

  /// Derives the inbox public key again from the data key: anyone able to write the file could have replaced it.
  mutating func renewInboxKey(of key: DataKey) throws(VaultError) {
    try requireSameID(as: key)
    inboxPublicKey = try key.inboxPublicKey
  }

  mutating func keepInFile() { (passphrase, location) = (nil, .file) }

  /// Takes the recovery code of an older file, if it belongs to the same key.
  mutating func adoptRecoveryCode(from oldFile: KeyFile) {
    guard oldFile.id == id else { return }
    (recovery, isOffered) = (oldFile.recovery, oldFile.isOffered)
  }

  /// Throws `wrongKey` for another key: wrapped under this id, it could never be opened again.
  private func requireSameID(as key: DataKey) throws(VaultError) {
    guard key.id == id else { throw .wrongKey }
  }
}
