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

extension Request {
  /// Whether method and headers are valid, so that none can end a line or start another (header injection).
  var isWellFormed: Bool {
    Request.isToken(method)
      && headers.allSatisfy { name, value in
        Request.isToken(name) && value.utf8.allSatisfy { $0 == 0x09 || ($0 >= 0x20 && $0 != 0x7F) }
      }
  }

  /// In curl's format. `defaultHeaders` that the request does not set are added.
  var headerLines: [String] {
    let names = Set(headers.map { $0.name.lowercased() })
    let defaults = Request.defaultHeaders.filter { !names.contains($0.name.lowercased()) }
    return (headers + defaults).map { "\($0.name):\($0.value.isEmpty ? "" : " " + $0.value)" }
  }

  /// An empty body is still sent as one with POST, PUT and PATCH.
  var hasBody: Bool { !body.isEmpty || ["POST", "PUT", "PATCH"].contains(method) }

  /// An empty value removes curl's own header: old versions of curl wait a second for "100 Continue" before sending
  /// more than a kilobyte, and declare every body a form.
  private static let defaultHeaders = [("User-Agent", "nudgy"), ("Expect", ""), ("Content-Type", "")].map {
    (name: $0, value: $1)
  }

  /// A token as in RFC 9110, 5.6.2.
  private static func isToken(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: tokenSymbols.contains(byte)
        }
      }
  }

  private static let tokenSymbols = Set("!#$%&'*+-.^_`|~".utf8)
}
