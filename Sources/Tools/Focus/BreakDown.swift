import Engine

extension Profile {
  var breakDown: Tool {
    let split = "(break|split|chop|cut|divide|slice)"
    let size = "[some|small|smaller|tiny|little|baby|bite sized|bite size|bitesize|easy|easier|manageable]"
    let steps = "(steps|pieces|bits|chunks|parts|tasks|subtasks|actions|ones)"
    let please = "[\(split) (it|this) (up|down|into \(size) \(steps))|make it smaller]"
    return Tool(
      "break_down", verb: "break", "Splits a card into small first steps.", topic: .focus,
      .which(),
      phrases: [
        "\(split) (down|up) {which}",
        "\(split) {which} (down|up) [for me|a bit]",
        "\(split) {which} (down|up) into \(size) \(steps)",
        "\(split) {which} (into|in|to) \(size) \(steps)",
        "(turn|make) {which} into \(size) \(steps)",
        "make {which} (smaller|more manageable|less scary)",
        "(break|break down)",
        "(baby|small|smaller|tiny|first|little|easier) steps",
        "(give|show|make) me [the] \(size) steps (for|to|of) {which}",
        "(baby|small|smaller|tiny|first|little) steps (for|to) {which}",
        "{which} is [way|far|just] too (big|much|large|hard|overwhelming|scary) [for me] \(please)",
        "{which} is [so|really|just|a bit] (overwhelming|daunting|huge|massive) \(please)",
        "(whats|what is) (the|my) (first|smallest|tiniest) step",
        "(whats|what is) (the|my) (first|smallest|tiniest) step (for|on|with|of|in) {which}",
        "(where|how) (do|should) i [even] (start|begin|get started) \(please)",
        "(where|how) (do|should) i [even] (start|begin|get started) (with|on) {which}",
        "how (do|should) i [even] (start|begin|tackle|approach) {which}",
        "[i] [really] (dont|do not) know (where|how) to (start|begin) \(please)",
        "[i] [really] (dont|do not) know (where|how) to (start|begin) (with|on) {which}",
        "[i] [really] (dont|do not) know (where|how) to (start|begin) (with|on) {which} \(split) it \(size) (up|down)",
        """
        [i] [really] (dont|do not) know (where|how) to (start|begin) (with|on) {which} \(split) it into
        \(size) \(steps)
        """,
        "help me [to] (start|begin|get started) (with|on) {which}",
        "help me [to] (start|begin|tackle|plan) {which}",
        "help me [to] \(split) (down|up) {which}",
      ],
      examples: [
        Example("break it down"), Example("split the tax return into steps", ["which": "the tax return"]),
        Example("the garage is too big", ["which": "the garage"]), Example("where do i start"),
      ]
    ) { _, _ in self.notYet("Steps") }
  }
}
