import Engine
import Replies

/// The assistant at the other end, as it tells of itself.
struct Client {
  let revision: Revision
  /// One line, at most 60 characters.
  let name: String
  /// Whether its person can be shown a form.
  let canAsk: Bool

  /// Out of a handshake.
  init(handshake params: JSON) {
    self.init(.agreed(on: params["protocolVersion"]?.string), params["clientInfo"], params["capabilities"])
  }

  /// Out of a request that tells it of itself; `nil` where it does not.
  init?(envelope params: JSON) throws(Fault) {
    guard let meta = params["_meta"], let version = meta[Client.key("protocolVersion")] else { return nil }
    guard let said = version.string else { throw .params("The protocol version is no string.") }
    guard let revision = Revision(rawValue: said), revision.isStateless else { throw .revision(said) }
    guard let capabilities = meta[Client.key("clientCapabilities")], capabilities.members != nil else {
      throw .params("The client's capabilities are missing.")
    }
    self.init(revision, meta[Client.key("clientInfo")], capabilities)
  }

  private init(_ revision: Revision, _ info: JSON?, _ capabilities: JSON?) {
    self.revision = revision
    let told = info?["name"]?.string ?? ""
    let plain = told.filter { !$0.isNewline && $0.unicodeScalars.allSatisfy { !$0.properties.isControl } }
    name = plain.isEmpty ? "unknown" : String(plain.prefix(60))
    let elicitation = capabilities?["elicitation"]
    // Before there were several modes an empty object meant forms.
    canAsk = elicitation?.members.map { $0.isEmpty || $0.contains { $0.key == "form" } } ?? false
  }

  static func key(_ name: String) -> String { "io.modelcontextprotocol/\(name)" }
}

extension Unicode.Scalar.Properties {
  fileprivate var isControl: Bool {
    [.control, .format, .lineSeparator, .paragraphSeparator].contains(generalCategory)
  }
}
