package import Language
package import Replies

/// The tools that lead a conversation, whatever it is about. What each does stands where tools are made; that they are
/// there, and what they are called, the engine says.
package enum ConversationTool: String, CaseIterable, Sendable {
  /// Answers what nudgy does not do, and keeps a line that nobody understands.
  case beyond = "out_of_scope"
  /// Answers somebody in a crisis.
  case crisis
  case affirm, deny, cancel
  case undo, redo
  /// Replaces part of what was just said.
  case correct
  /// Says what a model may see.
  case allowModel = "allow_model"
}

extension Call {
  package init(_ tool: ConversationTool, _ arguments: [String: Argument] = [:]) { self.init(tool.rawValue, arguments) }

  /// Whether it is a call of one of those.
  func isCall(to tools: ConversationTool...) -> Bool { tools.contains { $0.rawValue == tool } }
}
