import Language

/// Writes tar archives in the ustar format (POSIX 1003.1), which every `tar` reads.
package enum Tar {
  static let blockSize = 512

  package static func header(_ name: String, size: Int) -> [UInt8] {
    var block = [UInt8](repeating: 0, count: Tar.blockSize)
    func put(_ text: String, at start: Int) {
      for (offset, byte) in text.utf8.enumerated() { block[start + offset] = byte }
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

  /// Zeros that fill the last block of a file of that size.
  package static func padding(after size: Int) -> [UInt8] {
    [UInt8](repeating: 0, count: (blockSize - size % blockSize) % blockSize)
  }

  package static let end = [UInt8](repeating: 0, count: 2 * blockSize)

  private static func octal(_ number: Int, _ width: Int) -> String {
    let digits = String(number, radix: 8)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

/// Unpacks such an archive as its bytes arrive.
package struct Untar {
  /// The current file: its name, its remaining bytes, and the remaining padding after them.
  private var currentEntry: (name: String, left: Int, padding: Int)?
  private var headerBytes: [UInt8] = []
  /// Whether the end of the archive was read.
  package private(set) var isAtEnd = false

  package init() {}

  /// Calls `body` with pieces of files, which have an empty name for entries other than regular files.
  /// - Returns: `false` if this is not a ustar archive.
  package mutating func consume(_ bytes: [UInt8], _ body: (_ name: String, ArraySlice<UInt8>) throws -> Void) rethrows
    -> Bool
  {
    var rest = bytes[...]
    while !rest.isEmpty, !isAtEnd {
      if var file = currentEntry {
        let piece = rest.prefix(file.left)
        if !piece.isEmpty { try body(file.name, piece) }
        file.left -= piece.count
        let padding = rest.dropFirst(piece.count).prefix(file.padding)
        file.padding -= padding.count
        rest = rest.dropFirst(piece.count + padding.count)
        currentEntry = file.left + file.padding > 0 ? file : nil
      } else {
        let piece = rest.prefix(Tar.blockSize - headerBytes.count)
        headerBytes += piece
        rest = rest.dropFirst(piece.count)
        guard headerBytes.count < Tar.blockSize || parseHeader() else { return false }
      }
    }
    return true
  }

  private mutating func parseHeader() -> Bool {
    defer { headerBytes = [] }
    guard headerBytes.contains(where: { $0 != 0 }) else {
      isAtEnd = true
      return true
    }
    let size = text(124..<136).trimmed(where: { $0 == " " })
    guard text(257..<262) == "ustar", let length = Int(size, radix: 8), length >= 0 else { return false }
    // Entries other than regular files get an empty name.
    let isFile = headerBytes[156] == UInt8(ascii: "0") || headerBytes[156] == 0
    let name = text(0..<100)
    let padding = Tar.padding(after: length).count
    currentEntry = length == 0 ? nil : (isFile ? String(name.trimmingPrefix("./")) : "", length, padding)
    return true
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: headerBytes[range].prefix { $0 != 0 }, as: UTF8.self)
  }
}
