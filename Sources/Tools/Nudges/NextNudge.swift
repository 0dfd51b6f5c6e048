import Cards
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var nextNudge: Tool {
    Tool(
      "next_nudge", verb: "next", "Shows the one card to do now, and why it is this one.", topic: .nudges,
      toolset: .essential,
      operation: .next,
      does: Work(
        .optional(.minutes("minutes", "how much time there is")),
        .optional(.choice("energy", "how much energy there is", language.valueNames { $0.energyNames }))
      ) { turn, minutes, energy in
        let wish = Availability(minutes: minutes, energy: energy.flatMap(Availability.Energy.init(rawValue:)))
        if let nudge = try focusedCard(turn) { return try replyAfterFocus(on: nudge, turn, wish) }
        guard let choice = try next(turn, wish) else {
          return Reply(
            "Nothing is waiting for you.", .lines(["Type whatever comes to mind, and I'll save it."]),
            occasion: .nothingLeft
          )
        }
        return Reply(nil, .card(card(choice.nudge, turn, reason: choice.cause.explanation)))
      })
  }

  /// What comes after the card that the person focuses on, which stays the current one.
  private func replyAfterFocus(on nudge: Nudge, _ turn: Turn, _ wish: Availability) throws -> Reply {
    let following = try store.next(now: turn.now, availability: wish, excluding: [nudge.id])?.nudge
    return Reply(
      following.map { "First \(nudge.title), then \($0.title)." } ?? "Only \(nudge.title). Nothing else is waiting.",
      about: Reference(nudge))
  }
}
