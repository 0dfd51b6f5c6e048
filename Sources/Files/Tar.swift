import Language

/// Two files in one, in the oldest form that every `tar` reads (POSIX 1003.1, ustar).
package enum Tar {
  static let block = 512

  package static func head(_ name: String, size: Int) -> [UInt8] {
    var block = [UInt8](repeating: 0, count: Tar.block)
    func put(_ text: String, at place: Int) {
      for (offset, byte) in text.utf8.enumerated() { block[place + offset] = byte }
    }
    put(name, at: 0)
    put("0000600", at: 100)
    for owner in [108, 116] { put("0000000", at: owner) }
    put(octal(size, 11), at: 124)
    put(octal(0, 11), at: 136)
    put("        0", at: 148)
    put("ustar\u{0}00", at: 257)
    put(octal(block.reduce(0) { $0 + Int($1) }, 6) + "\u{0} ", at: 148)
    return block
  }

  /// Fills the last block of a file of that size.
  package static func padding(after size: Int) -> [UInt8] {
    [UInt8](repeating: 0, count: (block - size % block) % block)
  }

  package static let end = [UInt8](repeating: 0, count: 2 * block)

  private static func octal(_ number: Int, _ width: Int) -> String {
    let digits = String(number, radix: 8)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

/// Takes such a file apart as its bytes come.
package struct Untar {
  /// The file whose bytes come, how many still do, and the padding behind them.
  private var open: (name: String, left: Int, padding: Int)?
  private var head: [UInt8] = []
  /// Whether the end of it was seen.
  package private(set) var isOver = false

  package init() {}

  /// Hands over pieces of files; false when it is no such file.
  package mutating func take(_ bytes: [UInt8], _ body: (_ name: String, ArraySlice<UInt8>) throws -> Void) rethrows
    -> Bool
  {
    var rest = bytes[...]
    while !rest.isEmpty, !isOver {
      if var file = open {
        let piece = rest.prefix(file.left)
        if !piece.isEmpty { try body(file.name, piece) }
        file.left -= piece.count
        let padding = rest.dropFirst(piece.count).prefix(file.padding)
        file.padding -= padding.count
        rest = rest.dropFirst(piece.count + padding.count)
        open = file.left + file.padding > 0 ? file : nil
      } else {
        let piece = rest.prefix(Tar.block - head.count)
        head += piece
        rest = rest.dropFirst(piece.count)
        guard head.count < Tar.block || begin() else { return false }
      }
    }
    return true
  }

  private mutating func begin() -> Bool {
    defer { head = [] }
    guard head.contains(where: { $0 != 0 }) else {
      isOver = true
      return true
    }
    let size = text(124..<136).trimmed(where: { $0 == " " })
    guard text(257..<262) == "ustar", let length = Int(size, radix: 8), length >= 0 else { return false }
    // Whatever is no plain file is passed over.
    let isFile = head[156] == UInt8(ascii: "0") || head[156] == 0
    let name = text(0..<100)
    let padding = Tar.padding(after: length).count
    open = length == 0 ? nil : (isFile ? String(name.trimmingPrefix("./")) : "", length, padding)
    return true
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: head[range].prefix { $0 != 0 }, as: UTF8.self) }
}
