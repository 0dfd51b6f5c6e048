import Cards
package import Session
package import Engine

extension Profile {
  package var repeatLast: Tool {
    Tool(
      "repeat_last", verb: "again", "Says the last answer again.", topic: .companion, toolset: .personal,
      does: Work(notYet: "Earlier answers"))
  }
}
