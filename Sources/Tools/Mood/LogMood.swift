import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var logMood: Tool {
    Tool(
      "log_mood", verb: "mood", "Logs how you feel, from 1 to 10.", topic: .mood, writes: true, onlyAdds: true,
      toolset: .essential,
      does: Work(
        .prompted(.number("score", "how you feel, 1 is worst and 10 is best", MoodLog.scores)),
        .sealed(.optional(.text("note", "what goes with it"))),
        .optional(.moment("at", "when it was, if not now", past: true))
      ) { turn, score, note, at in
        guard let score else { return askMood(note) }
        if let mood = try correctedMood(turn) { return try amend(mood, score, at, note, turn) }
        let mood = try newMood(score, note, at, turn)
        try changes.write("kept a mood", "log_mood") { try $0.put(mood) }
        // While the person focuses, the reply has nothing to read.
        if turn.isFocused { return Reply("Saved.", about: Reference(mood)) }
        return Reply("Logged: \(moodSummary(score, at, note, turn.now)).", about: Reference(mood))
      })
  }

  private func askMood(_ note: String?) -> Reply {
    var call = Call("log_mood")
    if let note { call = call.with("note", .words(note)) }
    return Reply(followUp: .question(Question("How are you, from 1 to 10?", freeAnswer: .init(call, "score"))))
  }

  private func newMood(_ score: Int, _ note: String?, _ at: When?, _ turn: Turn) throws -> MoodLog {
    let id = ids.random()
    let at = try pastTime(at, turn) ?? When(turn.now)
    let sealed = try note.map { try sealedFields.seal($0, of: id, .moodNote) }
    var mood = MoodLog(id: id, at: at, score: score, note: sealed, createdAt: turn.now)
    mood.journalEntryID = try journalEntryID(on: at)
    return mood
  }
}
