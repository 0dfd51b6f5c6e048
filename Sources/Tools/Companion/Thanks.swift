package import Engine
import Replies
package import Session

extension Session {
  package var thanks: Tool {
    Tool(
      "thanks", verb: "thanks", "Takes a thank-you.", topic: .companion,
      does: Work { _ in Reply("Any time.") })
  }
}
