package import Engine
import Records
import Replies
package import Session
import Store

extension Session {
  package var pinNote: Tool {
    Tool(
      "pin_note", verb: "pin", "Keeps a note at the top.", topic: .notes, writes: true,
      does: Work(.sealed(.which("which", "the note: its words or its number"))) { turn, which in
        try pin(which, true, turn, for: Call("pin_note"))
      })
  }

  /// Pins or unpins a note; where nothing changes, nothing is stored.
  func pin(_ which: RecordSelector, _ isPinned: Bool, _ turn: Turn, for call: Call) throws -> Reply {
    try recordFinder.resolve(which, using: notes, turn, for: call) { note in
      let heading = heading(of: note)
      guard note.pinned != isPinned else {
        return .changedNothing(isPinned ? "Already pinned: \(heading)." : "Not pinned: \(heading).")
      }
      var changed = note
      changed.pinned = isPinned
      try changes.write(isPinned ? "pinned a note" : "unpinned a note", call.tool) { try $0.put(changed) }
      return Reply(isPinned ? "Pinned: \(heading)." : "No longer pinned: \(heading).")
    }
  }
}
