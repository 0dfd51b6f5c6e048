import Cards
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var editNote: Tool {
    Tool(
      "edit_note", verb: "edit-note", "Changes the words of a note.", topic: .notes, writes: true,
      sibling: Sibling(of: "edit_nudge", for: "note"),
      does: Work(
        .sealed(.which("which", "the note: its words or its number")),
        .sealed(.optional(.long(.text("body", "the new words; without any the note takes many lines")))),
        .optional(.text("title", "the new heading, which is not sealed")),
        .inner(.flag("append", "after the words that are there")),
        .inner(.optional(.text("id", "the words that are being written"))),
        .inner(.flag("line", "one more line of them"))
      ) { turn, which, body, title, isAppended, id, isLine in
        if let body, isLine, let id = id.flatMap({ ID($0) }) {
          return try keep(body, of: id, Session.rewriting, turn)
        }
        var call = Call("edit_note").with("append", .flag(isAppended))
        if let body { call = call.with("body", .words(body)) }
        if let title { call = call.with("title", .words(title)) }
        return try one(which, on: notes, turn, for: call) { note in
          guard body != nil || title != nil else { return try rewriting(note, turn) }
          return try edited(note, body, title, isAppended, typed: id, turn)
        }
      })
  }

  /// Of the same kind as a new note: new words that a terminal took with it become a note of their own.
  private static let rewriting = Writing(place: .noteBody, tool: "edit_note", parameter: "body")

  /// Its words, to be typed anew.
  private func rewriting(_ note: Note, _ turn: Turn) throws -> Reply {
    try tryKey(Session.rewriting)
    let call = Call("edit_note", ["which": .id("\(note.id)")])
    return Reply(
      nil, .card(try card(note, turn, isWhole: true)),
      lead: .collector(
        Session.rewriting.collector(ids.random(), "Type its new words. “that's it” or Ctrl-D ends them.", call)))
  }

  private func edited(
    _ note: Note, _ body: String?, _ title: String?, _ isAppended: Bool, typed id: String?, _ turn: Turn
  ) throws -> Reply {
    guard body?.trimmed.isEmpty != true else { return Reply("Nothing was written, so it stays as it was.") }
    var edited = note
    if let title { edited.title = title }
    if let body {
      let before = isAppended ? try open(note.body, of: note.id, .noteBody) + "\n" : ""
      edited.body = try seal(before + body, of: note.id, .noteBody)
    }
    try change(note.title.map { "changed the note \($0)" } ?? "changed a note", "edit_note") { try $0.put(edited) }
    if let id = id.flatMap({ ID($0) }) { try end(Session.rewriting, id) }
    return Reply("Changed.", .card(try card(edited, turn, isWhole: true)))
  }
}
