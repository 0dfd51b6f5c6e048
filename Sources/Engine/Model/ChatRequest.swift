import Replies

/// Everything that a model is sent for one answer.
package struct ChatRequest: Sendable {
  package var system: String
  package var messages: [ChatMessage]
  /// In the same order for every request: servers cache the beginning of a prompt.
  package var tools: [Tool]
  /// For the ledger, in words that people understand.
  package var purpose: String
  /// The kinds of data in it, for the ledger.
  package var kinds: [String]

  package init(
    system: String, _ messages: [ChatMessage], tools: [Tool] = [], purpose: String, kinds: [String] = []
  ) {
    self.system = system
    self.messages = messages
    self.tools = tools
    self.purpose = purpose
    self.kinds = kinds
  }
}

extension ChatRequest {
  /// The request body, with no field that a server does not need.
  func json(model: String, _ quirks: ProviderQuirks) -> JSON {
    var members: [(key: String, value: JSON)] = [
      ("model", .string(model)), ("messages", .array(messageJSON(quirks))), ("stream", .bool(quirks.streams)),
    ]
    if !tools.isEmpty { members.append(("tools", .array(tools.map(\.functionDefinition)))) }
    if quirks.disablesReasoning { members.append(("reasoning_effort", "none")) }
    return .object(members)
  }

  private func messageJSON(_ quirks: ProviderQuirks) -> [JSON] {
    let rest = messages.flatMap { $0.json(quirks) }
    guard !system.isEmpty else { return rest }
    guard quirks.lacksSystemRole else { return [["role": "system", "content": .string(system)]] + rest }
    guard case .user(let text)? = messages.first else {
      return [["role": "user", "content": .string(system)]] + rest
    }
    return [["role": "user", "content": .string(system + "\n\n" + text)]] + rest.dropFirst()
  }
}

extension Tool {
  /// The tool as a function definition. What the schema need not say is left out: small models have small contexts, and
  /// some servers refuse `additionalProperties`.
  fileprivate var functionDefinition: JSON {
    let parameters =
      schema.members?.filter { $0.key != "additionalProperties" && $0.value.array?.isEmpty != true } ?? []
    return [
      "type": "function",
      "function": ["name": .string(name), "description": .string(summary.text()), "parameters": .object(parameters)],
    ]
  }
}
