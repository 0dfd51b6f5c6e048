/// A word's hash, so that comparing two words is one instruction: FNV-1a over its lower-case UTF-8.
package struct Spelling: Hashable, Sendable {
  package private(set) var code: UInt64 = 0xcbf2_9ce4_8422_2325

  package mutating func append(_ byte: UInt8) { code = (code ^ UInt64(byte)) &* 0x100_0000_01b3 }

  package init() {}
  package init(_ bytes: some Sequence<UInt8>) { for byte in bytes { append(byte) } }
  package init(_ word: some StringProtocol) { self.init(word.utf8) }

  /// The words of a list, separated by spaces.
  package static func all(in list: String) -> [Spelling] {
    var words: [Spelling] = []
    forEach(in: list) { words.append($0) }
    return words
  }

  package static func first(in list: String) -> Spelling? {
    var list = list
    return list.withUTF8 { bytes in
      var word = Spelling()
      for byte in bytes {
        if byte > 0x20 { word.append(byte) } else if word != Spelling() { break }
      }
      return word == Spelling() ? nil : word
    }
  }

  package static func forEach(in list: String, _ body: (Spelling) -> Void) {
    var word = Spelling()
    for byte in list.utf8 {
      if byte > 0x20 {
        word.append(byte)
      } else if word != Spelling() {
        body(word)
        word = Spelling()
      }
    }
    if word != Spelling() { body(word) }
  }
}
