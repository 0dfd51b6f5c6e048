package import Engine
import Replies
package import Session

extension Session {
  package var deny: Tool {
    Tool(
      "deny", verb: "no", "Answers no to the open question.", topic: .companion, toolset: .personal,
      does: Work { _ in Reply("OK, everything stays as it is.") })
  }
}
