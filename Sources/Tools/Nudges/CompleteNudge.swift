import Engine
import Records
import Store

extension Profile {
  var completeNudge: Tool {
    Tool(
      "complete_nudge", verb: "done", "Marks a card as done.", topic: .nudges,
      .which(),
      phrases: [
        "(done|finished|complete|completed|finish|did|do) (with|) {which}", "(done|did it|finished|all done|thats done|its done|completed|complete|finito|sorted|tick|check|i did it|ive done it|i have done it|job done|nailed it|it is done|that is done|thats sorted|done it|done that|done and dusted|did that|finished it|thats finished|mark it done|mark it as done|mark done|im done|i am done|check it off|tick it off|tick that off|check that off|cross it off|cross that off|thats it done|got it done|i finished|i finished it|ive finished it|all finished|thats that done|crushed it) [now|already|with it|with that|nudgy|too|today|at last|finally]",
        "(mark|set) {which} [as|to] (done|complete|completed|finished)", "(mark|set) [as] (done|complete|completed|finished) {which}", "(tick|check|cross|knock|strike|scratch) [off] {which} [off|off the list|off my list]", "(tick|check|cross|knock|strike|scratch) off {which}",
        "(ticked|checked|crossed|knocked) [off] {which} [off|off the list|off my list]", "(ticked|checked|crossed|knocked) off {which}",
        "(i|ive|i have|ive just|i just|just|already|i already|ive already|i have already|i finally|finally|i actually) (done|did|finished|completed|sorted|handled|dealt with|taken care of|took care of|finished with|finished up|wrapped up|got done with|got through) {which} [already|now|today|this morning|yesterday|last night|too]",
        "{which} (is|was|has been|are) [all|now|already|finally|been] (done|finished|complete|completed|sorted|handled|dealt with|taken care of|ticked off|sorted out) [now|already|too]",
        "{which} (done|finished|completed|sorted|tick it off|check it off|mark it done|cross it off|all done)", "(close|close off|close out|finish off|wrap up) {which}", "(you can|can) (tick|check|cross) [off] {which} [off]",
        "(thats|that is) {which} (done|finished|sorted|completed|ticked off)", "<did> {which}", "(i|ive|i have|ive just|i just|just|already|i already|ive already|i have already|i finally|finally|i actually|i did|weve|we) <did> {which}",
      ],
      examples: [Example("done"), Example("tick off 3", ["which": "3"]), Example("finished the dishes", ["which": "the dishes"])],
      writes: true
    ) { turn, which in
      try one(which, turn, .active, for: Call("complete_nudge")) { nudge in
        var done = nudge
        done.status = .done
        done.completedAt = turn.now
        let following = following(nudge, turn)
        try change("done \(nudge.title)", "complete_nudge") { tx in
          try tx.put(done)
          if let following { try tx.put(following) }
        }
        guard let following, let due = following.due else { return Reply("Done: \(nudge.title).") }
        return Reply("Done: \(nudge.title). Back \(due, turn.now).")
      }
    }
  }
}
