/// What the environment says of the way to a server: its proxies, and the certificates to trust.
package struct Surroundings: Sendable {
  /// A file of certificates that takes the place of the system's.
  let certificates: String?
  /// Hosts that are asked directly, as curl lists them.
  let direct: String?
  private let environment: [String: String]

  /// Without an environment there are no proxies, and the system's certificates are trusted.
  package init(_ environment: [String: String] = [:]) {
    self.environment = environment.filter { !$0.value.isEmpty }
    certificates = self.environment.first(of: ["CURL_CA_BUNDLE", "SSL_CERT_FILE"])
    direct = self.environment.first(of: ["no_proxy", "NO_PROXY"])
  }

  /// Never for this machine itself. `HTTP_PROXY` counts for nothing, as with curl: in a CGI script it is a header of the
  /// request.
  func proxy(to address: Address) -> String? {
    guard !address.isLoopback else { return nil }
    return environment.first(
      of: (address.isSecure ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy"]) + ["all_proxy", "ALL_PROXY"])
  }
}

extension [String: String] {
  fileprivate func first(of names: [String]) -> String? { names.lazy.compactMap { self[$0] }.first }
}
