import Cards
import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var editNudge: Tool {
    Tool(
      "edit_nudge", verb: "edit", "Changes what a card says.", topic: .nudges, writes: true, toolset: .essential,
      operation: .edit,
      does: Work(
        .which(),
        .optional(.text("title", "its new words")),
        .optional(.newTime("due", "when it must be done")),
        .optional(.newRepeat("repeat", "how often it comes back")),
        .optional(.choice("priority", "how much it matters", language.names { $0.newPriorityNames })),
        .optional(.long(.text("notes", "more words"))),
        .optional(.choice("action", "what doing it takes", language.names { $0.actionNames })),
        .typed(.optional(.text("target", "the person, number, address or link"))),
        .optional(.minutes("minutes", "how long it may take")),
        .optional(.list("tags", "lists to add it to")),
        .optional(.list("clear", "the fields to empty"))
      ) { turn, which, title, due, rule, priority, notes, action, target, minutes, tags, clear in
        if let due, let last = correctsSnooze(which, turn) {
          let again = last.with("until", .words(due.said.iso))
          var reply = try await snoozeNudge.run(turn, again.arguments)
          reply.call = again
          return reply
        }
        func edited(_ nudge: Nudge) throws -> Nudge {
          var edited = nudge
          if let title { edited.title = title }
          if let due { (edited.due, edited.snoozedUntil) = (due.replacing(nudge.due), nil) }
          if let rule { edited.repeats(rule, keepsDay: due != nil) }
          if edited.due != nil { edited.zone = turn.reading.zone }
          if let priority { edited.priority = Priority(rawValue: priority) ?? .normal }
          if let notes { edited.notes = [nudge.notes, notes].compactMap(\.self).joined(separator: "\n") }
          if let action { edited.action = Nudge.Action(rawValue: action) }
          if let target { edited.target = target }
          if let minutes { edited.minutes = minutes }
          edited.tags.formUnion((tags ?? []).compactMap(Nudge.tag))
          for field in clear ?? [] { try edited.clear(field, language) }
          edited.follow(nudge, turn)
          return edited
        }
        // The words of one card are no words for all of them.
        let others: [Any?] = [rule, priority, action, minutes, tags, clear]
        let isOnlyMoved = others.allSatisfy { $0 == nil }
        if case .every(let list) = which, title == nil, notes == nil, target == nil, due != nil || !isOnlyMoved {
          let moved = isOnlyMoved ? due : nil
          return try every(
            list, turn, "edit_nudge",
            { what in
              moved.map { ("Moved: \(what), to \($0.said, turn.now).", "moved \(what)") }
                ?? ("Changed: \(what).", "changed \(what)")
            }
          ) { try [edited($0)] }
        }
        return try one(which, turn, .active, for: Call("edit_nudge")) { nudge in
          let edited = try edited(nudge)
          guard edited != nudge else {
            guard turn.names(only: nudge) else { throw Session.nothingCaught(nudge) }
            return askWords(nudge)
          }
          try change("changed \(nudge.title)", "edit_nudge") { try $0.put(edited) }
          return Reply("Changed: \(edited.title).", .card(card(edited, turn)))
        }
      })
  }

  private static func nothingCaught(_ nudge: Nudge) -> UserError {
    UserError(
      "I didn't catch what changes in “\(nudge.title)”.",
      hint: "Say it as in “move it to friday” or “rename it to call Sam”.", code: .usage)
  }

  private func askWords(_ nudge: Nudge) -> Reply {
    let call = Call("edit_nudge", ["which": .id("\(nudge.id)")])
    return Reply(
      lead: .question(
        Question(
          "What shall \(nudge.title) say? Or what changes, as in “move it to friday”?",
          choices: [.init("leave it", nil)],
          open: .init(call, "title"))))
  }

  /// "make that 6pm" right after a snooze speaks of the snooze.
  private func correctsSnooze(_ which: Which, _ turn: Turn) -> Call? {
    guard which == .current, let last = turn.dialogue.lastChange?.call, last.tool == "snooze_nudge" else {
      return nil
    }
    return turn.dialogue.inHand.map { last.with("which", .id($0.id)) }
  }
}

extension Turn {
  /// Whether the line says no more than that the card is to be changed: "edit the dentist". What says more, and was not
  /// understood, must not be asked about, as whatever is typed next would be taken for the answer.
  fileprivate func names(only nudge: Nudge) -> Bool {
    let title = Set(TitleWords.split(nudge.title))
    return TitleWords.split(line).count { !title.contains($0) && !reading.language.rules.nameStopWords.contains($0) }
      <= 2
  }
}
