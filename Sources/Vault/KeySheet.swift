/// What is known of a key that is not simply in the key file: the file `keys` beside the store.
///
/// It is text. The first line is `nudgy keys 1`; each other line is a word and its value, bytes in hex:
///
///     id          8 bytes, the data key's
///     letterbox   32 bytes, the public half of the letterbox
///     kept        file, desktop or passphrase: where the data key is
///     passphrase  80 bytes, the data key wrapped by the passphrase
///     recovery    80 bytes, the data key wrapped by the recovery code
struct KeySheet: Sendable {
  enum Kept: String, Sendable { case file, desktop, passphrase }

  var id: [UInt8]
  var letterbox: [UInt8]
  var kept: Kept
  var passphrase: WrappedKey?
  var recovery: WrappedKey?

  static let heading = "nudgy keys 1"

  var text: String {
    let lines = [
      ("id", hex(id)), ("letterbox", hex(letterbox)), ("kept", kept.rawValue),
      ("passphrase", passphrase.map { hex($0.bytes) }), ("recovery", recovery.map { hex($0.bytes) }),
    ]
    return ([KeySheet.heading] + lines.compactMap { word, value in value.map { "\(word) \($0)" } }).joined(
      separator: "\n")
      + "\n"
  }

  init(reading text: String) throws(VaultError) {
    let lines = text.split(whereSeparator: \.isNewline)
    guard lines.first.map(String.init) == KeySheet.heading else {
      throw .keyUnreadable("a newer nudgy wrote it, or another program")
    }
    let pairs = lines.dropFirst().compactMap { line in
      line.firstIndex(of: " ").map { (line[..<$0], line[$0...].dropFirst()) }
    }
    let values = Dictionary(pairs.map { (String($0), String($1)) }) { first, _ in first }
    guard let id = values["id"].flatMap({ unhex($0) }), id.count == 8,
      let letterbox = values["letterbox"].flatMap({ unhex($0) }), letterbox.count == 32,
      let kept = values["kept"].flatMap(Kept.init)
    else { throw .keyUnreadable("it is damaged") }
    (self.id, self.letterbox, self.kept) = (id, letterbox, kept)
    passphrase = try KeySheet.wrapped(values["passphrase"])
    recovery = try KeySheet.wrapped(values["recovery"])
    guard kept != .passphrase || passphrase != nil else { throw .keyUnreadable("it is damaged") }
  }

  init(_ key: DataKey, kept: Kept) throws(VaultError) {
    (id, letterbox, self.kept) = (key.id, try key.letterbox, kept)
  }

  private static func wrapped(_ digits: String?) throws(VaultError) -> WrappedKey? {
    guard let digits else { return nil }
    guard let bytes = unhex(digits) else { throw .keyUnreadable("it is damaged") }
    return try WrappedKey(bytes: bytes)
  }
}
