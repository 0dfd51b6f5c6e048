package import Engine
import Replies
package import Session

extension Session {
  package var deny: Tool {
    Tool(
      "deny", verb: "no", "Answers no to the open question.", topic: .companion, toolset: .personal,
      does: Work { turn in Reply(undoHint(turn) ?? "OK, everything stays as it is.") })
  }

  /// What to say to somebody who answers no where nothing was asked, right after something was changed.
  func undoHint(_ turn: Turn) -> LocalizedText? {
    turn.dialogue.isCorrectable && turn.dialogue.lastChange != nil
      ? "OK. If I got that wrong, “undo” takes it back." : nil
  }
}
