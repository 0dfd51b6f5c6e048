package import Language
package import Replies

/// The tools that manage the conversation itself. The engine knows their names and requires them; the tools themselves
/// are defined elsewhere.
package enum ConversationTool: String, CaseIterable, Sendable {
  /// Answers requests that nudgy does not handle, and saves a line that nothing reads.
  case outOfScope = "out_of_scope"
  /// Answers somebody in a crisis.
  case crisis
  case affirm, deny, cancel
  /// Answer what is only said to be polite.
  case greet, thanks
  case undo, redo
  /// Replaces part of the last change.
  case correct
  /// Sets what a model may see.
  case allowModel = "allow_model"
}

extension Call {
  package init(_ tool: ConversationTool, _ arguments: [String: Argument] = [:]) { self.init(tool.rawValue, arguments) }

  /// Whether it is a call to one of these tools.
  func isCall(to tools: ConversationTool...) -> Bool { tools.contains { $0.rawValue == tool } }
}
