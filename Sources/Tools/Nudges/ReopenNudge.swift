import Engine
import Records
import Store

extension Profile {
  var reopenNudge: Tool {
    Tool(
      "reopen_nudge", verb: "reopen", "Brings a done or dropped card back.", topic: .nudges,
      phrases: [
        """
        (reopen|re-open|restore|revive|reactivate|uncomplete|undelete|unfinish|undrop|untick|uncheck|unarchive
        |resurrect) {which}
        """,
        "(reopen|reopen it|restore it|uncheck it|untick it|bring it back)",
        "(bring|put|get|add) {which} back [on the list|on my list|to the list|to active|again|please]",
        "(bring|put) back {which}",
        "(thats|that is|its|it is|this is) not [actually|really] (done|finished|complete|sorted) [yet|after all|actually]",
        """
        {which} (isnt|is not|wasnt|was not) [actually|really] (done|finished|complete|completed) [yet|after all
        |actually]
        """,
        """
        (i|we) (didnt|did not|havent|have not|never) [actually|really] (finish|do|complete|finished|done|completed)
        {which} [yet|after all|actually]
        """,
        "(mark|set) {which} [as|to] (undone|not done|active|open|incomplete|unfinished|todo|to do)",
        "(unsnooze|wake|wake up|un-snooze) {which} [up]",
        "(move|put) {which} (to|back to|back in|back on) (active|the list|my list|todo|to do|open)",
      ],
      examples: [
        Example("reopen the milk card", ["which": "milk card"]),
        Example("bring the rent back", ["which": "rent"]),
      ],
      writes: true, toolset: .essential,
      does: Work(.which()) { turn, which in
        try one(which, turn, .closed, for: Call("reopen_nudge")) { nudge in
          var open = nudge
          open.status = .active
          open.completedAt = nil
          open.snoozedUntil = nil
          try change("reopened \(nudge.title)", "reopen_nudge") { try $0.put(open) }
          return Reply("Back: \(nudge.title).", .card(card(open, turn)))
        }
      })
  }
}
