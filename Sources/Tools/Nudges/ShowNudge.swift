import Cards
package import Engine
import Replies
package import Session

extension Session {
  package var showNudge: Tool {
    Tool(
      "show_nudge", verb: "show", "Shows a card in full.", topic: .nudges, toolset: .essential,
      does: Work(.which()) { turn, which in
        try resolve(which, turn, .any, for: Call("show_nudge")) {
          var card = try cardWithSteps($0, turn)
          card.form = .boxInFull
          return Reply(nil, .card(card))
        }
      })
  }
}
