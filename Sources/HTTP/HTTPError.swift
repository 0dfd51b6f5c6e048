internal import CCurl

/// Why there is no complete response. It never contains anything from the request: a URL or header may hold a secret.
package enum HTTPError: Error, Equatable, Sendable {
  /// libcurl could not be loaded.
  case noLibrary
  /// A thread or memory could not be allocated.
  case outOfResources
  /// The URL is not a valid http or https URL.
  case badAddress
  /// A method or header contains characters that HTTP does not allow.
  case badRequest
  /// The host name could not be resolved.
  case unknownHost
  /// No connection could be made.
  case unreachable
  /// The proxy set in the environment could not be used.
  case proxyFailed
  /// The certificate could not be verified.
  case untrusted
  case timedOut(Timeouts.Stage)
  /// The connection broke before the response was complete.
  case disconnected
  /// The response is not valid HTTP.
  case malformedResponse
  case tooLarge
  case cancelled
}

extension HTTPError {
  /// - Parameter curlCode: a curl result code other than 0.
  /// - Parameter isConnected: whether the connection was established; if not, a broken one counts as unreachable.
  init(_ curlCode: CInt, isConnected: Bool, isProxied: Bool) {
    let error = HTTPError.byCurlCode[UInt32(bitPattern: curlCode)] ?? .malformedResponse
    self =
      switch error {
      case .disconnected where !isConnected, .unreachable: isProxied ? .proxyFailed : .unreachable
      default: error
      }
  }

  private static let byCurlCode: [UInt32: HTTPError] = [
    transfer_unsupported.rawValue: .malformedResponse,
    transfer_malformed.rawValue: .badAddress,
    transfer_no_proxy_name.rawValue: .proxyFailed,
    transfer_no_name.rawValue: .unknownHost,
    transfer_no_connection.rawValue: .unreachable,
    transfer_weird.rawValue: .malformedResponse,
    transfer_http2.rawValue: .disconnected,
    transfer_partial.rawValue: .disconnected,
    // curl reports this for a header line that is too long.
    transfer_no_memory.rawValue: .tooLarge,
    transfer_tls.rawValue: .malformedResponse,
    transfer_nothing.rawValue: .disconnected,
    transfer_not_sent.rawValue: .disconnected,
    transfer_not_received.rawValue: .disconnected,
    transfer_certificate_problem.rawValue: .untrusted,
    transfer_untrusted.rawValue: .untrusted,
    transfer_bad_encoding.rawValue: .malformedResponse,
    transfer_no_certificates.rawValue: .untrusted,
    transfer_bad_issuer.rawValue: .untrusted,
    transfer_bad_status.rawValue: .untrusted,
    transfer_http2_stream.rawValue: .disconnected,
    transfer_proxy.rawValue: .proxyFailed,
    transfer_too_large.rawValue: .tooLarge,
  ]
}
