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
        .optional(.choice("priority", "how much it matters", language.valueNames { $0.newPriorityNames })),
        .optional(.long(.text("notes", "more words"))),
        .optional(.choice("action", "what doing it takes", language.valueNames { $0.actionNames })),
        .verbatim(.optional(.text("target", "the person, number, address or link"))),
        .optional(.minutes("minutes", "how long it may take")),
        .optional(.list("tags", "lists to add it to")),
        .optional(.list("clear", "the fields to empty"))
      ) { turn, which, title, due, rule, priority, notes, action, target, minutes, tags, clear in
        if let title, title.trimmed.isEmpty {
          return .changedNothing("You didn't type anything, so it stays as it was.")
        }
        if let due, let last = snoozeToCorrect(which, turn) {
          let correctedCall = last.with("until", .words(due.when.iso))
          var reply = try await snoozeNudge.run(turn, correctedCall.arguments)
          reply.call = correctedCall
          return reply
        }
        func applyEdits(_ nudge: Nudge) throws -> Nudge {
          var edited = nudge
          if let title { edited.title = title }
          if let due { (edited.due, edited.snoozedUntil) = (due.replacing(nudge.due), nil) }
          if let rule { edited.setRepeat(rule, keepsDay: due != nil) }
          if edited.due != nil { edited.zone = turn.context.zone }
          if let priority { edited.priority = Priority(rawValue: priority) ?? .normal }
          if let notes { edited.notes = [nudge.notes, notes].compactMap(\.self).joined(separator: "\n") }
          if let action { edited.action = Nudge.Action(rawValue: action) }
          if let target { edited.target = target }
          if let minutes { edited.minutes = minutes }
          edited.tags.formUnion((tags ?? []).compactMap(Nudge.normalizedTag))
          for field in clear ?? [] { try edited.clear(field, language) }
          edited.updateDetails(replacing: nudge, turn)
          return edited
        }
        // Title, notes and target belong to one card, so they are never set on a whole list.
        let others: [Any?] = [rule, priority, action, minutes, tags, clear]
        let changesOnlyDue = others.allSatisfy { $0 == nil }
        if case .every(let group) = which, title == nil, notes == nil, target == nil, due != nil || !changesOnlyDue {
          let newDue = changesOnlyDue ? due : nil
          return try changeAll(
            group, movedTo: newDue?.when.day, turn, "edit_nudge",
            { what in
              newDue.map { ("Moved: \(what), to \(spoken: $0.when, turn.now).", "moved \(what)") }
                ?? ("Changed: \(what).", "changed \(what)")
            }
          ) { try [applyEdits($0)] }
        }
        return try resolve(which, turn, .active, for: Call("edit_nudge")) { nudge in
          let edited = try applyEdits(nudge)
          guard edited != nudge else {
            // One of several may be so already; the others still change.
            guard due == nil, changesOnlyDue, title == nil else {
              return .changedNothing("That's how it is already: \(nudge.title).", about: Reference(nudge))
            }
            guard turn.mentionsOnly(nudge) else { throw Session.notUnderstoodError(nudge) }
            return askForChange(nudge)
          }
          try changes.write("changed \(nudge.title)", "edit_nudge") { try $0.put(edited) }
          return receipt(of: edited, turn) { "Changed: \($0)." }
        }
      })
  }

  private static func notUnderstoodError(_ nudge: Nudge) -> UserError {
    UserError(
      "I didn't catch what changes in “\(nudge.title)”.",
      hint: "Say it as in “move it to friday” or “rename it to call Sam”.", code: .usage)
  }

  private func askForChange(_ nudge: Nudge) -> Reply {
    let call = Call("edit_nudge", ["which": .id("\(nudge.id)")])
    return Reply(
      followUp: .question(
        Question(
          "What are the new words for \(nudge.title)? Or say what changes, as in “move it to friday”.",
          choices: [.init("leave it", nil)],
          freeAnswer: .init(call, "title"))))
  }

  /// "make that 6pm" right after a snooze corrects the time of the snooze: the call to repeat with another time.
  private func snoozeToCorrect(_ which: RecordSelector, _ turn: Turn) -> Call? {
    guard which == .current, let last = turn.dialogue.lastChange?.call, last.tool == "snooze_nudge" else {
      return nil
    }
    return turn.dialogue.current.map { last.with("which", .id($0.id)) }
  }
}

extension Turn {
  /// Whether the line only says that the card is to be changed: "edit the dentist". Where it says more that was not
  /// understood, a question would be wrong, as it would take whatever is typed next for its answer.
  fileprivate func mentionsOnly(_ nudge: Nudge) -> Bool {
    let title = Set(TitleWords.split(nudge.title))
    return TitleWords.split(line).count { !title.contains($0) && !context.language.rules.nameStopWords.contains($0) }
      <= 2
  }
}
