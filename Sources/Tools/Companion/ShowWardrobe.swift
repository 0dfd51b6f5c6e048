package import Engine
import Replies
package import Session

extension Session {
  package var showWardrobe: Tool {
    Tool(
      "show_wardrobe", verb: "wardrobe", "Shows what the penguin can wear.", topic: .companion,
      does: Work(notYet: "The wardrobe"))
  }
}
