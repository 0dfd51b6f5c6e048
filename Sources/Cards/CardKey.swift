import Language
package import Records
package import Replies

/// A key that acts on the shown card.
package struct CardKey {
  package let key: Character
  package let label: LocalizedText
  private let tool: String
  private let nextStep: NextStep

  /// What a review shows after the key's action.
  private enum NextStep {
    case next, same
    /// The card looked at before.
    case previous
    /// The review ends.
    case nothing
  }

  private init(_ key: Character, _ word: LocalizedText, _ tool: String, _ after: NextStep) {
    self.key = key
    self.label = word
    self.tool = tool
    self.nextStep = after
  }

  package static let all = [
    CardKey("y", "done", "complete_nudge", .next), CardKey("n", "not now", "skip_nudge", .next),
    CardKey("s", "snooze", "snooze_nudge", .next), CardKey("d", "drop", "drop_nudge", .next),
    CardKey("e", "edit", "edit_nudge", .same), CardKey("b", "break down", "break_down", .same),
    CardKey("a", "act", "act", .same), CardKey("f", "focus", "start_focus", .nothing),
    CardKey("u", "undo", "undo", .previous),
  ]

  /// The key that lists all keys.
  package static func help(then: [Call] = []) -> Action {
    Action("?", "all keys", Call("help", ["topic": .words("keys")]), nextCalls: then)
  }

  /// The key's action on a card shown in the chat.
  package func action(_ nudge: Nudge) -> Action {
    Action(key, label, tool == "undo" ? Call(tool) : Call(tool, ["which": .id("\(nudge.id)")]))
  }

  /// The key's action on a card shown in a review.
  package func action(_ nudge: Nudge, in review: CardReview) -> Action {
    var action = action(nudge)
    // The review itself shows the next card.
    if tool == "skip_nudge" { action.call = action.call.with("alone", .flag(true)) }
    action.nextCalls =
      switch nextStep {
      case .next: [review.callAfter(nudge)]
      case .same: [review.callShowing(nudge)]
      case .previous: [review.previousCall ?? review.callShowing(nudge)]
      case .nothing: []
      }
    return action
  }
}
