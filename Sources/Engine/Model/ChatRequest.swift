import Replies

/// All that a model is told for one answer.
package struct ChatRequest: Sendable {
  package var system: String
  package var messages: [ChatMessage]
  /// In an order that stays the same from turn to turn: servers remember how a prompt begins.
  package var tools: [Tool]
  /// For the ledger, in words for people.
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
  /// The body, with no field that a server could do without.
  func json(model: String, _ manners: ProviderQuirks) -> JSON {
    var members: [(key: String, value: JSON)] = [
      ("model", .string(model)), ("messages", .array(told(manners))), ("stream", .bool(manners.streams)),
    ]
    if !tools.isEmpty { members.append(("tools", .array(tools.map(\.offer)))) }
    if manners.refrainsFromThinking { members.append(("reasoning_effort", "none")) }
    return .object(members)
  }

  private func told(_ manners: ProviderQuirks) -> [JSON] {
    let rest = messages.flatMap { $0.json(manners) }
    guard !system.isEmpty else { return rest }
    guard manners.hasNoSystem else { return [["role": "system", "content": .string(system)]] + rest }
    guard case .user(let text)? = messages.first else {
      return [["role": "user", "content": .string(system)]] + rest
    }
    return [["role": "user", "content": .string(system + "\n\n" + text)]] + rest.dropFirst()
  }
}

extension Tool {
  /// As a model is offered it. What a schema may leave unsaid is left out: the room of small models is small, and some
  /// servers refuse `additionalProperties`.
  fileprivate var offer: JSON {
    let told = schema.members?.filter { $0.key != "additionalProperties" && $0.value.array?.isEmpty != true } ?? []
    return [
      "type": "function",
      "function": ["name": .string(name), "description": .string(summary.text()), "parameters": .object(told)],
    ]
  }
}
