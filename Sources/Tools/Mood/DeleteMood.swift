package import Engine
import Records
import Replies
package import Session
import Store

extension Session {
  package var deleteMood: Tool {
    Tool(
      "delete_mood", verb: "delete-mood", "Deletes the mood in hand, or the one kept last.", topic: .mood, writes: true,
      needsKey: true, sibling: Sibling(of: "drop_nudge", for: "mood_log"),
      does: Work(
        .inner(.which()), asking: { try asked($1, on: moods, $0, for: Call("delete_mood")) }
      ) { turn, which in
        try one(which, on: moods, turn, for: Call("delete_mood")) { mood in
          try change("deleted a mood", "delete_mood") { try $0.delete(mood) }
          return Reply("Deleted: \(said(mood.score, mood.at, nil, turn.now)). “undo” brings it back.")
        }
      })
  }
}
