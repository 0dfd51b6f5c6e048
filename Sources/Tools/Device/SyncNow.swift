package import Engine
import Replies
package import Session

extension Session {
  package var syncNow: Tool {
    Tool(
      "sync_now", verb: "sync", "Exchanges changes with your other devices now.", topic: .shell, toolset: .personal,
      does: Work(notYet: "Other devices"))
  }
}
