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
        .internalOnly(.flag("append", "after the words that are there")),
        .internalOnly(.optional(.text("id", "the words that are being written"))),
        .internalOnly(.flag("line", "one more line of them"))
      ) { turn, which, body, title, isAppended, id, isLine in
        if let body, isLine, let id = id.flatMap({ ID($0) }) {
          return try storeDraftLine(body, of: id, Session.noteRewriting, turn)
        }
        var call = Call("edit_note").with("append", .flag(isAppended))
        if let body { call = call.with("body", .words(body)) }
        if let title { call = call.with("title", .words(title)) }
        return try recordFinder.resolve(which, using: notes, turn, for: call) { note in
          guard body != nil || title != nil else { return try startRewriting(note, turn) }
          return try applyEdit(note, body, title, isAppended, draftID: id, turn)
        }
      })
  }

  /// Saved as the same kind as a new note: if the terminal closes midway, what was typed becomes a note of its own.
  private static let noteRewriting = MultilineDraft(fieldName: .noteBody, tool: "edit_note", parameter: "body")

  /// Shows the note and collects its new text.
  private func startRewriting(_ note: Note, _ turn: Turn) throws -> Reply {
    try tryKey(Session.noteRewriting)
    let call = Call("edit_note", ["which": .id("\(note.id)")])
    return Reply(
      nil, .card(try card(note, turn, isWhole: true)),
      followUp: .collector(
        Session.noteRewriting.collector(
          ids.random(), "Type the new text.", call)))
  }

  private func applyEdit(
    _ note: Note, _ body: String?, _ title: String?, _ isAppended: Bool, draftID id: String?, _ turn: Turn
  ) throws -> Reply {
    guard body?.trimmed.isEmpty != true else {
      return .changedNothing("You didn't type anything, so it stays as it was.")
    }
    // Words that are damaged can still be replaced.
    let oldText =
      body == nil || isAppended ? nil : try sealedFields.openUnlessDamaged(note.body, of: note.id, .noteBody)
    let withNewCode = oldText.flatMap { text in body.flatMap { Session.replacingCode(in: text, by: $0) } }
    let newText =
      isAppended
      ? try body.map { try sealedFields.open(note.body, of: note.id, .noteBody) + "\n" + $0 } : withNewCode ?? body
    let id = id.flatMap { ID($0) }
    guard newText.map({ $0 != oldText }) ?? false || title.map({ $0 != note.title }) ?? false else {
      if let id { try deleteDraftLines(Session.noteRewriting, id) }
      return .changedNothing("It already says that.", about: Reference(note))
    }
    let losesWords = body != nil && !isAppended && withNewCode == nil
    let receipt: LocalizedText = losesWords ? "Changed. “undo” brings the old words back." : "Changed."
    var edited = note
    if let title { edited.title = title }
    if let newText { edited.body = try sealedFields.seal(newText, of: note.id, .noteBody) }
    try changes.write(note.title.map { "changed the note \($0)" } ?? "changed a note", "edit_note") {
      try $0.put(edited)
    }
    if let id { try deleteDraftLines(Session.noteRewriting, id) }
    return Reply(receipt, .card(try card(edited, turn, isWhole: true)))
  }

  /// The note with another code, where the new words are only that and the note has one: "change the door code note to
  /// 8830" leaves what the code is for. `nil` for all other words.
  private static func replacingCode(in text: String, by words: String) -> String? {
    func isCode(_ word: Substring) -> Bool { word.contains(where: \.isNumber) }
    let code = words.trimmed
    guard isCode(code), !code.contains(where: \.isWhitespace) else { return nil }
    let codes = text.split(whereSeparator: \.isWhitespace).map { $0.trimmed(where: { ",.;:!?()".contains($0) }) }
      .filter(isCode)
    guard codes.count == 1 else { return nil }
    return "\(text[..<codes[0].startIndex])\(code)\(text[codes[0].endIndex...])"
  }
}
