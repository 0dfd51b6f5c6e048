/// Why there is no answer, or no whole one. It says nothing that stood in the request: an address or a header may hold a
/// secret.
package enum Fault: Error, Equatable, Sendable {
  /// There is no libcurl to be loaded.
  case noLibrary
  /// No thread, or no memory.
  case exhausted
  /// Nothing that could be asked over http or https.
  case badAddress
  /// A method or header that would not be one on the wire.
  case badRequest
  /// No machine of that name is known.
  case unknownHost
  /// Nobody answers there.
  case unreachable
  /// The proxy that the environment names does not lead there.
  case noProxy
  /// The certificate is not one to trust.
  case untrusted
  case slow(Timeouts.Stage)
  /// It broke off.
  case cut
  /// What came is not HTTP.
  case garbled
  case tooLarge
  case cancelled
}
