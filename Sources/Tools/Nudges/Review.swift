import Cards
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var review: Tool {
    Tool(
      "review", verb: "review", "Goes through the cards, one key each, five a sitting.", topic: .nudges,
      needsPhrase: true,
      does: Work(
        .which(),
        .optional(.list("seen", "the ids looked at in this sitting")),
        .flag("stop", "ends the sitting")
      ) { turn, which, seen, isStopped in
        let walk = Walk(Call("review"), seen)
        if isStopped { return Reply("Enough for now. The rest waits where it is.") }
        if which == .current, walk.seen.count >= Session.sitting { return pause }
        guard let choice = try reviewed(which, walk, turn) else {
          return Reply("That's all for now.", occasion: .nothingLeft)
        }
        var card = card(choice.nudge, turn, reason: choice.reason)
        card.actions =
          CardKey.all.map { $0.action(choice.nudge, in: walk) } + [
            CardKey.help(then: [walk.again(choice.nudge)]),
            Action("q", "stop", walk.stop),
          ]
        return Reply(nil, .card(card), lead: .keys(card.actions, again: walk.again(choice.nudge)))
      })
  }

  /// Cards to a sitting.
  private static let sitting = 5

  private var pause: Reply {
    Reply(
      lead: .question(
        Question(
          "Five cards looked at. Enough for now?",
          choices: [.init("enough", Call("review", ["stop": .flag(true)])), .init("five more", Call("review"))])))
  }

  /// The card named, while it still waits, or else the next that was not seen.
  private func reviewed(_ which: Which, _ walk: Walk, _ turn: Turn) throws -> (nudge: Nudge, reason: LocalizedText?)? {
    if let nudge = try which.id.flatMap(store.nudge), nudge.status == .active, nudge.isAwake(now: turn.now) {
      return (nudge, nil)
    }
    return try store.next(now: turn.now, besides: Set(walk.seen)).map { ($0.nudge, $0.cause.said) }
  }
}
