import Engine

extension Profile {
  var wear: Tool {
    let things =
      Wear.kinds.map { "\($0) hat" } + Wear.colours.map { "\($0) scarf" }
      + ["hat", "scarf", "cape", "glasses", "sunglasses", "crown", "beanie", "bow tie", "tiara", "helmet", "costume"]
    return Tool(
      "wear", verb: "wear", "Dresses the penguin.", topic: .companion,
      words: [
        "don": "(put on|try on|pop on|change into|get into|switch to|swap to|dress up in|dress in|go with)",
        "your": "[the|your|a|an|that|my|some]",
      ],
      phrases: [
        "wear <your> {item} [today|now|again]",
        "[you should|can you|i want you to|id like you to] wear <your> {item} [today|now|again]",
        "(dress|dress up) [yourself|up] (as|in|with) <your> {item}",
        "(put|stick|pop) (your|the penguins) {item} (on|back on) [now|again]",
        "(put on|try on|pop on|change into|get into|switch to|swap to) your {item}",
        "(take|pull) (your|the penguins) (hat|scarf|costume|clothes|outfit|glasses|crown) off {item=nothing}",
        "(take off|remove) your (hat|scarf|costume|clothes|outfit|glasses|crown) {item=nothing}",
      ] + things.map { phrase("(<don>|put|pop|stick) <your>", $0, "[on] [now] {item=\($0)}") },
      examples: [
        Example("wear the top hat", ["item": "top hat"]), Example("put on the wizard hat", ["item": "wizard hat"]),
      ],
      does: Work(.query("item", "something from the wardrobe"), notYet: "The wardrobe"))
  }
}

/// What a penguin's wardrobe may hold.
private enum Wear {
  static let kinds = [
    "top", "party", "wizard", "pirate", "santa", "cowboy", "sun", "bobble", "witch", "chef", "straw", "woolly",
    "bowler",
  ]
  static let colours = ["red", "blue", "green", "striped", "woolly"]
}
