import Engine
import Replies

extension Server {
  /// Answers one request.
  func result(of method: String, _ params: JSON) async throws(ProtocolError) -> JSON {
    guard params.members != nil else { throw .invalidParams("The parameters are no object.") }
    if method == "initialize" { return initialize(params) }
    let requestClient = try Client(envelope: params)
    guard let client = requestClient ?? client else {
      if method == "ping" { return .object([]) }
      throw .notInitialized
    }
    switch method {
    case "ping" where !client.revision.isStateless: return .object([])
    case "server/discover" where client.revision.isStateless:
      return withStatelessMembers(discovery, client, isListed: true)
    case "tools/list":
      return try list(
        "tools", configuration.tools.map { $0.descriptor(replySchema: configuration.renderer.schema) }, params, client)
    case "resources/list": return try list("resources", configuration.resources.map(\.descriptor), params, client)
    case "resources/templates/list": return try list("resourceTemplates", [], params, client)
    case "prompts/list": return try list("prompts", configuration.prompts.map(\.descriptor), params, client)
    case "tools/call": return withStatelessMembers(try await call(params, client), client)
    case "resources/read": return withStatelessMembers(try await read(params, client), client, isListed: true)
    case "prompts/get": return withStatelessMembers(try prompt(params), client)
    default: throw .methodNotFound(method)
    }
  }

  private func initialize(_ params: JSON) -> JSON {
    let newClient = Client(handshake: params)
    client = newClient
    return [
      "protocolVersion": .string(newClient.revision.rawValue), "capabilities": Server.capabilities,
      "serverInfo": configuration.serverInfo, "instructions": .string(Server.instructions),
    ]
  }

  private var discovery: JSON {
    [
      "supportedVersions": .array(Revision.allCases.reversed().map { .string($0.rawValue) }),
      "capabilities": Server.capabilities, "instructions": .string(Server.instructions),
    ]
  }

  private static let capabilities: JSON = [
    "tools": .object([]), "resources": .object([]), "prompts": .object([]),
  ]

  private static let instructions = """
    nudgy keeps a person's tasks as cards, and more where they allow it. Show one card at a time, never a wall of them; \
    say minutes, and one next step. The person can take back every change by typing “undo” in nudgy. What a tool \
    refuses is theirs to allow.
    """

  /// All items are on the first page.
  private func list(_ name: String, _ items: [JSON], _ params: JSON, _ client: Client) throws(ProtocolError) -> JSON {
    guard params["cursor"] == nil || params["cursor"] == .null else {
      throw .invalidParams("There is no further page.")
    }
    return withStatelessMembers(.object([(name, .array(items))]), client, isListed: true)
  }

  /// The result with the members that each one needs in a revision without a handshake.
  ///
  /// - Parameter isListed: whether it is a result that clients may cache; the members forbid that.
  private func withStatelessMembers(_ result: JSON, _ client: Client, isListed: Bool = false) -> JSON {
    guard client.revision.isStateless else { return result }
    let cacheMembers: [(key: String, value: JSON)] = isListed ? [("ttlMs", 0), ("cacheScope", "private")] : []
    let typeMembers: [(key: String, value: JSON)] = result["resultType"] == nil ? [("resultType", "complete")] : []
    return result.appending(
      typeMembers + cacheMembers + [("_meta", .object([(Client.key("serverInfo"), configuration.serverInfo)]))])
  }
}

extension ServerConfiguration {
  var serverInfo: JSON { ["name": "nudgy", "title": "nudgy", "version": .string(version)] }
}
