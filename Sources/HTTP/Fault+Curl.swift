internal import CCurl

extension Fault {
  /// - Parameter outcome: one of curl's numbers that is not 0.
  /// - Parameter isConnected: whether the way to the server stood before; what breaks off until then never answered.
  init(_ outcome: CInt, isConnected: Bool, isProxied: Bool) {
    let fault = Fault.known[UInt32(bitPattern: outcome)] ?? .garbled
    self =
      switch fault {
      case .cut where !isConnected, .unreachable: isProxied ? .noProxy : .unreachable
      default: fault
      }
  }

  private static let known: [UInt32: Fault] = [
    transfer_unsupported.rawValue: .garbled,
    transfer_malformed.rawValue: .badAddress,
    transfer_no_proxy_name.rawValue: .noProxy,
    transfer_no_name.rawValue: .unknownHost,
    transfer_no_connection.rawValue: .unreachable,
    transfer_weird.rawValue: .garbled,
    transfer_http2.rawValue: .cut,
    transfer_partial.rawValue: .cut,
    // Of a line of the head that is too long for it.
    transfer_no_memory.rawValue: .tooLarge,
    transfer_tls.rawValue: .garbled,
    transfer_nothing.rawValue: .cut,
    transfer_not_sent.rawValue: .cut,
    transfer_not_received.rawValue: .cut,
    transfer_certificate_problem.rawValue: .untrusted,
    transfer_untrusted.rawValue: .untrusted,
    transfer_bad_encoding.rawValue: .garbled,
    transfer_no_certificates.rawValue: .untrusted,
    transfer_bad_issuer.rawValue: .untrusted,
    transfer_bad_status.rawValue: .untrusted,
    transfer_http2_stream.rawValue: .cut,
    transfer_proxy.rawValue: .noProxy,
    transfer_too_large.rawValue: .tooLarge,
  ]
}
