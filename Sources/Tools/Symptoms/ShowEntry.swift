import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var showEntry: Tool {
    Tool(
      "show_entry", verb: "entry", "Shows one symptom entry with its comments.", topic: .symptoms,
      sibling: Sibling(of: "show_nudge", for: "symptom_entry", "medication_entry", "measure"),
      does: Work(
        .which("which", "the entry: its words or its number")
      ) { turn, which in
        try oneEntry(which, turn, for: Call("show_entry")) { entry in
          Reply(nil, .page(try [detail(of: entry, turn), commentLines(on: entry, turn)].filter { $0 != .nothing }))
        }
      })
  }

  private func detail(of entry: LogEntry, _ turn: Turn) throws -> Reply.Content {
    let day = entry.at.when.day
    var card = card(
      entry, turn, time: entry.at.description(relativeTo: turn.now), details: details(of: entry, turn),
      notes: try note(of: entry))
    card.heading = try logEntries(day, day).rowWith(entry).title
    return .card(card)
  }

  /// The entry's note, unsealed; empty where there is none.
  private func note(of entry: LogEntry) throws -> String {
    guard case .symptom(let symptom) = entry, let note = symptom.note else { return "" }
    return try sealedFields.openUnlessDamaged(note, of: symptom.id, .symptomNote) ?? Session.damagedNote.text(language)
  }

  /// Comments with their authors' names; the owner's own are by "you".
  private func commentLines(on entry: LogEntry, _ turn: Turn) throws -> Reply.Content {
    let comments = try store.comments(on: entry.id)
    guard !comments.isEmpty else { return .nothing }
    let lines = try comments.map { comment -> LocalizedText in
      let text =
        try sealedFields.openUnlessDamaged(comment.text, of: comment.id, .comment).map { "\($0)" }
        ?? Session.damagedNote
      let author: LocalizedText = comment.authorName.map { "\($0)" } ?? "you"
      return "\(author), \(on: When(comment.createdAt), turn.now): \(text)"
    }
    return .lines(lines)
  }

  private static let damagedNote: LocalizedText = "The words are damaged. “nudgy doctor” tells you more."
}
