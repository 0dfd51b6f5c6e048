import Cards
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var editJournalEntry: Tool {
    Tool(
      "edit_journal_entry", verb: "edit-page", "Changes the words of a journal entry.", topic: .journal, writes: true,
      sibling: Sibling(of: "edit_nudge", for: "journal_entry"),
      does: Work(
        .sealed(.which("which", "the entry: its words, its day or its number")),
        .sealed(.asked(.long(.text("body", "the new words; without any the entry takes many lines")))),
        .inner(.flag("append", "behind the words that are there")),
        .inner(.optional(.text("id", "the words that are being written"))),
        .inner(.flag("line", "one more line of them"))
      ) { turn, which, body, isAppended, id, isLine in
        let id = id.flatMap({ ID($0) })
        if let body, isLine, let id { return try keep(body, of: id, Session.entryRewriting, turn) }
        var call = Call("edit_journal_entry", ["append": .flag(isAppended)])
        if let body { call = call.with("body", .words(body)) }
        return try one(which, on: entries(turn), turn, for: call) { entry in
          guard let body else { return try rewriting(entry, isAppended, turn) }
          return try edited(entry, body, isAppended, typed: id, turn)
        }
      })
  }

  /// Of the same kind as a new entry: new words that a terminal took with it become an entry of their own.
  private static let entryRewriting = Writing(
    place: .entryBody, tool: "edit_journal_entry", parameter: "body")

  private func rewriting(_ entry: JournalEntry, _ isAppended: Bool, _ turn: Turn) throws -> Reply {
    try tryKey(Session.entryRewriting)
    let call = Call("edit_journal_entry", ["which": .id("\(entry.id)"), "append": .flag(isAppended)])
    let prompt: LocalizedText = isAppended ? "Type what is to be added." : "Type its new words."
    let collector = Session.entryRewriting.collector(
      ids.random(), "\(prompt) “that's it” or Ctrl-D ends them.", call)
    return Reply(nil, .card(try card(entry, turn, isWhole: true)), lead: .collector(collector))
  }

  private func edited(
    _ entry: JournalEntry, _ body: String, _ isAppended: Bool, typed id: ID?, _ turn: Turn
  ) throws -> Reply {
    guard !body.trimmed.isEmpty else { return Reply("Nothing was written, so it stays as it was.") }
    let what: LocalizedText = "changed a journal entry"
    let edited =
      isAppended
      ? try append(body, to: entry.id, what, "edit_journal_entry")
      : try revise(entry.id, what, "edit_journal_entry") { known in
        var edited = known ?? entry
        edited.body = try seal(body, of: entry.id, .entryBody)
        return edited
      }
    if let id { try end(Session.entryRewriting, id) }
    return Reply("Changed.", .card(try card(edited, turn, isWhole: true)))
  }
}
