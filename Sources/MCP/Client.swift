import Replies

/// The connected assistant, as it describes itself.
struct Client {
  let revision: Revision
  /// One line, at most 60 characters.
  let name: String
  /// Whether it can show its user a form.
  let canAsk: Bool

  /// From an `initialize` request.
  init(handshake params: JSON) {
    self.init(.negotiated(params["protocolVersion"]?.string), params["clientInfo"], params["capabilities"])
  }

  /// From a request that describes its client; `nil` if it does not.
  init?(envelope params: JSON) throws(ProtocolError) {
    guard let meta = params["_meta"], let version = meta[Client.key("protocolVersion")] else { return nil }
    guard let requested = version.string else { throw .invalidParams("The protocol version is no string.") }
    guard let revision = Revision(rawValue: requested), revision.isStateless else {
      throw .unsupportedRevision(requested)
    }
    guard let capabilities = meta[Client.key("clientCapabilities")], capabilities.members != nil else {
      throw .invalidParams("The client's capabilities are missing.")
    }
    self.init(revision, meta[Client.key("clientInfo")], capabilities)
  }

  private init(_ revision: Revision, _ info: JSON?, _ capabilities: JSON?) {
    self.revision = revision
    let rawName = info?["name"]?.string ?? ""
    let printable = rawName.filter { !$0.isNewline && $0.unicodeScalars.allSatisfy { !$0.properties.isControl } }
    name = printable.isEmpty ? "unknown" : String(printable.prefix(60))
    let elicitation = capabilities?["elicitation"]
    // In revisions with one mode only, an empty object means forms.
    canAsk = elicitation?.members.map { $0.isEmpty || $0.contains { $0.key == "form" } } ?? false
  }

  static func key(_ name: String) -> String { "io.modelcontextprotocol/\(name)" }
}

extension Unicode.Scalar.Properties {
  fileprivate var isControl: Bool {
    [.control, .format, .lineSeparator, .paragraphSeparator].contains(generalCategory)
  }
}
