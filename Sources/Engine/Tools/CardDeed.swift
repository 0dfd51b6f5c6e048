import Language
import Replies

/// What a tool does to cards, the things to do. Reading asks for tools by that and never by their names.
package enum CardDeed: Hashable, Sendable {
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
  private let names: [CardDeed: String]

  init(_ tools: [Tool]) {
    names = Dictionary(tools.compactMap { tool in tool.deed.map { ($0, tool.name) } }) { first, _ in first }
  }

  subscript(deed: CardDeed) -> String? { names[deed] }

  func makes(_ call: Call, _ deeds: CardDeed...) -> Bool { deeds.contains { names[$0] == call.tool } }

  func call(_ deed: CardDeed, _ arguments: [String: Argument] = [:]) -> Call? {
    names[deed].map { Call($0, arguments) }
  }
}
