import Cards
import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var addNudge: Tool {
    Tool(
      "add_nudge", verb: "add", "Keeps one thing to do as a card.", topic: .nudges, writes: true, onlyAdds: true,
      toolset: .essential,
      operation: .add,
      does: Work(
        .prompted(.text("title", "what to do, in their own words")),
        .optional(.moment("due", "when it must be done")),
        .optional(.repeats("repeat", "how often it comes back")),
        .optional(.choice("action", "what doing it takes", language.valueNames { $0.actionNames })),
        .verbatim(.optional(.text("target", "the person, number, address or link"))),
        .optional(.minutes("minutes", "how long it may take")),
        .optional(
          .choice("priority", "how much it matters", language.valueNames { $0.priorityNames })),
        .optional(.long(.text("notes", "more words"))),
        .optional(.list("tags", "its lists")),
        .internalOnly(.optional(.choice("source", "where it comes from", ["inbox": [], "link": []])))
      ) { turn, title, due, rule, action, target, minutes, priority, notes, tags, source in
        guard let title, !title.trimmed.isEmpty else {
          return Reply(followUp: .question(Question("What is it?", freeAnswer: .init(Call("add_nudge"), "title"))))
        }
        let draft = NudgeDraft(
          title: title, due: due, rule: rule, action: action, target: target, minutes: minutes, priority: priority,
          notes: notes, tags: tags ?? [])
        var nudge = try withOriginalText(newNudge(draft, turn), turn)
        nudge.source = source.flatMap(Nudge.Source.init(rawValue:)) ?? .typed
        // What came by itself is no step of the person's, so undo does not stop at it.
        try changes.write(
          "added \(title)", "add_nudge", capturing: capturedLine(of: nudge, turn),
          origin: nudge.source == .inbox ? .delivery : .person
        ) { try $0.put(nudge) }
        // While the person focuses, the reply has little to read.
        guard !turn.isFocused else { return Reply("Saved: \(nudge.title).", about: Reference(nudge)) }
        var reply = receipt(of: nudge, turn) { "Got it: \($0)." }
        if source == nil { reply.followUp = splitQuestion(nudge, turn).map { .question($0) } }
        return reply
      })
  }

  /// The text to keep in `rescued.txt` where the store takes nothing. If the line asks for other things too it is only
  /// this card's part, as the rest may have to be sealed.
  private func capturedLine(of nudge: Nudge, _ turn: Turn) -> String {
    guard turn.hasOtherCalls, !turn.line.isEmpty else { return turn.line }
    return "add \(nudge.title)" + (nudge.due.map { " \($0.iso)" } ?? "")
  }
}
