package import Engine
import Records
import Replies
package import Session
import Store

extension Session {
  package var deleteMood: Tool {
    Tool(
      "delete_mood", verb: "delete-mood", "Deletes the current mood, or the last one.", topic: .mood, writes: true,
      needsConfirmation: true, sibling: Sibling(of: "drop_nudge", for: "mood_log"),
      does: Work(
        .internalOnly(.which()),
        asking: { try recordFinder.requestApproval($1, using: moods, $0, for: Call("delete_mood")) }
      ) { turn, which in
        try recordFinder.resolve(which, using: moods, turn, for: Call("delete_mood")) { mood in
          try changes.write("deleted a mood", "delete_mood") { try $0.delete(mood) }
          return Reply("Deleted: \(moodSummary(mood.score, mood.at, nil, turn.now)). “undo” brings it back.")
        }
      })
  }
}
