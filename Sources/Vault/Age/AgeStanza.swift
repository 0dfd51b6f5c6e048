/// The file key wrapped for one recipient or passphrase: `-> type argument…`, then the body in base64 in lines of 64
/// characters, the last of them shorter.
struct AgeStanza: Equatable, Sendable {
  let arguments: [String]
  let body: [UInt8]

  init(_ words: [String], _ body: [UInt8]) { (self.arguments, self.body) = (words, body) }

  var text: String {
    let letters = Array(AgeBase64.text(body))
    let lines = stride(from: 0, through: letters.count, by: 64).map {
      String(letters[$0..<min($0 + 64, letters.count)])
    }
    return "-> \(arguments.joined(separator: " "))\n" + lines.map { $0 + "\n" }.joined()
  }
}

/// Canonical base64 without padding: decoding rejects any other spelling of the same bytes.
enum AgeBase64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var letters: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      letters += (0...group.count).map { alphabet[bits >> (18 - 6 * $0) & 63] }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  static func bytes(_ text: String) -> [UInt8]? {
    var (bits, count, result) = (0, 0, [UInt8]())
    for letter in text.utf8 {
      guard let value = alphabet.firstIndex(of: letter) else { return nil }
      bits = (bits << 6 | value) & 0xFFFF
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(bits >> count & 0xFF))
      }
    }
    return self.text(result) == text ? result : nil
  }
}
