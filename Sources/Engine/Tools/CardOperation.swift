import Language
import Replies

/// What a tool does to cards, the things to do. Reading asks for tools by that and never by their names.
package enum CardOperation: Hashable, Sendable {
  /// Makes one.
  case add
  /// Shows the one that comes next.
  case next
  case complete
  case edit
  case snooze
  /// Lets one go.
  case drop
}

/// Which tool does what to cards.
struct CardTools: Sendable {
  private let names: [CardOperation: String]

  init(_ tools: [Tool]) {
    names = Dictionary(tools.compactMap { tool in tool.operation.map { ($0, tool.name) } }) { first, _ in first }
  }

  subscript(operation: CardOperation) -> String? { names[operation] }

  func makes(_ call: Call, _ operations: CardOperation...) -> Bool { operations.contains { names[$0] == call.tool } }

  func call(_ operation: CardOperation, _ arguments: [String: Argument] = [:]) -> Call? {
    names[operation].map { Call($0, arguments) }
  }
}
