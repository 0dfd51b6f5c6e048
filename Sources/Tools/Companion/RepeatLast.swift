import Engine

extension Profile {
  var repeatLast: Tool {
    Tool(
      "repeat_last", verb: "again", "Says the last answer again.", topic: .companion, toolset: .personal,
      does: Work(notYet: "Earlier answers"))
  }
}
