import Cards
import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var skipNudge: Tool {
    Tool(
      "skip_nudge", verb: "skip", "Not now: shows another card instead.", topic: .nudges, writes: true,
      toolset: .essential, operation: .skip,
      does: Work(
        .which(),
        .flag("alone", "shows no other card")
      ) { turn, which, isAlone in
        try resolve(which, turn, .active, for: Call("skip_nudge")) { nudge in
          try changes.write("skipped \(nudge.title)", "skip_nudge") {
            try $0.put(Skip(id: ids.random(), nudge: nudge.id, at: turn.now))
          }
          if try store.skips(of: nudge.id).count == Session.skipsBeforeQuestion {
            return Reply("OK, not now.", followUp: .question(helpQuestion(nudge, turn)))
          }
          let receipt = skipReceipt(nudge, turn)
          if isAlone { return Reply(receipt) }
          // What falls due within the hour is not passed over, and would be first again.
          guard let choice = try store.next(now: turn.now, availability: Availability(), excluding: [nudge.id]) else {
            return Reply("OK, not now. There's no other card.")
          }
          return Reply(receipt, .card(card(choice.nudge, turn, reason: choice.cause.explanation)))
        }
      })
  }

  private func skipReceipt(_ nudge: Nudge, _ turn: Turn) -> LocalizedText {
    let end = turn.now.adding(minutes: 60 * Ranking.skipHours)
    switch (Ranking.returnTime(of: nudge, skippedAt: turn.now), nudge.due) {
    case (nil, let due?): return "OK, not now. It's due \(spoken: due, turn.now), so it comes up again soon."
    case (let time?, _) where time < end:
      return "OK, not now. It's back at \(time.clockText), an hour before it's due."
    default:
      return end.hour < Session.morningHour
        ? "OK, not now. It's back in the morning."
        : "OK, not now. It's back in \(Ranking.skipHours, "hour", "hours")."
    }
  }

  /// The question is asked at exactly this skip of a card, and never again.
  private static let skipsBeforeQuestion = 2
  /// What is back before this hour is seen in the morning.
  private static let morningHour = 6
  private static let parkedDays = 14

  private func helpQuestion(_ nudge: Nudge, _ turn: Turn) -> Question {
    let which: [String: Argument] = ["which": .id("\(nudge.id)")]
    let park = parkEnd(nudge, turn.now.day).map { When($0) }.map { until in
      Question.Choice(
        "park: until \(until, turn.now)", Call("snooze_nudge", which).with("until", .words(until.iso)))
    }
    return Question(
      "\(nudge.title) has come up twice now. What would help?",
      choices: [
        .init("smaller: break it down", Call("break_down", which)), park, .init("drop it", Call("drop_nudge", which)),
        // A call and not `nil`, so that a review goes on afterwards.
        .init("keep it as it is", Call("cancel")),
      ].compactMap(\.self))
  }

  /// Two weeks, or the day before it is due; `nil` for what is due by tomorrow.
  private func parkEnd(_ nudge: Nudge, _ today: Day) -> Day? {
    let end = today.adding(days: Session.parkedDays)
    guard let due = nudge.due?.day, due >= today else { return nudge.due == nil ? end : nil }
    let last = min(end, due.adding(days: -1))
    return last > today ? last : nil
  }
}
