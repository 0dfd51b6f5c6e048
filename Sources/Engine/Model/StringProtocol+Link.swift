import Language

extension StringProtocol {
  /// Whether a word is something that a terminal, or a browser it is pasted into, would open: a link, a host, an
  /// address.
  package var isLink: Bool {
    // Nearly all words contain none of these characters, and every link does.
    guard utf8.contains(where: { $0 >= 0x80 || ".:@/\\".utf8.contains($0) }) else { return false }
    let word = folded
    let marks = word.utf8.contains { ".:/".utf8.contains($0) }
    return marks && (word.hasAuthority || word.hasScheme || word.hasHost)
  }
}

extension String {
  /// `//evil.example`, with anything before it.
  fileprivate var hasAuthority: Bool { firstRange(of: "//").map { $0.upperBound < endIndex } ?? false }

  /// `mailto:jo`, but neither `hotel:7` nor `data:` at the end of a word.
  fileprivate var hasScheme: Bool {
    let parts = split(separator: ":", omittingEmptySubsequences: false)
    return zip(parts, parts.dropFirst()).contains { before, after in
      guard let first = after.first else { return false }
      let name = String(before.suffix(String.maxSchemeLength).reversed().prefix { $0.isLetter }.reversed())
      // For an unknown scheme, the text after it tells a link from "note:this".
      return String.schemes.contains(name)
        || name.count > 1 && first.isLetter && after.dropLast().contains { "?=&@%/".contains($0) }
    }
  }

  /// `evil.example`, also inside of brackets, before a path or behind an `@`; but not `and/or`, `e.g.` or `9.5/10`.
  fileprivate var hasHost: Bool {
    split { $0.isASCII && !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "-" }.contains { $0.isHost }
  }

  private static let maxSchemeLength = 24
  private static let schemes: Set = [
    "http", "https", "ftp", "ftps", "sftp", "ssh", "telnet", "ws", "wss", "irc", "ircs", "git", "gopher", "ldap",
    "webcal", "webcals", "feed", "mailto", "tel", "callto", "facetime", "sms", "smsto", "mms", "sip", "sips", "xmpp",
    "skype", "whatsapp", "tg", "matrix", "zoommtg", "javascript", "vbscript", "data", "file", "blob", "magnet", "news",
    "nntp", "geo", "intent", "market", "itms", "bitcoin", "obsidian", "vscode", "slack", "nudge",
  ]
}

extension Substring {
  /// Labels separated by dots, the last one of letters; or an IPv4 address.
  fileprivate var isHost: Bool {
    let labels = trimmed(where: { ".-".contains($0) }).split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, !labels.contains(where: \.isEmpty), let last = labels.last else { return false }
    if labels.count == 4, labels.allSatisfy({ UInt8($0) != nil }) { return true }
    // "1.Begin" is a list item.
    if labels.count == 2, labels[0].count < 3, labels[0].allSatisfy(\.isNumber) { return false }
    return last.count > 1 && (last.hasPrefix("xn--") || !last.contains { $0.isNumber || $0 == "-" })
  }
}
