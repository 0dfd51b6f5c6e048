package import Engine
import Replies
package import Session

extension Session {
  package var affirm: Tool {
    Tool(
      "affirm", verb: "yes", "Says yes to an open question.", topic: .companion, toolset: .personal,
      needsPhrase: true,
      does: Work { _ in Reply("Nothing is waiting for a yes.") })
  }
}
