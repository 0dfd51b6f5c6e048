package import Engine
package import Session

extension Profile {
  package var wear: Tool {
    Tool(
      "wear", verb: "wear", "Dresses the penguin.", topic: .companion,
      does: Work(.query("item", "something from the wardrobe"), notYet: "The wardrobe"))
  }
}
