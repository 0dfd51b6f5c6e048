import Cards
import Civil
package import Engine
import Language
import NotesTools
import Records
import Replies
package import Session
import Store

extension Session {
  package var correct: Tool {
    Tool(
      "correct", verb: "correct", "Replaces part of the card in hand: “not mum, Mo”.", topic: .nudges, writes: true,
      does: Work(
        .which(),
        .optional(.text("old", "the words that were wrong")),
        .optional(.text("new", "the words meant instead")),
        .inner(.optional(.newTime("due", "the day or time meant instead"))),
        .inner(.optional(.newRepeat("repeat", "how often instead"))),
        .inner(.optional(.minutes("minutes", "the minutes meant instead"))),
        .inner(.optional(.moment("wrong", "the day or time that was wrong"))),
        .inner(.optional(.text("about", "words that may name what a number is of"))),
        .inner(.flag("inHand", "whether the number may be of what is in hand"))
      ) { turn, which, old, new, due, rule, minutes, wrong, about, isInHand in
        if let new, let about { return try correctedNumber(old, new, of: about, mayBeInHand: isInHand, turn) }
        if due != nil || rule != nil || minutes != nil {
          // What names the wrong words too speaks of the card in hand, however long ago that was kept.
          guard which != .current || old != nil || wrong != nil || turn.isReceipt else { throw Session.nothingMeant }
          return try one(which, turn, .active, for: Call("correct")) {
            try corrected($0, turn) { card in
              if wrong != nil || old != nil, let counts = card.counts(turn) {
                guard let counted = card.correcting(counts.old, by: counts.new, turn) else {
                  throw Session.nothingMeant
                }
                return card = counted
              }
              if let due { card.due = due.replacing(card.due) }
              if let rule { card.repeats(rule, keepsDay: due != nil) }
              if let minutes { card.minutes = minutes }
            }
          }
        }
        guard let new else { throw Session.nothingMeant }
        if which == .current, turn.dialogue.inHand?.kind == "note" { return try correctedNote(old, new, turn) }
        let missing = UserError(
          old.map { old in "“\(turn.dialogue.inHand?.label ?? "")” does not say “\(old)”." }
            ?? Session.nothingMeant.what,
          code: .notFound)
        for place in which == .current ? [Which.current, .other] : [which] {
          do {
            return try one(place, turn, .any, for: Call("correct")) { nudge in
              guard let edited = nudge.correcting(old, by: new, turn) else { throw missing }
              return try corrected(nudge, turn) { $0 = edited }
            }
          } catch let trouble as UserError where trouble.code == .notFound {
            // Perhaps it is the card before this one.
          }
          // Without the words that were wrong it can only be the card in hand.
          if old == nil { break }
        }
        throw missing
      })
  }

  static let nothingMeant = UserError("There is nothing here to correct.", code: .notFound)

  func corrected(_ nudge: Nudge, _ turn: Turn, _ change: (inout Nudge) throws -> Void) throws -> Reply {
    var edited = nudge
    try change(&edited)
    edited.follow(nudge, turn)
    if edited.due != nil { edited.zone = turn.reading.zone }
    try self.change("changed \(nudge.title)", "correct") { try $0.put(edited) }
    return Reply("Changed: \(edited.title).", .card(card(edited, turn)))
  }

  private func correctedNote(_ old: String?, _ new: String, _ turn: Turn) throws -> Reply {
    try one(.current, on: notes, turn, for: Call("correct")) { note in
      let body = try open(note.body, of: note.id, .noteBody)
      guard let old, case let mended = body.replacing(word: old, with: new), mended != body else {
        throw Session.nothingMeant
      }
      return try corrected(note, mended, turn)
    }
  }

  func corrected(_ note: Note, _ body: String, _ turn: Turn) throws -> Reply {
    var edited = note
    edited.body = try seal(body, of: note.id, .noteBody)
    try change(note.title.map { "changed the note \($0)" } ?? "changed a note", "correct") { try $0.put(edited) }
    return Reply("Changed.", .card(try card(edited, turn, isWhole: true)))
  }
}

extension Turn {
  /// Whether the card in hand was just kept or changed: what is said without a verb speaks of that.
  fileprivate var isReceipt: Bool {
    dialogue.isReceipt
      && ["add_nudge", "edit_nudge", "correct", "shift_nudge"].contains(dialogue.lastChange?.call.tool)
  }
}
