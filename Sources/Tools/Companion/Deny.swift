package import Engine
import Replies
package import Session

extension Session {
  package var deny: Tool {
    Tool(
      "deny", verb: "no", "Says no to an open question.", topic: .companion, toolset: .personal,
      does: Work { _ in Reply("Fine. Everything stays as it is.") })
  }
}
