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
