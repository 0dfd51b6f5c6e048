package import Engine
import Replies
package import Session

extension Session {
  package var syncNow: Tool {
    Tool(
      "sync_now", verb: "sync", "Exchanges changes with your other devices now.", topic: .shell, toolset: .personal,
      does: Work { _ in
        Reply(
          "There's nothing to sync with: everything is on this machine only.",
          .lines(["“nudgy export” and “nudgy backup” take it along to another one."]))
      })
  }
}
