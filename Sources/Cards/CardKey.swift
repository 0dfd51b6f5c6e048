import Engine
import Language
package import Records
package import Replies
import Session

/// What a single letter does to the card shown.
package struct CardKey {
  package let key: Character
  package let word: LocalizedText
  private let tool: String
  private let after: After

  /// What a review shows once the letter has done its work.
  private enum After {
    case next, same
    /// The card looked at before.
    case previous
    /// It leaves the review.
    case nothing
  }

  private init(_ key: Character, _ word: LocalizedText, _ tool: String, _ after: After) {
    self.key = key
    self.word = word
    self.tool = tool
    self.after = after
  }

  package static let all = [
    CardKey("y", "done", "complete_nudge", .next), CardKey("n", "not now", "skip_nudge", .next),
    CardKey("s", "snooze", "snooze_nudge", .next), CardKey("d", "drop", "drop_nudge", .next),
    CardKey("e", "edit", "edit_nudge", .same), CardKey("b", "break down", "break_down", .same),
    CardKey("a", "act", "act", .same), CardKey("f", "focus", "start_focus", .nothing),
    CardKey("u", "undo", "undo", .previous),
  ]

  /// Tells all of them.
  package static func help(then: [Call] = []) -> Action {
    Action("?", "all keys", Call("help", ["topic": .words("keys")]), then: then)
  }

  /// With the card shown in the chat.
  package func action(_ nudge: Nudge) -> Action {
    Action(key, word, tool == "undo" ? Call(tool) : Call(tool, ["which": .id("\(nudge.id)")]))
  }

  /// With the card shown in a review in which others were seen before.
  package func action(_ nudge: Nudge, in review: Walk) -> Action {
    var action = action(nudge)
    // What comes next is for the review to say.
    if tool == "skip_nudge" { action.call = action.call.with("alone", .flag(true)) }
    action.then =
      switch after {
      case .next: [review.following(nudge)]
      case .same: [review.again(nudge)]
      case .previous: [review.previous ?? review.again(nudge)]
      case .nothing: []
      }
    return action
  }
}
