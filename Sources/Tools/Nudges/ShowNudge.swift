import Cards
package import Engine
import Replies
package import Session

extension Session {
  package var showNudge: Tool {
    Tool(
      "show_nudge", verb: "show", "Shows the whole of a card.", topic: .nudges, toolset: .essential,
      does: Work(.which()) { turn, which in
        try one(which, turn, .any, for: Call("show_nudge")) {
          var card = try cardInSteps($0, turn)
          card.isWhole = true
          return Reply(nil, .card(card))
        }
      })
  }
}
