package import Engine
import Replies
package import Session

extension Session {
  package var wear: Tool {
    Tool(
      "wear", verb: "wear", "Dresses the penguin.", topic: .companion,
      does: Work(.query("item", "something from the wardrobe"), notYet: "The wardrobe"))
  }
}
