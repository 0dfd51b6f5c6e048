extension Substring {
  /// Whether a word is something that terminals open, or whoever copies it: a link, a host with a path, an address.
  var isLink: Bool {
    // Nearly all words hold no such sign, and no link is without.
    guard utf8.contains(where: { ".:@".utf8.contains($0) }) else { return false }
    let word = seen.lowercased()
    return word.contains("://") || word.contains("www.") || word.hasScheme || word.hasPath || word.isAddress
  }

  /// Whether a word could be dialled, written to or opened, if it stood where a card says whom it reaches.
  var isReachable: Bool { isLink || contains { $0.isNumber || ".@:/".contains($0) } }

  /// What is left once marks and invisible letters are gone, with which a link is no link to whoever looks for one.
  private var seen: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return String(self) }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isMark }))
  }
}

extension String {
  /// `mailto:jo`, but neither `hotel:7` nor `data:` at the end of a word.
  fileprivate var hasScheme: Bool {
    String.schemes.contains { scheme in
      guard let found = firstRange(of: scheme), found.upperBound < endIndex else { return false }
      return found.lowerBound == startIndex || !self[index(before: found.lowerBound)].isLetter
    }
  }

  /// `evil.example/?q=…`, but not `and/or` or `9.5/10`.
  fileprivate var hasPath: Bool {
    let host = drop { !$0.isLetter && !$0.isNumber }
    return host.firstIndex { "/?".contains($0) }.map { host[..<$0].isHost } ?? false
  }

  /// `jo@mail.example`.
  fileprivate var isAddress: Bool {
    guard let sign = lastIndex(of: "@"), sign > startIndex else { return false }
    return self[index(after: sign)...].trimmed(where: { !$0.isLetter && !$0.isNumber }).isHost
  }

  private static let schemes = [
    "mailto:", "tel:", "sms:", "javascript:", "data:", "file:", "magnet:", "news:", "sip:", "vbscript:",
  ]
}

extension Substring {
  /// Labels with points between, the last one of letters alone; a port may follow.
  fileprivate var isHost: Bool {
    let labels = prefix { $0 != ":" }.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, let last = labels.last, last.count > 1 else { return false }
    return last.allSatisfy(\.isLetter) && labels.allSatisfy { !$0.isEmpty }
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    properties.isDefaultIgnorableCodePoint || [.nonspacingMark, .enclosingMark].contains(properties.generalCategory)
  }
}
