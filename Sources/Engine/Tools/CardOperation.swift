import Language
import Replies

/// What a tool does to cards, the things to do. Readers look tools up by operation and never by name.
package enum CardOperation: Hashable, Sendable {
  /// Adds a card.
  case add
  /// Shows the next card.
  case next
  case complete
  case edit
  case snooze
  /// Puts a card aside for now and shows another.
  case skip
  /// Drops a card.
  case drop
  /// Brings back a card that is done or dropped.
  case reopen
}

/// Maps operations on cards to the tools that do them.
struct CardTools: Sendable {
  private let names: [CardOperation: String]

  init(_ tools: [Tool]) {
    names = Dictionary(tools.compactMap { tool in tool.operation.map { ($0, tool.name) } }) { first, _ in first }
  }

  subscript(operation: CardOperation) -> String? { names[operation] }

  func matches(_ call: Call, _ operations: CardOperation...) -> Bool { operations.contains { names[$0] == call.tool } }

  func call(_ operation: CardOperation, _ arguments: [String: Argument] = [:]) -> Call? {
    names[operation].map { Call($0, arguments) }
  }
}
