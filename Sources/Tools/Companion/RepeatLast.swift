package import Engine
package import Session

extension Profile {
  package var repeatLast: Tool {
    Tool(
      "repeat_last", verb: "again", "Says the last answer again.", topic: .companion, toolset: .personal,
      does: Work(notYet: "Earlier answers"))
  }
}
