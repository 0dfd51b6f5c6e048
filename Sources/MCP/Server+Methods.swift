import Engine
import Replies

extension Server {
  /// Answers one request.
  func result(of method: String, _ params: JSON) async throws(Fault) -> JSON {
    guard params.members != nil else { throw .params("The parameters are no object.") }
    if method == "initialize" { return shakeHands(params) }
    let told = try Client(envelope: params)
    guard let client = told ?? client else {
      if method == "ping" { return .object([]) }
      throw .early
    }
    switch method {
    case "ping" where !client.revision.isStateless: return .object([])
    case "server/discover" where client.revision.isStateless: return finished(discovery, client, isListed: true)
    case "tools/list":
      return try list("tools", offer.tools.map { $0.told(answering: offer.face.schema) }, params, client)
    case "resources/list": return try list("resources", offer.resources.map(\.told), params, client)
    case "resources/templates/list": return try list("resourceTemplates", [], params, client)
    case "prompts/list": return try list("prompts", offer.prompts.map(\.told), params, client)
    case "tools/call": return finished(try await call(params, client), client)
    case "resources/read": return finished(try await read(params, client), client, isListed: true)
    case "prompts/get": return finished(try prompt(params), client)
    default: throw .unknown(method: method)
    }
  }

  private func shakeHands(_ params: JSON) -> JSON {
    let agreed = Client(handshake: params)
    client = agreed
    return [
      "protocolVersion": .string(agreed.revision.rawValue), "capabilities": Server.capabilities,
      "serverInfo": offer.told, "instructions": .string(Server.instructions),
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

  /// All of a list stands on its first page.
  private func list(_ name: String, _ items: [JSON], _ params: JSON, _ client: Client) throws(Fault) -> JSON {
    guard params["cursor"] == nil || params["cursor"] == .null else { throw .params("There is no further page.") }
    return finished(.object([(name, .array(items))]), client, isListed: true)
  }

  /// With what each result has where there is no handshake.
  ///
  /// - Parameter isListed: one that could be kept for later; none of them may be.
  private func finished(_ result: JSON, _ client: Client, isListed: Bool = false) -> JSON {
    guard client.revision.isStateless else { return result }
    let kept: [(key: String, value: JSON)] = isListed ? [("ttlMs", 0), ("cacheScope", "private")] : []
    let type: [(key: String, value: JSON)] = result["resultType"] == nil ? [("resultType", "complete")] : []
    return result.with(type + kept + [("_meta", .object([(Client.key("serverInfo"), offer.told)]))])
  }
}

extension ServerConfiguration {
  var told: JSON { ["name": "nudgy", "title": "nudgy", "version": .string(version)] }
}
