internal import Crypto

/// Everything before the payload: a stanza for each key that opens the file, and a MAC over them.
struct AgeHeader {
  private static let version = "age-encryption.org/v1"
  private static let armour = "-----BEGIN AGE ENCRYPTED FILE-----"
  /// In bytes; a header with twenty recipients is far smaller.
  private static let sizeLimit = 1 << 16

  let stanzas: [AgeStanza]
  /// The text that the MAC covers: up to and including the three dashes.
  private let authenticatedText: String
  private let mac: [UInt8]

  init(_ stanzas: [AgeStanza], _ fileKey: SymmetricKey) {
    self.stanzas = stanzas
    authenticatedText = AgeHeader.version + "\n" + stanzas.map(\.text).joined() + "---"
    mac = Array(HMAC<SHA256>.authenticationCode(for: Array(authenticatedText.utf8), using: AgeHeader.macKey(fileKey)))
  }

  var bytes: [UInt8] { Array("\(authenticatedText) \(AgeBase64.text(mac))\n".utf8) }

  init(reading source: AgeSource) throws {
    var remaining = AgeHeader.sizeLimit
    func line() throws -> String {
      guard let line = try source.line(limit: remaining) else { throw AgeError.truncated }
      remaining -= line.utf8.count + 1
      return line
    }
    guard let first = try source.line(limit: 64) else { throw AgeError.notAge }
    guard first == AgeHeader.version else { throw first == AgeHeader.armour ? AgeError.armoured : .notAge }
    var (stanzas, authenticatedText) = ([AgeStanza](), first + "\n")
    var next = try line()
    while next.hasPrefix("-> ") {
      let head = next
      var body: [String] = []
      repeat { body.append(try line()) } while body.last?.utf8.count == 64
      let words = head.dropFirst(3).split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      guard let bytes = AgeBase64.bytes(body.joined()), !words.contains(""), body.allSatisfy({ $0.utf8.count <= 64 })
      else { throw AgeError.damaged }
      stanzas.append(AgeStanza(words, bytes))
      authenticatedText += ([head] + body).joined(separator: "\n") + "\n"
      next = try line()
    }
    guard next.hasPrefix("--- "), let mac = AgeBase64.bytes(String(next.dropFirst(4))), !stanzas.isEmpty else {
      throw AgeError.damaged
    }
    (self.stanzas, self.authenticatedText, self.mac) = (stanzas, authenticatedText + "---", mac)
  }

  func isAuthentic(with fileKey: SymmetricKey) -> Bool {
    HMAC<SHA256>.isValidAuthenticationCode(
      mac, authenticating: Array(authenticatedText.utf8), using: AgeHeader.macKey(fileKey))
  }

  private static func macKey(_ fileKey: SymmetricKey) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(inputKeyMaterial: fileKey, info: Array("header".utf8), outputByteCount: 32)
  }
}
