/// Where a request goes: the origin of its URL. URLs that two parsers could resolve to different hosts are rejected.
package struct Address: Hashable, Sendable {
  package let isSecure: Bool
  /// Lower case; an IPv6 address without its brackets.
  package let host: String
  package let port: UInt16

  /// `nil` unless the URL is unambiguous http or https with a host and without credentials.
  package init?(_ url: String) {
    guard let colon = url.firstIndex(of: ":"), url[colon...].hasPrefix("://"),
      url.utf8.allSatisfy({ (0x21...0x7E).contains($0) && !Address.ambiguousCharacters.contains($0) })
    else { return nil }
    switch url[..<colon].lowercased() {
    case "http": isSecure = false
    case "https": isSecure = true
    default: return nil
    }
    let authority = url[colon...].dropFirst(3).prefix { $0 != "/" && $0 != "?" }
    guard let (host, port) = Address.splitAuthority(authority), !host.isEmpty else { return nil }
    self.host = host.lowercased()
    self.port = port ?? (isSecure ? 443 : 80)
  }

  /// Normalized, always with a port: `https://model.example:443`.
  package var origin: String {
    "\(isSecure ? "https" : "http")://\(host.contains(":") ? "[\(host)]" : host):\(port)"
  }

  /// Whether the host is this machine, judged by its name or number alone, without DNS.
  package var isLoopback: Bool {
    if host == "localhost" || host == "::1" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0).map(String.init) == String($0) }
  }
}

extension Address {
  /// Quotes, brackets other than an IPv6 address's, the fragment sign, and what some parsers read as a slash.
  private static let ambiguousCharacters = Set("\"#<>\\^`{|}".utf8)

  private static func splitAuthority(_ authority: Substring) -> (host: String, port: UInt16?)? {
    let isBracketed = authority.hasPrefix("[")
    guard
      let hostEnd = isBracketed ? authority.firstIndex(of: "]") : authority.firstIndex(of: ":") ?? authority.endIndex
    else { return nil }
    let host = isBracketed ? authority[..<hostEnd].dropFirst() : authority[..<hostEnd]
    let rest = isBracketed ? authority[hostEnd...].dropFirst() : authority[hostEnd...]
    let isAllowed: (Character) -> Bool =
      isBracketed ? { $0.isHexDigit || $0 == ":" || $0 == "." } : { $0.isLetter || $0.isNumber || "-._".contains($0) }
    let port = rest.first == ":" ? UInt16(rest.dropFirst()) : nil
    guard host.allSatisfy(isAllowed), rest.isEmpty || port != nil else { return nil }
    return (String(host), port)
  }
}
