package import Engine
import Replies
package import Session

extension Session {
  package var repeatLast: Tool {
    Tool(
      "repeat_last", verb: "again", "Says the last answer again.", topic: .companion, toolset: .personal,
      does: Work(notYet: "Earlier answers"))
  }
}
