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
  func json(model: String, _ manners: Manners) -> JSON {
    var members: [(key: String, value: JSON)] = [
      ("model", .string(model)), ("messages", .array(told(manners))), ("stream", .bool(manners.streams)),
    ]
    if !tools.isEmpty { members.append(("tools", .array(tools.map { $0.offer(manners) }))) }
    if manners.refrainsFromThinking { members.append(("reasoning_effort", "none")) }
    return .object(members)
  }

  private func told(_ manners: Manners) -> [JSON] {
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
  fileprivate func offer(_ manners: Manners) -> JSON {
    let parameters =
      manners.leavesSchemaOpen
      ? schema.members.map { .object($0.filter { $0.key != "additionalProperties" }) } ?? schema
      : schema
    return [
      "type": "function",
      "function": ["name": .string(name), "description": .string(summary), "parameters": parameters],
    ]
  }
}
