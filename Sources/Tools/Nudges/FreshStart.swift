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
      does: Work(
        .flag("three", "those that matter most stay as they are; asks which, where there are many"),
        .optional(.several("stay", "which stay: their numbers or words"))
      ) { turn, keepsThree, named in
        let earlier = try store.nudgesFromBefore(turn.now)
        let (series, single) = (earlier.filter { $0.rule != nil }, earlier.filter { $0.rule == nil })
        if keepsThree, named == nil, single.count > Session.cardsToKeep { return askWhichStay(single, turn) }
        let staying = try named.map { try cards(among: single, $0, turn) } ?? (keepsThree ? single : [])
        let resting = single.filter { card in !staying.contains { $0.id == card.id } }
        let end = LocalTime(turn.now.day.adding(days: 7), secondOfDay: 9 * 3600)
        var changed = resting.flatMap { snoozeRecords(for: $0, until: end, turn) }
        // A series that is spent rests like any other card.
        for nudge in series {
          changed +=
            Recurrence.moved(nudge, from: turn.now.day).map { [$0] } ?? snoozeRecords(for: nudge, until: end, turn)
        }
        guard !changed.isEmpty else {
          return .changedNothing(
            staying.isEmpty
              ? "Nothing is left from before. You're all set." : "All of them stay. There was nothing else from before."
          )
        }
        try changes.write("made a fresh start", "fresh_start") { tx in for record in changed { try tx.put(record) } }
        let rest: LocalizedText? =
          resting.isEmpty
          ? nil : "\(resting.count, "thing rests", "things rest") until \(spoken: When(end.day), turn.now)."
        let again: LocalizedText? =
          series.isEmpty ? nil : "\(series.count, "repeating card starts", "repeating cards start") again."
        let stay: LocalizedText? =
          staying.isEmpty ? nil : "These stay: \(staying.map { "\($0.title)" as LocalizedText })."
        return Reply("Fresh start.", .lines([stay, rest, again].compactMap(\.self)))
      })
  }

  private func askWhichStay(_ cards: [Nudge], _ turn: Turn) -> Reply {
    let shown = cards.prefix(Session.cardsShown).map { card($0, turn) }
    return Reply(
      nil, .list(Reply.List("From before", shown, more: cards.count - shown.count)),
      followUp: .question(
        Question("Which three stay? Their numbers will do.", freeAnswer: .init(Call("fresh_start"), "stay"))))
  }

  /// Those of the cards that were named.
  private func cards(among cards: [Nudge], _ named: [RecordSelector], _ turn: Turn) throws -> [Nudge] {
    let stayingIDs = try named.map { selector in
      let matches =
        if case .words(let words) = selector {
          TitleSimilarity(words, in: language).nearest(cards, \.title)
        } else {
          cards.filter { "\($0.id)" == selector.reference(in: turn.dialogue)?.id }
        }
      guard matches.count == 1 else {
        throw UserError(
          "I don't know which of them you mean.", hint: "Their numbers will do.", code: .notFound)
      }
      return matches[0].id
    }
    return cards.filter { stayingIDs.contains($0.id) }
  }

  private static let cardsToKeep = 3
  private static let cardsShown = 9
}
