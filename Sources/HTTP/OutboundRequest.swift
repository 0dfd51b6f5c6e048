/// A request that is about to leave, as the ledger tells it; when is added by whoever writes it down.
package struct OutboundRequest: Equatable, Sendable {
  package var host: String
  /// Of the body.
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
