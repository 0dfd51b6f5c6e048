package import Engine
import Replies
package import Session

extension Session {
  package var cancel: Tool {
    Tool(
      "cancel", verb: "cancel", "Leaves what was begun.", topic: .companion, toolset: .personal,
      needsPhrase: true,
      does: Work { _ in Reply("Left alone. Nothing was changed.") })
  }
}
