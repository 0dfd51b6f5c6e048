import Cards
package import Engine
import Records
import Replies
package import Session
import Store

extension Session {
  package var explainNext: Tool {
    Tool(
      "explain_next", verb: "why", "Says why a card comes when it does.", topic: .nudges,
      does: Work(.which()) { turn, which in
        try one(which, turn, .active, for: Call("explain_next")) { nudge in
          guard let first = try next(turn) else { return asleep(nudge, turn) }
          let ranking = try Ranking(now: turn.now, skipped: store.skippedLately(now: turn.now))
          guard first.nudge.id == nudge.id else {
            guard nudge.isAwake(now: turn.now) else { return asleep(nudge, turn) }
            return Reply(
              "\(first.nudge.title) comes before \(nudge.title).",
              .lines([
                first.cause.said, ranking.reason(for: first.nudge, before: nudge).said(of: nudge),
              ]))
          }
          let second = try store.next(now: turn.now, besides: [nudge.id])?.nudge
          return Reply(
            "\(nudge.title) comes first.",
            .lines(
              [
                first.cause.said, second.map { ranking.reason(for: nudge, before: $0).said(of: $0) },
              ].compactMap(\.self)))
        }
      })
  }

  private func asleep(_ nudge: Nudge, _ turn: Turn) -> Reply {
    Reply("\(nudge.title) is put off, so it is not among the cards to choose from.")
  }
}

extension Ranking.Question? {
  /// What puts another card before this one.
  fileprivate func said(of nudge: Nudge) -> LocalizedText {
    switch self {
    case .fit: "\(nudge.title) takes longer than the time you named."
    case .skippedLately: "You passed over \(nudge.title) a short while ago."
    case .urgency: "\(nudge.title) presses less."
    case .moment: "\(nudge.title) comes due later."
    case .priority: "\(nudge.title) matters less to you."
    case .distance: "\(nudge.title) has time until its deadline."
    case .patience: "\(nudge.title) was looked after more recently."
    case .age, nil: "\(nudge.title) is newer."
    }
  }
}
