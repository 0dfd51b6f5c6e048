import Replies

extension Server {
  func read(_ params: JSON, _ client: Client) async throws(ProtocolError) -> JSON {
    guard let uri = params["uri"]?.string, let resource = configuration.resources.first(where: { $0.uri == uri }) else {
      throw ProtocolError(code: -32602, message: "There is no such resource.", data: ["uri": params["uri"] ?? .null])
    }
    let outcome = await perform(resource.call)
    let text = outcome.reply.map(configuration.renderer.text) ?? outcome.error.map(configuration.renderer.error) ?? ""
    let contents: JSON = ["uri": .string(uri), "mimeType": "text/plain", "text": .string(text)]
    return try recordingInLedger(
      ["contents": [contents.truncated(at: Server.maxTextLength)]], "resource: \(uri)", outcome.kinds, client)
  }

  func prompt(_ params: JSON) throws(ProtocolError) -> JSON {
    guard let prompt = configuration.prompts.first(where: { $0.name == params["name"]?.string }) else {
      throw .invalidParams("There is no such prompt.")
    }
    let arguments = (params["arguments"]?.members ?? []).compactMap { name, value in value.string.map { (name, $0) } }
    if let unknown = arguments.first(where: { name, _ in !prompt.arguments.contains { $0.name == name } }) {
      throw .invalidParams("“\(prompt.name)” has no parameter “\(unknown.0.prefix(60))”.")
    }
    let text = prompt.makeText(Dictionary(arguments) { $1 })
    return [
      "description": .string(prompt.summary),
      "messages": [["role": "user", "content": ["type": "text", "text": .string(text)]]],
    ]
  }
}

extension Resource {
  var descriptor: JSON {
    [
      "uri": .string(uri), "name": .string(name), "title": .string(name), "description": .string(summary),
      "mimeType": "text/plain",
    ]
  }
}

extension Prompt {
  var descriptor: JSON {
    [
      "name": .string(name), "title": .string(title), "description": .string(summary),
      "arguments": .array(
        arguments.map { ["name": .string($0.name), "description": .string($0.summary), "required": false] }),
    ]
  }
}
