import Replies

/// One message of a conversation with a model, after the system message.
package enum ChatMessage: Sendable {
  case user(String)
  case assistant(String)
  /// Calls, the text beside them, and their results by call id. A call without a result is sent as not run.
  case calls([ModelCall], text: String = "", results: [String: String])
}

extension ChatMessage {
  var callCount: Int { if case .calls(let calls, _, _) = self { calls.count } else { 0 } }

  func json(_ quirks: ProviderQuirks) -> [JSON] {
    switch self {
    case .user(let text): return [["role": "user", "content": .string(text)]]
    case .assistant(let text): return [["role": "assistant", "content": .string(text)]]
    case .calls(let calls, let text, let results):
      let content = text.isEmpty ? quirks.emptyContent.members : [("content", .string(text))]
      let toolCalls: [(key: String, value: JSON)] = [("tool_calls", .array(calls.map(\.json)))]
      return [.object([("role", "assistant")] + content + toolCalls)]
        + calls.map { call in
          [
            "role": "tool", "tool_call_id": .string(call.id),
            "content": .string(results[call.id] ?? "This was not run."),
          ]
        }
    }
  }
}

extension ProviderQuirks.EmptyContent {
  fileprivate var members: [(key: String, value: JSON)] {
    switch self {
    case .null: [("content", .null)]
    case .empty: [("content", "")]
    case .absent: []
    }
  }
}
