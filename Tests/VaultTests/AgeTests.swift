import Crypto
import Testing

@testable import Vault

@Suite struct AgeTests {
  static let identity = "AGE-SECRET-KEY-1DLSY93Y56L5U2U269JGZDV84Z7FK3WEPY8M3AGH5CD8TRULCFY8QU6M4ZW"

  private func written(_ lock: AgeEncryptionKey, _ pieces: [[UInt8]]) throws -> [UInt8] {
    var file: [UInt8] = []
    try withUnsafeMutablePointer(to: &file) { file in
      nonisolated(unsafe) let file = file
      var writer = try AgeWriter(lock) { file.pointee += $0 }
      for piece in pieces { try writer.append(piece) }
      try writer.finish()
    }
    return file
  }

  private func read(_ file: [UInt8], _ key: AgeDecryptionKey) throws -> [UInt8] {
    var rest = file[...]
    return try withUnsafeMutablePointer(to: &rest) { rest in
      var reader = try AgeReader(key) { count in
        defer { rest.pointee = rest.pointee.dropFirst(min(count, 1000)) }
        return Array(rest.pointee.prefix(min(count, 1000)))
      }
      var text: [UInt8] = []
      while let chunk = try reader.next() { text += chunk }
      return text
    }
  }

  private var keys: (lock: AgeEncryptionKey, key: AgeDecryptionKey) {
    get throws {
      let identity = try AgeIdentity(AgeTests.identity)
      return (.recipients([identity.recipient]), .identities([identity]))
    }
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 131_072, 200_001])
  func `What was written is read, whatever its length`(length: Int) throws {
    let text = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    let pieces = stride(from: 0, to: length, by: 777).map { Array(text[$0..<min($0 + 777, length)]) }
    let (lock, key) = try keys
    #expect(try read(written(lock, pieces), key) == text)
  }

  @Test func `A passphrase opens what it closed, and no other does`() throws {
    let file = try written(.passphrase("four quiet words here"), [Array("hello".utf8)])
    #expect(try read(file, .passphrase("four quiet words here")) == Array("hello".utf8))
    #expect(throws: AgeError.wrongKey) { try read(file, .passphrase("four quiet words")) }
    #expect(throws: AgeError.wrongKeyKind(needsPassphrase: true)) { try read(file, keys.key) }
  }

  @Test func `Whichever byte is changed, nothing wrong comes out`() throws {
    let (lock, key) = try keys
    let text = [UInt8](repeating: 7, count: 70_000)
    let file = try written(lock, [text])
    let short = try written(lock, [[7]])
    let places = short.indices.map { (short, $0) } + stride(from: 300, to: file.count, by: 9973).map { (file, $0) }
    for (whole, place) in places {
      var broken = whole
      broken[place] ^= 0x04
      #expect(throws: AgeError.self, "byte \(place)") { try read(broken, key) }
    }
  }

  @Test func `Cut anywhere, it says so; with something behind it, it is damaged`() throws {
    let (lock, key) = try keys
    let file = try written(lock, [[UInt8](repeating: 7, count: 140_000)])
    let chunk = AgePayload.chunkSize + 16
    let start = file.count - (140_000 + 3 * 16)
    for length in [start, start + chunk, start + 2 * chunk] {
      #expect(throws: AgeError.truncated, "\(length)") { try read(Array(file.prefix(length)), key) }
    }
    for length in stride(from: 0, to: file.count, by: 5003) {
      #expect(throws: AgeError.self, "\(length)") { try read(Array(file.prefix(length)), key) }
    }
    #expect(throws: AgeError.damaged) { try read(file + [0], key) }
  }

  @Test func `A last chunk that is empty behind others is refused`() throws {
    var file: [UInt8] = []
    let fileKey = SymmetricKey(size: .bits128)
    let nonce = [UInt8](repeating: 1, count: AgePayload.nonceLength)
    let (lock, key) = try keys
    var payload = AgePayload(fileKey, nonce: nonce)
    file += AgeHeader(try lock.wrap(fileKey), fileKey).bytes + nonce
    file += try payload.seal([UInt8](repeating: 7, count: AgePayload.chunkSize), isLast: false)
    file += try payload.seal([], isLast: true)
    #expect(throws: AgeError.damaged) { try read(file, key) }
  }

  @Test(arguments: [
    ("", AgeError.notAge), ("hello\n", .notAge), ("age-encryption.org/v2\n", .notAge),
    ("-----BEGIN AGE ENCRYPTED FILE-----\n", .armoured), ("age-encryption.org/v1\n", .truncated),
    ("age-encryption.org/v1\n--- AAAA\n", .damaged),
    ("age-encryption.org/v1\n-> X25519 AAAA\nAAA=\n--- AAAA\n", .damaged),
    (
      "age-encryption.org/v1\n-> scrypt AAAAAAAAAAAAAAAAAAAAAA 40\nAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\n--- AAAA\n",
      .tooCostly(40)
    ),
  ])
  func `What is no such file is told apart from what is damaged`(text: String, error: AgeError) throws {
    #expect(throws: error) { try read(Array(text.utf8), .passphrase("x")) }
  }

  @Test func `Keys are written as age writes them`() throws {
    let recipient = try AgeIdentity(AgeTests.identity).recipient
    #expect(recipient.text == "age16q988ce6tvqq577lzuckrw96e5wl5hnz3g5aejcxa29y3tyzh99s82l9aa")
    #expect(try AgeRecipient(recipient.text) == recipient)
    #expect(throws: AgeError.badRecipient("age1nobody")) { try AgeRecipient("age1nobody") }
    #expect(throws: AgeError.self) { try AgeRecipient(recipient.text.dropLast() + "q") }
    #expect(throws: AgeError.badIdentity) { try AgeIdentity.all(in: "# nothing\n") }
    #expect(try AgeIdentity.all(in: "# for people\n\(AgeTests.identity)\n").count == 1)
  }
}
