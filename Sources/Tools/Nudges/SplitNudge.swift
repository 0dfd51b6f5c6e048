import Cards
import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var splitNudge: Tool {
    Tool(
      "split_nudge", verb: "split", "Makes a card of each thing that a card holds.", topic: .nudges, writes: true,
      does: Work(.which()) { turn, which in
        try resolve(which, turn, .active, for: Call("split_nudge")) { nudge in
          let titles = language.things(in: nudge.title)
          guard titles.count > 1 else {
            return .changedNothing("\(nudge.title) looks like one thing.", about: Reference(nudge))
          }
          let cards = titles.dropFirst().map { title in
            var draft = NudgeDraft(language.rules.read(title), turn.context)
            draft.due = draft.due ?? nudge.due
            var card = newNudge(draft, turn)
            if card.rule == nil, let rule = nudge.rule.flatMap({ RepeatRule($0) }) { card.setRepeat(rule) }
            card.tags.formUnion(nudge.tags)
            (card.priority, card.parent) = (nudge.priority, nudge.parent)
            return card
          }
          var first = nudge
          first.title = titles[0]
          first.updateDetails(replacing: nudge, turn)
          try changes.write("split \(nudge.title)", "split_nudge") { tx in
            for card in [first] + cards { try tx.put(card) }
          }
          return Reply("Split: \(titles.map { "\($0)" as LocalizedText }).", about: Reference(first))
        }
      })
  }

  /// Asks whether a card that was just added holds several things; `nil` where it does not seem to.
  func splitQuestion(_ nudge: Nudge, _ turn: Turn) -> Question? {
    guard options.isAttended, !turn.hasOtherCalls, !turn.isFocused, nudge.rule == nil,
      case let count = language.things(in: nudge.title).count, count > 1
    else { return nil }
    return Question(
      "Is that \(count) things?",
      choices: [
        .init("apart: a card for each", Call("split_nudge", ["which": .id("\(nudge.id)")])),
        .init("together: it stays one card", nil),
      ], isInPassing: true)
  }
}

extension Language {
  /// The things to do in a title, where there are several: "email tom and chase the invoice". Not where they are one
  /// errand, as in "go to the chemist and get my pills", or the last only goes on about the first, as in "ring nan and
  /// wish her luck".
  fileprivate func things(in title: String) -> [String] {
    let line = Utterance(title, in: self)
    let series = TaskSeries(line)
    let isOne = series.pieces.count == 2 && [.pointing, .going].contains(series.joinKind)
    // "wash and dry the towels" has two verbs and one thing.
    guard !isOne, series.pieces.allSatisfy({ $0.count > 1 }) else { return [] }
    // What stands before the first deed is part of it, so that no word of the card is lost.
    return series.pieces.enumerated().map { place, piece in
      String(line.words(place == 0 ? 0..<piece.upperBound : piece))
    }
  }
}
