import Engine

extension Profile {
  var showWardrobe: Tool {
    Tool(
      "show_wardrobe", verb: "wardrobe", "Shows what the penguin can wear.", topic: .companion,
      words: [
        "show": """
        [open|show|show me|see|view|list|look in|look at|check|browse|let me see|can i see|whats in|what is in|go
        to]
        """,
        "clothes": """
        (wardrobe|closet|outfits|outfit|hats|hat|clothes|costumes|accessories|scarves|dressing room|clothing)
        """,
      ],
      phrases: [
        "<show> [me] [all] [the|your|my|penguins|the penguins] [available] <clothes>",
        """
        (what|which) [other] <clothes> (do you have|have you got|do you own|can you wear|are there|are you
        wearing|have you|do you got)
        """,
        "what (can|could|else can) (you|i) (wear|dress you in|dress you up in|put on you|make you wear)",
        "what are you wearing [today|now]",
        "what (have you got|do you have|is there) to wear",
        """
        (dress up|lets dress up|dress you up|lets dress you up|change your outfit|change outfit|change
        clothes|change outfits|play dress up)
        """,
        "(do you have|have you got|got) any [other|new] <clothes>",
      ],
      examples: [Example("open the wardrobe"), Example("what outfits do you have"), Example("show me your hats")],
      does: Work(notYet: "The wardrobe"))
  }
}
