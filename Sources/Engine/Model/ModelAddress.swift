internal import HTTP
import Language

/// A model's address as people write it: with or without a scheme, `/v1`, a final slash, or the whole
/// `/v1/chat/completions`.
package struct ModelAddress: Hashable, Sendable {
  /// The URL of the chat completions.
  package let url: String
  private let address: Address
  /// The other possible URL, with or without `/v1`, where the person did not say which.
  let alternateURL: String?

  /// `nil` if it is no address, or contains a user name and password.
  package init?(_ text: String) {
    let trimmed = text.trimmed
    let scheme = Address("http://\(trimmed)")?.isLoopback == true ? "http" : "https"
    let full = trimmed.contains("://") ? String(trimmed) : "\(scheme)://\(trimmed)"
    guard let address = Address(full), let start = full.firstRange(of: "://")?.upperBound else { return nil }
    let query = full[start...].firstIndex(of: "?") ?? full.endIndex
    let slash = full[start..<query].firstIndex(of: "/") ?? query
    var path = full[slash..<query].split(separator: "/")
    let isWhole = path.suffix(2) == ["chat", "completions"]
    if isWhole { path.removeLast(2) }
    let url = { (path: [Substring]) in
      ([full[..<slash]] + path + ["chat", "completions"]).joined(separator: "/") + full[query...]
    }
    let isVersioned = path.contains { $0.first == "v" && $0.dropFirst().first?.isNumber == true }
    let bare = url(path)
    let versioned = url(path + ["v1"])
    self.url = path.isEmpty && !isWhole ? versioned : bare
    self.address = address
    alternateURL = isVersioned || isWhole ? nil : path.isEmpty ? bare : versioned
  }

  /// The target of a server's `Location`, without query and fragment, which may be secret.
  func redirectTarget(of location: String) -> String {
    let path = String(location.prefix { !"?#".contains($0) })
    guard path.first == "/", let start = url.firstRange(of: "://")?.upperBound else { return path }
    return url.prefix(upTo: url[start...].firstIndex(of: "/") ?? url.endIndex) + path
  }

  /// Whether it is on this machine.
  package var isLoopback: Bool { address.isLoopback }

  /// Whether the connection is unencrypted, so that others can read what is sent, the key included.
  package var isExposed: Bool { !address.isSecure && !isLoopback }

  package var host: String { address.host }

  /// Scheme, host and port, as in `https://model.example:443`.
  package var origin: String { address.origin }
}
