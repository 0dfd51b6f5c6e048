import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var editMood: Tool {
    Tool(
      "edit_mood", verb: "edit-mood", "Changes the current mood, or the last one.", topic: .mood, writes: true,
      does: Work(
        .internalOnly(.which()),
        .optional(.number("score", "how you felt, 1 is worst and 10 is best", MoodLog.scores)),
        .optional(.moment("at", "when that was", past: true)),
        .sealed(.optional(.text("note", "what goes with it")))
      ) { turn, which, score, at, note in
        try recordFinder.resolve(which, using: moods, turn, for: Call("edit_mood")) {
          try amend($0, score, at, note, turn)
        }
      })
  }

  /// Saves a mood with what a later line says about it.
  func amend(_ mood: MoodLog, _ score: Int?, _ at: When?, _ note: String?, _ turn: Turn) throws -> Reply {
    var edited = mood
    if let score { edited.score = score }
    if let at = try pastTime(at, turn) {
      edited.at = at
      edited.journalEntryID = try journalEntryID(on: at)
    }
    if let note { edited.note = try sealedFields.seal(note, of: mood.id, .moodNote) }
    guard edited != mood else { return .changedNothing("It already says that. “make that 6” changes the number.") }
    try changes.write("changed a mood", "edit_mood") { try $0.put(edited) }
    return Reply("Changed: \(moodSummary(edited.score, edited.at, note, turn.now)).", about: Reference(edited))
  }

  /// The mood logged last, where the line corrects it within the hour.
  func correctedMood(_ turn: Turn) throws -> MoodLog? {
    guard turn.correction == .open, let mood = try store.lastMood(), 0...3600 ~= mood.createdAt.seconds(to: turn.now)
    else {
      return nil
    }
    return mood
  }
}
