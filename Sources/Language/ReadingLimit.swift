/// How much text is read at once. What is longer is kept as it is, and nothing is made of it.
///
/// Reading takes time and memory in proportion to the text, but up to a kilobyte of memory for each byte of dates. These
/// bounds keep the worst that can be pasted within a second or two, and are far above what anybody types.
package enum ReadingLimit {
  /// Bytes of one line: some 3,000 words.
  private static let line = 16 << 10
  /// Bytes of a brain dump: what takes hours to type.
  private static let dump = 128 << 10
  /// Lines of a brain dump, each of which may become several cards.
  package static let dumpLines = 5_000

  package static func reads(line text: some StringProtocol) -> Bool { text.utf8.count <= line }

  package static func reads(dump text: String) -> Bool {
    guard text.utf8.count <= dump else { return false }
    var lines = 1
    for byte in text.utf8 where byte == UInt8(ascii: "\n") { lines += 1 }
    return lines <= dumpLines
  }

  /// Kilobytes of a brain dump, to be told.
  package static let dumpKilobytes = dump >> 10
}
