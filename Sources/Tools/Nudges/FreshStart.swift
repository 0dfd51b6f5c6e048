import Cards
import Civil
package import Engine
import Records
import Replies
package import Session
import Store

extension Session {
  package var freshStart: Tool {
    Tool(
      "fresh_start", verb: "fresh-start",
      "Lets what is left from before rest for a week; what repeats starts again today.",
      topic: .nudges, writes: true,
      does: Work(.flag("three", "the three that matter most stay as they are")) { turn, keepsThree in
        let earlier = try store.nudgesFromBefore(turn.now)
        let (series, single) = (earlier.filter { $0.rule != nil }, earlier.filter { $0.rule == nil })
        let kept = keepsThree ? Array(single.prefix(Session.cardsToKeep)) : []
        let resting = single.dropFirst(kept.count)
        let end = LocalTime(turn.now.day.adding(days: 7), secondOfDay: 9 * 3600)
        var changed = resting.flatMap { snoozeRecords(for: $0, until: end, turn) }
        // A series that is spent rests like any other card.
        for nudge in series {
          changed +=
            Recurrence.moved(nudge, from: turn.now.day).map { [$0] } ?? snoozeRecords(for: nudge, until: end, turn)
        }
        guard !changed.isEmpty else {
          return Reply(kept.isEmpty ? "Nothing is left from before. You're all set." : "There are no more than that.")
        }
        try change("made a fresh start", "fresh_start") { tx in for record in changed { try tx.put(record) } }
        let rest: LocalizedText? =
          resting.isEmpty
          ? nil : "\(resting.count, "thing rests", "things rest") until \(spoken: When(end.day), turn.now)."
        let again: LocalizedText? =
          series.isEmpty ? nil : "\(series.count, "repeating card starts", "repeating cards start") again."
        let stay: LocalizedText? = kept.isEmpty ? nil : "These stay: \(kept.map { "\($0.title)" as LocalizedText })."
        return Reply("Fresh start.", .lines([stay, rest, again].compactMap(\.self)))
      })
  }

  private static let cardsToKeep = 3
}
