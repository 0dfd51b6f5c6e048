import Cards
import Civil
package import Engine
import Language
import MemoryTools
import NotesTools
import Records
import Replies
package import Session
import Store

extension Session {
  package var correct: Tool {
    Tool(
      "correct", verb: "correct", "Replaces part of the current card: “not mum, Mo”.", topic: .nudges, writes: true,
      does: Work(
        .which(),
        .optional(.text("old", "the words that were wrong")),
        .optional(.text("new", "the words meant instead")),
        .internalOnly(.optional(.newTime("due", "the day or time meant instead"))),
        .internalOnly(.optional(.newRepeat("repeat", "how often instead"))),
        .internalOnly(.optional(.minutes("minutes", "the minutes meant instead"))),
        .internalOnly(.optional(.moment("wrong", "the day or time that was wrong"))),
        .internalOnly(.optional(.text("about", "words that may name what a number is of"))),
        .internalOnly(.flag("current", "whether the number may be of the current record"))
      ) { turn, which, old, new, due, rule, minutes, wrong, about, mayBeCurrent in
        if let new, let about { return try correctNumber(old, new, of: about, mayBeInHand: mayBeCurrent, turn) }
        if due != nil || rule != nil || minutes != nil {
          // A correction that also names the wrong words or time may concern the current card however long ago it was
          // stored.
          guard which != .current || old != nil || wrong != nil || turn.isAfterCardChange else {
            throw Session.nothingToCorrect
          }
          return try resolve(which, turn, .active, for: Call("correct")) {
            try saveCorrection($0, turn) { card in
              if wrong != nil || old != nil, let counts = card.correctedCount(turn) {
                guard let recounted = card.correcting(counts.old, by: counts.new, turn) else {
                  throw Session.nothingToCorrect
                }
                return card = recounted
              }
              if let due { card.correctDue(due) }
              if let rule { card.setRepeat(rule, keepsDay: due != nil) }
              if let minutes { card.minutes = minutes }
            }
          }
        }
        guard let new else { throw Session.nothingToCorrect }
        if which == .current, turn.dialogue.current?.kind == "note" { return try correctNote(old, new, turn) }
        if which == .current, let old, let reply = try correctMemory(old, by: new, turn) { return reply }
        let missingError = UserError(
          old.map { old in "“\(turn.dialogue.current.map(recordFinder.label) ?? "")” does not say “\(old)”." }
            ?? Session.nothingToCorrect.message,
          code: .notFound)
        for candidate in which == .current ? [RecordSelector.current, .other] : [which] {
          do {
            return try resolve(candidate, turn, .any, for: Call("correct")) { nudge in
              guard let edited = nudge.correcting(old, by: new, turn) else { throw missingError }
              return try saveCorrection(nudge, turn) { $0 = edited }
            }
          } catch let error as UserError where error.code == .notFound {
            // It may be the card before the current one.
          }
          // Without the wrong words, only the current card can be meant.
          if old == nil { break }
        }
        throw missingError
      })
  }

  static let nothingToCorrect = UserError("There's nothing here to correct.", code: .notFound)

  func saveCorrection(_ nudge: Nudge, _ turn: Turn, _ change: (inout Nudge) throws -> Void) throws -> Reply {
    var edited = nudge
    try change(&edited)
    edited.updateDetails(replacing: nudge, turn)
    if edited.due != nil { edited.zone = turn.context.zone }
    try changes.write("changed \(nudge.title)", "correct") { try $0.put(edited) }
    return receipt(of: edited, turn) { "Changed: \($0)." }
  }

  private func correctNote(_ old: String?, _ new: String, _ turn: Turn) throws -> Reply {
    try recordFinder.resolve(.current, using: notes, turn, for: Call("correct")) { note in
      let body = try sealedFields.open(note.body, of: note.id, .noteBody)
      guard let old, case let newBody = body.replacing(word: old, with: new), newBody != body else {
        throw Session.nothingToCorrect
      }
      return try saveCorrection(note, newBody, turn)
    }
  }

  func saveCorrection(_ note: Note, _ body: String, _ turn: Turn) throws -> Reply {
    var edited = note
    edited.body = try sealedFields.seal(body, of: note.id, .noteBody)
    try changes.write(note.title.map { "changed the note \($0)" } ?? "changed a note", "correct") { try $0.put(edited) }
    return Reply("Changed.", .card(try card(edited, turn, isWhole: true)))
  }
}

extension Turn {
  /// Whether the last line stored or changed the current card, so that a line without a verb is about that card.
  fileprivate var isAfterCardChange: Bool {
    dialogue.isCorrectable
      && ["add_nudge", "edit_nudge", "correct", "shift_nudge"].contains(dialogue.lastChange?.call.tool)
  }
}
