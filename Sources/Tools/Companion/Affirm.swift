package import Engine
import Replies
package import Session

extension Session {
  package var affirm: Tool {
    Tool(
      "affirm", verb: "yes", "Answers yes to the open question.", topic: .companion, toolset: .personal,
      needsPhrase: .unlessNamed,
      does: Work { _ in Reply("There's nothing to say yes to right now.") })
  }
}
