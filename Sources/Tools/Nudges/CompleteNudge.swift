import Engine
import Records
import Store

extension Profile {
  var completeNudge: Tool {
    Tool(
      "complete_nudge", verb: "done", "Marks a card as done.", topic: .nudges,
      words: [
        "yay": """
        [yay|woo|woohoo|woop|phew|yes|yess|yep|hooray|hurray|boom|yippee|wahey|finally|at last|nice|great|right|ok]
        """,
        "i": """
        (i|ive|i have|ive just|i just|just|already|i already|ive already|i have already|i finally|ive finally|finally|i
        actually|i did|we|weve|we just|weve just)
        """,
        "now": """
        [already|now|today|tonight|this morning|this afternoon|yesterday|last night|earlier|just now|too|at last
        |finally]
        """,
        "tick": "(tick|check|cross|knock|strike|scratch|mark)",
        "off": "[off|off the list|off my list]",
        "tickIt": "(<tick> (it|that|this) (off|done|as done) | tick it | all done | (its|thats) done)",
        "done": "(done|finished|complete|completed|sorted|sorted out|handled|dealt with|taken care of|ticked off)",
      ],
      phrases: [
        "<yay> (done|finished|complete|completed|did) [with] {which} <now>",
        """
        <yay> (done|did it|finished|all done|all done with that one|completed|complete|finito|sorted|tick|check|i did it|ive done it|i have
        done it|job done|nailed it|done it|done that|done and dusted|did that|finished it|mark it done|mark it as
        done|mark done|im done|i am done|check it off|tick it off|tick that off|check that off|cross it off|got it
        done|i finished|i finished it|ive finished it|all finished|crushed it|smashed it|[i] got that done|mark (that
        |this) [one] [as] done) [with it|with that|with this one] <now>
        """,
        "<yay> (thats|its|it is|that is|this is|this ones|that ones) [all] [now] (<done>|that done|it done|in the bag|out of the way|off my plate|over with|over and done with|history) <now>",
        "<yay> {which} (is|are) [all|now|already|finally] (out of the way|in the bag|over and done with) <now>",
        "(mark|set|put) {which} [as|to|down as] (done|complete|completed|finished)",
        "(mark|set|put) {which} [down] as (<did>|paid off)",
        "<yay> <i> (managed|remembered|got around) to {which} <now>",
        "<yay> (im|i am|we are) [all|finally] (done|finished|through) with {which} <now>",
        "<yay> <i> (took|taken|put|brought|got) {which} (out|in|back|away|round) <now>",
        """
        <yay> {which} (is|are|was|were|has been|have been|been|got|is all) [now|already|finally] (paid|bought|booked|sent
        |posted|washed|cleaned|fed|watered|walked|ordered|returned|renewed|submitted|fixed|mended|ironed|packed|signed
        |printed|hoovered|mopped|tidied|emptied|put away|taken out|handed in|filled in|put out|sent off) <now>
        """,
        "<yay> {which} (has|have|had) [now|already|finally] (gone|been) (out|off|through|in|done|sent|sent off|dealt with) <now>",
        "(mark|set) [as] (done|complete|completed|finished) {which}",
        "(tick|cross) {which} <off>", "<tick> {which} (off|off the list|off my list)", "<tick> off {which} <off>",
        "<yay> (ticked|checked|crossed|knocked) {which} <off>",
        "<yay> (ticked|checked|crossed|knocked) off {which} <off>",
        """
        <yay> <i> (done|did|finished|completed|sorted|handled|dealt with|cracked|nailed|smashed|got through|polished off|knocked out|taken care of|took care of|finished with
        |finished up|wrapped up|got done with|got through|got round to|ticked off|crossed off) {which} <now>
        """,
        "<yay> {which} (is|was|has been|are|have been) [all|now|already|finally|been] <done> <now>",
        "<yay> {which} (done|finished|completed|sorted|all done|mark it done|<tickIt>)",
        "(close|close off|close out|finish off) {which}", "(finish|close|complete|do) (number|card|task) {which}",
        "(you can|can) (tick|check|cross) [off] {which} [off]",
        "<yay> (thats|that is) {which} (done|finished|sorted|completed|ticked off)",
        "<yay> [<i>] got {which} (done|sorted|finished|<did>) <now>",
        "<yay> [just|finally|already] got the {which} [done|sorted]",
        "<yay> (dealt with|took care of|taken care of|wrapped up|polished off|knocked off|got through) {which} <now>",
        "<yay> (took|put|brought) {which} (out|in|back|away|round) <now>",
        "[i am|im] after (paying|doing|sending|finishing|posting|ringing|calling|cleaning|booking) {which}",
        "<yay> <did> {which} <now>", "<yay> <i> <did> {which} <now>",
        """
        <yay> {which} [all|now|already|finally] (paid|bought|booked|sent|posted|washed|fed|watered|ordered|renewed
        |submitted|fixed|mended|ironed|signed|printed|hoovered|mopped|tidied|emptied|handed in|filled in|put out|sent off)
        """,
        "<yay> <did> {which} [now|so] <tickIt>", "<yay> <i> <did> {which} [now|so] <tickIt>",
      ],
      retorts: [
        "<yay> {which} (is|are) [all|now|already|finally] (out|in|up|away|back|off|on its way|on the way) <now>"
      ],
      examples: [
        Example("done"), Example("tick off 3", ["which": "3"]), Example("finished the dishes", ["which": "dishes"]),
      ],
      writes: true, toolset: .essential,
      does: Work(.which()) { turn, which in
        try one(which, turn, .active, for: Call("complete_nudge")) { nudge in
          var done = nudge
          done.status = .done
          done.completedAt = turn.now
          let following = following(nudge, turn)
          let left = try leftSteps(of: nudge, turn)
          try change("done \(nudge.title)", "complete_nudge") { tx in
            try tx.put(done)
            if let following { try tx.put(following) }
            for step in left { try tx.put(step) }
          }
          guard let following, let due = following.due else {
            return try goingOn(after: done, "Done: \(nudge.title).", turn)
          }
          return Reply("Done: \(nudge.title). Back \(due, turn.now).", occasion: .done)
        }
      })
  }
}
