/// A request about to be sent, as the ledger records it; the ledger adds the time.
package struct OutboundRequest: Equatable, Sendable {
  package var host: String
  /// Size of the body.
  package var bytes: Int
  package var purpose: String
  package var kinds: [String]

  package init(host: String, bytes: Int, purpose: String, kinds: [String]) {
    self.host = host
    self.bytes = bytes
    self.purpose = purpose
    self.kinds = kinds
  }
}
