import Engine

extension Profile {
  var deny: Tool {
    Tool(
      "deny", verb: "no", "Says no to an open question.", topic: .companion,
      phrases: [
        """
        (no|nope|nah|naw|negative|no way|not really|n|no thank you|no thanks|not now thanks|id rather not|i would
        rather not|rather not|dont|do not|please dont|absolutely not|definitely not|certainly not|of course not|not
        at all|no no) [thanks|thank you|dont|do not|please|not now|nope|dont do that|not that|leave it|way|i dont
        want that]
        """,
        "no (leave it|leave it as it is|keep it|not like that)",
      ],
      examples: [Example("no thanks"), Example("nope")],
      toolset: .personal,
      does: Work { _ in Reply("Fine. Everything stays as it is.") })
  }
}
