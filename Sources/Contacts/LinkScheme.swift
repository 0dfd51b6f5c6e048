/// The scheme of a link: “https” in “https://example.org”.
package enum LinkScheme {
  /// What a link may begin with besides a host: whatever names a place, and nothing that is a program or a file.
  package static func mayBeOpened(_ text: String) -> Bool {
    guard let scheme = scheme(of: text) else { return text.first.map { $0.isLetter || $0.isNumber } ?? false }
    return !["file", "javascript", "data", "vbscript", "nudge"].contains(scheme)
  }

  /// In lower case; `nil` in “example.org:8080/a”, where a host stands before the colon.
  package static func scheme(of text: String) -> String? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let scheme = text[..<colon].lowercased()
    let isWord =
      scheme.first?.isLetter ?? false && scheme.allSatisfy { $0.isLetter || $0.isNumber || "+-".contains($0) }
    return isWord ? scheme : nil
  }
}
