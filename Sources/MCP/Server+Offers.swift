import Engine
import Replies

extension Server {
  func read(_ params: JSON, _ client: Client) async throws(Fault) -> JSON {
    guard let uri = params["uri"]?.string, let resource = offer.resources.first(where: { $0.uri == uri }) else {
      throw Fault(code: -32602, words: "There is no such resource.", data: ["uri": params["uri"] ?? .null])
    }
    let heard = await hear(resource.call)
    let text = heard.reply.map(offer.face.text) ?? heard.trouble.map(offer.face.trouble) ?? ""
    let contents: JSON = ["uri": .string(uri), "mimeType": "text/plain", "text": .string(text)]
    return try kept(["contents": [contents.cut(at: Server.longestText)]], "resource: \(uri)", heard.kinds, client)
  }

  func prompt(_ params: JSON) throws(Fault) -> JSON {
    guard let prompt = offer.prompts.first(where: { $0.name == params["name"]?.string }) else {
      throw .params("There is no such prompt.")
    }
    let given = (params["arguments"]?.members ?? []).compactMap { name, value in value.string.map { (name, $0) } }
    if let unknown = given.first(where: { name, _ in !prompt.arguments.contains { $0.name == name } }) {
      throw .params("“\(prompt.name)” takes no “\(unknown.0.prefix(60))”.")
    }
    let words = prompt.words(Dictionary(given) { $1 })
    return [
      "description": .string(prompt.about),
      "messages": [["role": "user", "content": ["type": "text", "text": .string(words)]]],
    ]
  }
}

extension Resource {
  var told: JSON {
    [
      "uri": .string(uri), "name": .string(name), "title": .string(name), "description": .string(about),
      "mimeType": "text/plain",
    ]
  }
}

extension Prompt {
  var told: JSON {
    [
      "name": .string(name), "title": .string(title), "description": .string(about),
      "arguments": .array(
        arguments.map { ["name": .string($0.name), "description": .string($0.about), "required": false] }),
    ]
  }
}
