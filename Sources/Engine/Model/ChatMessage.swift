import Replies

/// One turn of a conversation with a model, after what the system says.
package enum ChatMessage: Sendable {
  case user(String)
  case assistant(String)
  /// Calls, the words beside them, and what came of each, by its id: every call is answered.
  case calls([ModelCall], text: String = "", results: [String: String])
}

extension ChatMessage {
  var callCount: Int { if case .calls(let calls, _, _) = self { calls.count } else { 0 } }

  func json(_ manners: ProviderQuirks) -> [JSON] {
    switch self {
    case .user(let text): return [["role": "user", "content": .string(text)]]
    case .assistant(let text): return [["role": "assistant", "content": .string(text)]]
    case .calls(let calls, let text, let results):
      let content = text.isEmpty ? manners.noContent.members : [("content", .string(text))]
      let asked: [(key: String, value: JSON)] = [("tool_calls", .array(calls.map(\.json)))]
      return [.object([("role", "assistant")] + content + asked)]
        + calls.map { call in
          [
            "role": "tool", "tool_call_id": .string(call.id),
            "content": .string(results[call.id] ?? "This was not run."),
          ]
        }
    }
  }
}

extension ProviderQuirks.NoContent {
  fileprivate var members: [(key: String, value: JSON)] {
    switch self {
    case .null: [("content", .null)]
    case .empty: [("content", "")]
    case .absent: []
    }
  }
}
