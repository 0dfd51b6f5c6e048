internal import Crypto

/// What is known of a key that is not simply in the key file: the file `keys` beside the store, and its copy.
///
/// It is text. The first line is `nudgy keys 1`; each other line is a word and its value, bytes in hex:
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
  enum Kept: String, Sendable { case file, desktop, passphrase }

  let id: KeyID
  private(set) var letterbox: [UInt8]
  private(set) var kept: Kept
  private(set) var passphrase: WrappedKey?
  private(set) var recovery: WrappedKey?
  var isOffered = false
  var isOnDesktop = false

  static let heading = "nudgy keys 1"

  var text: String {
    let lines = [
      ("id", id.text), ("letterbox", hex(letterbox)), ("kept", kept.rawValue),
      ("passphrase", passphrase.map { hex($0.bytes) }), ("recovery", recovery.map { hex($0.bytes) }),
      ("offered", isOffered ? "yes" : nil), ("desktop", isOnDesktop ? "yes" : nil),
    ]
    return KeyFile.summed([KeyFile.heading] + lines.compactMap { word, value in value.map { "\(word) \($0)" } })
  }

  init(reading text: String) throws(VaultError) {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    guard let heading = lines.first, heading.hasPrefix("nudgy keys ") else { throw .sheetDamaged }
    guard heading == KeyFile.heading else { throw .keyUnreadable("a newer nudgy wrote it") }
    guard text == KeyFile.summed(lines.dropLast()) else { throw .sheetDamaged }
    let pairs = lines.compactMap { line in
      line.firstIndex(of: " ").map { (line[..<$0], line[$0...].dropFirst()) }
    }
    let values = Dictionary(pairs.map { (String($0), String($1)) }) { first, _ in first }
    guard let id = values["id"].flatMap({ KeyID(text: $0) }),
      let letterbox = values["letterbox"].flatMap({ unhex($0) }), letterbox.count == 32,
      let kept = values["kept"].flatMap(Kept.init)
    else { throw .sheetDamaged }
    (self.id, self.letterbox, self.kept) = (id, letterbox, kept)
    passphrase = try KeyFile.wrapped(values["passphrase"])
    recovery = try KeyFile.wrapped(values["recovery"])
    isOffered = values["offered"] == "yes"
    isOnDesktop = values["desktop"] == "yes"
    guard kept != .passphrase || passphrase != nil else { throw .sheetDamaged }
  }

  init(_ key: DataKey, kept: Kept) throws(VaultError) {
    (id, letterbox, self.kept) = (key.id, try key.letterbox, kept)
  }

  private static func wrapped(_ digits: String?) throws(VaultError) -> WrappedKey? {
    guard let digits else { return nil }
    guard let bytes = unhex(digits) else { throw .sheetDamaged }
    return try WrappedKey(bytes: bytes)
  }

  private static func summed(_ lines: some Sequence<String>) -> String {
    let body = lines.map { $0 + "\n" }.joined()
    return body + "sum \(hex(Array(SHA256.hash(data: Array(body.utf8)).prefix(8))))\n"
  }
}

extension KeyFile {
  /// From now on the passphrase opens it, and nothing else has to keep the key.
  mutating func wrap(_ key: DataKey, withPassphrase secret: String, cost: UInt8) throws(VaultError) {
    try admit(key)
    if kept == .desktop { isOnDesktop = true }
    (passphrase, kept) = (try WrappedKey(key, with: secret, .passphrase, cost: cost), .passphrase)
  }

  mutating func wrap(_ key: DataKey, with code: RecoveryCode, cost: UInt8) throws(VaultError) {
    try admit(key)
    recovery = try WrappedKey(key, with: code.secret, .recovery, cost: cost)
  }

  /// The letterbox that follows from the key; whoever could write the file could have put one of their own there.
  mutating func renewLetterbox(of key: DataKey) throws(VaultError) {
    try admit(key)
    letterbox = try key.letterbox
  }

  mutating func keepInFile() { (passphrase, kept) = (nil, .file) }

  /// Takes over what a lost sheet knew, as far as it is about the same key.
  mutating func takeOver(_ lost: KeyFile) {
    guard lost.id == id else { return }
    (recovery, isOffered) = (lost.recovery, lost.isOffered)
  }

  /// A key that is wrapped under the id of another never opens again.
  private func admit(_ key: DataKey) throws(VaultError) {
    guard key.id == id else { throw .wrongKey }
  }
}
