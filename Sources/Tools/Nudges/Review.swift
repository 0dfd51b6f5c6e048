import Cards
import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var review: Tool {
    Tool(
      "review", verb: "review", "Goes through your cards, one key each, five at a time.", topic: .nudges,
      needsPhrase: .unlessNamed,
      does: Work(
        .which(),
        .optional(.list("seen", "the ids looked at in this sitting")),
        .flag("stop", "ends the sitting")
      ) { turn, which, seen, isStopped in
        let progress = CardReview(Call("review"), seen)
        if isStopped { return Reply("OK, enough for now. The rest can wait.") }
        if which == .current, progress.seenIDs.count >= Session.cardsPerSitting { return pauseReply }
        guard let choice = try cardToReview(which, progress, turn) else {
          return Reply("That's all for now.", occasion: .nothingLeft)
        }
        var card = try cardWithSteps(choice.nudge, turn)
        card.reason = choice.reason
        card.position = try position(choice.nudge, progress, turn)
        card.actions =
          CardKey.all.map { $0.action(choice.nudge, in: progress) } + [
            CardKey.help(then: [progress.callShowing(choice.nudge)]),
            Action("q", "stop", progress.stopCall),
          ]
        return Reply(nil, .card(card), followUp: .keys(card.actions, again: progress.callShowing(choice.nudge)))
      })
  }

  private func position(_ nudge: Nudge, _ progress: CardReview, _ turn: Turn) throws -> Card.Position {
    let seen = Set(progress.seenIDs)
    let number = progress.seenIDs.count + 1
    let left = Session.cardsPerSitting - number
    guard left > 0 else { return Card.Position(number, of: number) }
    let excluded = try seen.union(comingRepeats(turn)).union([nudge.id])
    return try Card.Position(
      number, of: number + store.awakeCount(now: turn.now, excluding: excluded, atMost: left))
  }

  /// After so many cards a review asks whether to go on.
  private static let cardsPerSitting = 5

  private var pauseReply: Reply {
    Reply(
      followUp: .question(
        Question(
          "That was five. Enough for now?",
          choices: [.init("enough", Call("review", ["stop": .flag(true)])), .init("five more", Call("review"))])))
  }

  /// The card that `which` names if it still waits, else the next one not seen in this sitting.
  private func cardToReview(_ which: RecordSelector, _ progress: CardReview, _ turn: Turn) throws -> (
    nudge: Nudge, reason: LocalizedText?
  )? {
    if let nudge = try which.id.flatMap(store.nudge), nudge.status == .active, nudge.isAwake(now: turn.now) {
      return (nudge, nil)
    }
    let excluded = try Set(progress.seenIDs).union(comingRepeats(turn))
    return try store.next(now: turn.now, excluding: excluded).map { ($0.nudge, $0.cause.explanation) }
  }

  /// What repeats and is next due on a later day: in the evening, "done" would take tomorrow's pill for taken.
  private func comingRepeats(_ turn: Turn) throws -> Set<ID> {
    try Set(
      store.list(.recurring, now: turn.now, limit: Session.maxRepeats).nudges
        .filter { $0.due.map { $0.day > turn.now.day } == true }.map(\.id))
  }

  private static let maxRepeats = 1000
}
