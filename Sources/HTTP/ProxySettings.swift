/// Proxies and trusted certificates, as set in the environment.
package struct ProxySettings: Sendable {
  /// A file of certificates that replaces the system's.
  let certificateFile: String?
  /// Hosts to connect to without a proxy, in curl's `no_proxy` format.
  let noProxyHosts: String?
  private let environment: [String: String]

  /// Without an environment there are no proxies, and the system's certificates are trusted.
  package init(_ environment: [String: String] = [:]) {
    self.environment = environment.filter { !$0.value.isEmpty }
    certificateFile = self.environment.first(of: ["CURL_CA_BUNDLE", "SSL_CERT_FILE"])
    noProxyHosts = self.environment.first(of: ["no_proxy", "NO_PROXY"])
  }

  /// The proxy for an address; none for loopback addresses. `HTTP_PROXY` is ignored, as by curl: in a CGI script, a
  /// request header sets it.
  func proxy(to address: Address) -> String? {
    guard !address.isLoopback else { return nil }
    return environment.first(
      of: (address.isSecure ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy"]) + ["all_proxy", "ALL_PROXY"])
  }
}

extension [String: String] {
  fileprivate func first(of names: [String]) -> String? { names.lazy.compactMap { self[$0] }.first }
}
