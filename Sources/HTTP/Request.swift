/// A request to a server, with what the ledger records about it.
package struct Request: Sendable {
  package var method: String
  /// http or https, without credentials and without a fragment; credentials belong in a header.
  package var url: String
  /// A header with an empty value is not sent, not even where curl has a default.
  package var headers: [(name: String, value: String)]
  package var body: [UInt8]
  /// In words for people: "understand a line".
  package var purpose: String
  /// The kinds of data in it: "nudges".
  package var kinds: [String]

  package init(
    method: String = "GET", url: String, headers: [(name: String, value: String)] = [], body: [UInt8] = [],
    purpose: String, kinds: [String]
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.purpose = purpose
    self.kinds = kinds
  }
}
