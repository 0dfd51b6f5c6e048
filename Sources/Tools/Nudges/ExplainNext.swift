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
        try resolve(which, turn, .active, for: Call("explain_next")) { nudge in
          guard let first = try next(turn) else { return putOffReply(nudge, turn) }
          let ranking = try Ranking(now: turn.now, skipped: store.recentlySkipped(now: turn.now))
          guard first.nudge.id == nudge.id else {
            guard nudge.isAwake(now: turn.now) else { return putOffReply(nudge, turn) }
            return Reply(
              "\(first.nudge.title) comes before \(nudge.title).",
              .lines([
                first.cause.explanation, ranking.reason(for: first.nudge, before: nudge).explanation(for: nudge),
              ]))
          }
          let second = try store.next(now: turn.now, excluding: [nudge.id])?.nudge
          return Reply(
            "\(nudge.title) comes first.",
            .lines(
              [
                first.cause.explanation, second.map { ranking.reason(for: nudge, before: $0).explanation(for: $0) },
              ].compactMap(\.self)))
        }
      })
  }

  private func putOffReply(_ nudge: Nudge, _ turn: Turn) -> Reply {
    Reply("\(nudge.title) is snoozed, so it doesn't come up now.")
  }
}

extension Ranking.Question? {
  /// Why another card is ranked before `nudge`.
  fileprivate func explanation(for nudge: Nudge) -> LocalizedText {
    switch self {
    case .fit: "\(nudge.title) takes longer than the time you named."
    case .recentlySkipped: "You said “not now” to \(nudge.title) a short while ago."
    case .urgency: "\(nudge.title) is less urgent."
    case .moment: "\(nudge.title) is due later."
    case .priority: "\(nudge.title) is less important to you."
    case .deadlineDistance: "\(nudge.title) still has time."
    case .untouchedTime: "You looked at \(nudge.title) more recently."
    case .age, nil: "\(nudge.title) is newer."
    }
  }
}
