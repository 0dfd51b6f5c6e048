import Engine

extension Profile {
  var affirm: Tool {
    Tool(
      "affirm", verb: "yes", "Says yes to an open question.", topic: .companion,
      phrases: [
        """
        (yes|yep|yeah|yup|ya|aye|sure|ok|okay|k|kk|definitely|absolutely|of course|certainly|indeed|correct|right
        |exactly|affirmative|alright|fine|y|yeh|ye|sounds good|why not|grand|grand so|too easy|righto|fair enough|suits me|thatll do|cool|go on|go for it|do it|go ahead|please do|sure
        thing|you bet|for sure|that is right|thats right|thats it exactly|works for me|that works|perfect|great|all
        good|by all means|make it so|lets do it|lets go|confirmed|confirm) [please|do|then|do it|go ahead|go on|that
        |that one|thanks|of course|thats right|sure|definitely|sounds good]
        """
      ],
      examples: [Example("yes"), Example("ok do it"), Example("sounds good")],
      toolset: .personal,
      does: Work { _ in Reply("Nothing is waiting for a yes.") })
  }
}
