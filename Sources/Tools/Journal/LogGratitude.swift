import Engine

extension Profile {
  var logGratitude: Tool {
    let grateful = "(grateful|greatful|gratefull|thankful|thankfull|appreciative)"
    let im = "(im|i am|ive been|i feel|feeling|feel|im feeling|was|am) [so|really|very|super|also|truly|just|most]"
    let today = "[today|tonight|this morning|right now]"
    return Tool(
      "log_gratitude", verb: "grateful", "Keeps what you are grateful for.", topic: .journal,
      .list("items", "what you are grateful for, one by one"),
      phrases: [
        "[so|very|really] \(grateful) \(today) for {items}",
        "\(today) \(im) \(grateful) \(today) for {items}",
        "[\(im)] \(grateful) \(today) [that|to have|to be] {items}",
        """
        [log|add|note|record|write|new|my|todays|daily] [my] (gratitude|gratitudes|grattitude|gratitude list
        |gratitude log|gratitude entry|gratitude journal) [today|for|list|is|are] {items}
        """,
        "(add|put|log|note|write) {items} (to|in|on) my (gratitude|gratitude list|gratitude journal|gratitude log)",
        "[three|3|some|a few|two|the] things [that|i] \(im) \(grateful) \(today) for \(today) {items}",
        "[my] (three|3|some|a few|two|todays) good things [today|from today|about today]: {items}",
        "(today|tonight|this morning|this week) i [really|truly] (appreciated|enjoyed|loved|am glad of|was glad of) {items}",
        "things to be \(grateful) for {items}",
        "[today] what \(im) \(grateful) for \(today) {items}",
        "(blessed|glad|happy) to have {items}",
        "(count|counting) my blessings {items}",
      ],
      examples: [
        Example("grateful for coffee, my dog and sunny walks", ["items": "coffee, my dog, sunny walks"]),
        Example("gratitude: warm socks, my sister calling", ["items": "warm socks, my sister calling"]),
      ],
      notYet: "Gratitude")
  }
}
