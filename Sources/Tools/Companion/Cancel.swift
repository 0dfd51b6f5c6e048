package import Engine
import Replies
package import Session

extension Session {
  package var cancel: Tool {
    Tool(
      "cancel", verb: "cancel", "Stops what you were in the middle of.", topic: .companion, toolset: .personal,
      needsPhrase: .unlessNamed,
      does: Work { turn in Reply(undoHint(turn) ?? "OK, leaving that.") })
  }
}
