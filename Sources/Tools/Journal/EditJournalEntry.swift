package import Engine
import Language
import Records
import Replies
package import Session

extension Session {
  package var editJournalEntry: Tool {
    Tool(
      "edit_journal_entry", verb: "edit-page", "Changes the words of a journal entry.", topic: .journal, writes: true,
      sibling: Sibling(of: "edit_nudge", for: "journal_entry"),
      does: Work(
        .sealed(.which("which", "the entry: its words, its day or its number")),
        .sealed(.prompted(.long(.text("body", "the new words; without any the entry takes many lines")))),
        .internalOnly(.flag("append", "behind the words that are there")),
        .internalOnly(.optional(.text("id", "the words that are being written"))),
        .internalOnly(.flag("line", "one more line of them"))
      ) { turn, which, body, isAppended, id, isLine in
        let id = id.flatMap({ ID($0) })
        if let body, isLine, let id { return try storeDraftLine(body, of: id, Session.entryRewriting, turn) }
        var call = Call("edit_journal_entry", ["append": .flag(isAppended)])
        if let body { call = call.with("body", .words(body)) }
        return try recordFinder.resolve(which, using: entries(turn), turn, for: call) { entry in
          guard let body else { return try startRewriting(entry, isAppended, turn) }
          return try applyEdit(entry, body, isAppended, draftID: id, turn)
        }
      })
  }

  /// Saved as the same kind as a new entry: if the terminal closes midway, what was typed becomes an entry of its own.
  private static let entryRewriting = MultilineDraft(
    fieldName: .entryBody, tool: "edit_journal_entry", parameter: "body")

  private func startRewriting(_ entry: JournalEntry, _ isAppended: Bool, _ turn: Turn) throws -> Reply {
    try tryKey(Session.entryRewriting)
    let call = Call("edit_journal_entry", ["which": .id("\(entry.id)"), "append": .flag(isAppended)])
    let prompt: LocalizedText = isAppended ? "Type what you want to add." : "Type the new text."
    let collector = Session.entryRewriting.collector(ids.random(), prompt, call)
    return Reply(nil, .card(try card(entry, turn, isWhole: true)), followUp: .collector(collector))
  }

  private func applyEdit(
    _ entry: JournalEntry, _ body: String, _ isAppended: Bool, draftID id: ID?, _ turn: Turn
  ) throws -> Reply {
    guard !body.trimmed.isEmpty else { return .changedNothing("You didn't type anything, so it stays as it was.") }
    if !isAppended, try entry.body.flatMap({ try sealedFields.openUnlessDamaged($0, of: entry.id, .entryBody) }) == body
    {
      if let id { try deleteDraftLines(Session.entryRewriting, id) }
      return .changedNothing("It already says that.", about: Reference(entry))
    }
    let changeLabel: LocalizedText = "changed a journal entry"
    let edited =
      isAppended
      ? try append(body, to: entry.id, changeLabel, "edit_journal_entry")
      : try changes.revise(entry.id, changeLabel, "edit_journal_entry") { storedEntry in
        var edited = storedEntry ?? entry
        edited.body = try sealedFields.seal(body, of: entry.id, .entryBody)
        return edited
      }
    if let id { try deleteDraftLines(Session.entryRewriting, id) }
    return Reply("Changed.", .card(try card(edited, turn, isWhole: true)))
  }
}
