internal import HTTP
import Language

/// Where a model is asked, out of what people write: with and without a scheme, `/v1`, a slash at the end, or all of
/// `/v1/chat/completions`.
package struct ModelAddress: Hashable, Sendable {
  /// Of the chat completions.
  package let url: String
  private let address: Address
  /// Where they may be instead, as it was not said whether the path ends in `/v1`.
  let otherURL: String?

  /// `nil` when it is no address, or has a name and password in it.
  package init?(_ text: String) {
    let said = text.trimmed
    let scheme = Address("http://\(said)")?.isLoopback == true ? "http" : "https"
    let full = said.contains("://") ? String(said) : "\(scheme)://\(said)"
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
    otherURL = isVersioned || isWhole ? nil : path.isEmpty ? bare : versioned
  }

  /// Where a server's `Location` leads, without what may be a secret at its end.
  func place(of location: String) -> String {
    let path = String(location.prefix { !"?#".contains($0) })
    guard path.first == "/", let start = url.firstRange(of: "://")?.upperBound else { return path }
    return url.prefix(upTo: url[start...].firstIndex(of: "/") ?? url.endIndex) + path
  }

  /// Whether it stays on this machine.
  package var isLoopback: Bool { address.isLoopback }

  /// Whether others on the way can read what is sent there, the key among it.
  package var isExposed: Bool { !address.isSecure && !isLoopback }

  package var host: String { address.host }

  /// Scheme, host and port, as in `https://model.example:443`.
  package var origin: String { address.origin }
}
