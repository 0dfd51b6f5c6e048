extension Request {
  /// Whether method and headers are what they look like: nothing in them ends a line or begins another.
  var isPlain: Bool {
    Request.isToken(method)
      && headers.allSatisfy { name, value in
        Request.isToken(name) && value.utf8.allSatisfy { $0 == 0x09 || ($0 >= 0x20 && $0 != 0x7F) }
      }
  }

  /// As curl takes them: its own are left out, unless the request has them.
  var headerLines: [String] {
    let named = Set(headers.map { $0.name.lowercased() })
    let own = Request.own.filter { !named.contains($0.name.lowercased()) }
    return (headers + own).map { "\($0.name):\($0.value.isEmpty ? "" : " " + $0.value)" }
  }

  /// Also an empty one is a body where the method is about it.
  var hasBody: Bool { !body.isEmpty || ["POST", "PUT", "PATCH"].contains(method) }

  /// Old ones wait a second for a server's leave to send more than a kilobyte, and call every body a form.
  private static let own = [("User-Agent", "nudgy"), ("Expect", ""), ("Content-Type", "")].map { (name: $0, value: $1) }

  /// RFC 9110, 5.6.2.
  private static func isToken(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: signs.contains(byte)
        }
      }
  }

  private static let signs = Set("!#$%&'*+-.^_`|~".utf8)
}
