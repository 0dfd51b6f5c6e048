import Engine
import Records
import Store

extension Profile {
  var correct: Tool {
    Tool(
      "correct", verb: "correct", "Replaces words of the card in hand: “not mum, Mo”.", topic: .nudges,
      .text("old", "the words that were wrong"),
      .text("new", "the words meant instead"),
      phrases: [
        "[no|sorry|oh] (not|i didnt mean|i did not mean) {old}, {new}",
        "(not|i didnt mean) {old} (but|i meant|i mean|its|make it) {new}",
        "(replace|swap|change) {old} (with|for|by) {new}",
      ],
      examples: [Example("not mum, Mo", ["old": "mum", "new": "Mo"])],
      writes: true
    ) { turn, old, new in
      try one(.current, turn, .any, for: Call("correct")) { nudge in
        var edited = nudge
        edited.title = edited.title.replacing(word: old, with: new)
        edited.target = edited.target?.replacing(word: old, with: new)
        edited.notes = edited.notes?.replacing(word: old, with: new)
        guard edited != nudge else { throw Trouble("\(nudge.title) has no \(old) in it.", code: .notFound) }
        try change("changed \(nudge.title)", "correct") { try $0.put(edited) }
        return Reply("Changed: \(edited.title).", .card(card(edited, turn)))
      }
    }
  }
}
