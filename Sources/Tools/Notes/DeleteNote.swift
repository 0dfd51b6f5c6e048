import Cards
import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var deleteNote: Tool {
    Tool(
      "delete_note", verb: "delete-note", "Deletes a note.", topic: .notes, writes: true, needsConfirmation: true,
      sibling: Sibling(of: "drop_nudge", for: "note"),
      does: Work(
        .sealed(.which("which", "the note: its words or its number")),
        asking: { try recordFinder.requestApproval($1, using: notes, $0, for: Call("delete_note")) }
      ) { turn, which in
        try recordFinder.resolve(which, using: notes, turn, for: Call("delete_note")) { note in
          if which.id == nil, isUnreadable(note) { return askToDelete(note, turn) }
          try changes.write(note.title.map { "deleted the note \($0)" } ?? "deleted a note", "delete_note") {
            try $0.delete(note)
          }
          return Reply("Deleted: \(heading(of: note)). “undo” brings it back.")
        }
      })
  }

  /// Whether nobody can tell here which note it is: it has no title, and is locked.
  private func isUnreadable(_ note: Note) -> Bool {
    note.title == nil && sealedFields.contentWithoutPrompt(note.body, of: note.id, .noteBody) == .locked
  }

  private func askToDelete(_ note: Note, _ turn: Turn) -> Reply {
    Reply(
      followUp: .question(
        Question(
          """
          That's a sealed note from \(spoken: When(note.createdAt.day), turn.now), and I can't read it while it's \
          locked. Delete it?
          """,
          choices: [.init("yes", Call("delete_note", ["which": .id("\(note.id)")])), .init("no", nil)])),
      about: Reference(note))
  }
}
