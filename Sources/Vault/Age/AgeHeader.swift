internal import Crypto

/// All before the payload: who may open it, and a seal over that.
struct AgeHeader {
  private static let version = "age-encryption.org/v1"
  private static let armour = "-----BEGIN AGE ENCRYPTED FILE-----"
  /// In bytes; some twenty recipients need no more.
  private static let limit = 1 << 16

  let stanzas: [AgeStanza]
  /// Up to and with the three dashes.
  private let sealed: String
  private let seal: [UInt8]

  init(_ stanzas: [AgeStanza], _ fileKey: SymmetricKey) {
    self.stanzas = stanzas
    sealed = AgeHeader.version + "\n" + stanzas.map(\.text).joined() + "---"
    seal = Array(HMAC<SHA256>.authenticationCode(for: Array(sealed.utf8), using: AgeHeader.key(fileKey)))
  }

  var bytes: [UInt8] { Array("\(sealed) \(AgeBase64.text(seal))\n".utf8) }

  init(reading source: AgeSource) throws {
    var left = AgeHeader.limit
    func line() throws -> String {
      guard let line = try source.line(limit: left) else { throw AgeError.truncated }
      left -= line.utf8.count + 1
      return line
    }
    guard let first = try source.line(limit: 64) else { throw AgeError.notAge }
    guard first == AgeHeader.version else { throw first == AgeHeader.armour ? AgeError.armoured : .notAge }
    var (stanzas, sealed) = ([AgeStanza](), first + "\n")
    var next = try line()
    while next.hasPrefix("-> ") {
      let head = next
      var body: [String] = []
      repeat { body.append(try line()) } while body.last?.utf8.count == 64
      let words = head.dropFirst(3).split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      guard let bytes = AgeBase64.bytes(body.joined()), !words.contains(""), body.allSatisfy({ $0.utf8.count <= 64 })
      else { throw AgeError.damaged }
      stanzas.append(AgeStanza(words, bytes))
      sealed += ([head] + body).joined(separator: "\n") + "\n"
      next = try line()
    }
    guard next.hasPrefix("--- "), let seal = AgeBase64.bytes(String(next.dropFirst(4))), !stanzas.isEmpty else {
      throw AgeError.damaged
    }
    (self.stanzas, self.sealed, self.seal) = (stanzas, sealed + "---", seal)
  }

  func isSealed(by fileKey: SymmetricKey) -> Bool {
    HMAC<SHA256>.isValidAuthenticationCode(
      seal, authenticating: Array(sealed.utf8), using: AgeHeader.key(fileKey))
  }

  private static func key(_ fileKey: SymmetricKey) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(inputKeyMaterial: fileKey, info: Array("header".utf8), outputByteCount: 32)
  }
}
