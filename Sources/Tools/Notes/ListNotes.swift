import Cards
import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var listNotes: Tool {
    Tool(
      "list_notes", verb: "notes", "Lists the notes, pinned ones first.", topic: .notes,
      does: Work(
        .optional(.query("tag", "a word that they are marked with, as in #home")),
        .optional(.period("period", "when they were made")),
        .internalOnly(.flag("all", "all of them, and not five"))
      ) { turn, tag, name, isWhole in
        let period = try name.map { name in
          guard let period = Period(name, today: turn.now.day) else { throw Period.unknownError }
          return period
        }
        if let tag { return try notes(tagged: tag, period, turn) }
        if let list = try listOfNamedNotes(turn) { return Reply(nil, .list(list)) }
        let notes = try store.notes(period, limit: page(isWhole: isWhole).limit)
        guard notes.count > 0 else {
          let isEmpty = try period == nil || store.notes(nil, limit: 1).count == 0
          return Reply(isEmpty ? "There are no notes yet. “note: …” adds one." : "No note was made in that time.")
        }
        let cards = try notes.notes.map { try card($0, turn, isWhole: false) }
        return Reply(
          nil,
          .list(Reply.List("Notes", cards, more: notes.count - cards.count, nextPage: ["all": .flag(true)])))
      })
  }

  /// The notes made in those days, or ever, that have the tag in their text.
  private func notes(tagged tag: String, _ period: Period?, _ turn: Turn) throws -> Reply {
    let tag = "#" + tag.drop { $0 == "#" }
    let found = try FoundTexts([String(tag.dropFirst())], in: language) { try textFinder.hits(of: $0, in: .notes) }
    let tagged = try found.hits.compactMap { header, _ -> Note? in
      guard let note = try store.record(Note.self, header.id),
        period.map({ $0.contains(note.createdAt.day) }) ?? true
      else { return nil }
      let text = [note.title, try body(of: note)].compactMap(\.self).joined(separator: "\n")
      return text.split { !$0.isLetter && !$0.isNumber && !"#-_".contains($0) }
        .contains { $0.lowercased() == tag.lowercased() } ? note : nil
    }
    guard !tagged.isEmpty else { return .nothingFound("No note has “\(tag)” in it.") }
    let cards = try tagged.prefix(listLimit).map { try card($0, turn, isWhole: false) }
    return Reply(nil, .list(Reply.List("Notes with \(tag)", cards, more: tagged.count - cards.count)))
  }

  /// "isp notes": where no phrase of the tool reads the line, its other words may say which notes are meant.
  private func listOfNamedNotes(_ turn: Turn) throws -> Reply.List? {
    let line = turn.line
    guard !line.isEmpty, Rules([listNotes], language).matches(line, limit: 1).isEmpty else { return nil }
    let words = Keywords.searched(line, in: language).filter { $0 != listNotes.verb }
    return words.isEmpty ? nil : try noteList(words.joined(separator: " "), words, turn).first
  }
}
