/// Limits on the length of a text that is parsed. Longer text is stored as it is, and nothing is made of it.
///
/// Reading takes time and memory in proportion to the text, but up to a kilobyte of memory for each byte of dates. These
/// bounds keep the worst that can be pasted within a second or two, and are far above what anybody types.
package enum ReadingLimit {
  /// In bytes; some 3,000 words.
  private static let lineBytes = 16 << 10
  /// In bytes; what takes hours to type.
  private static let dumpBytes = 128 << 10
  /// Lines of a brain dump, each of which may become several cards.
  package static let dumpLines = 5_000

  package static func allows(line text: some StringProtocol) -> Bool { text.utf8.count <= lineBytes }

  package static func allows(dump text: String) -> Bool {
    guard text.utf8.count <= dumpBytes else { return false }
    var lines = 1
    for byte in text.utf8 where byte == UInt8(ascii: "\n") { lines += 1 }
    return lines <= dumpLines
  }

  /// The limit of a brain dump in KiB, for messages.
  package static let dumpKilobytes = dumpBytes >> 10
}
