import Engine
import Language
import Replies
import Session
import Store

extension Session {
  /// Restores what was deleted, whatever was done since; cards that are done or dropped are reopened by another tool.
  var bringBack: Tool {
    Tool(
      "bring_back", verb: "bring-back", "Brings back something that was deleted.", topic: .shell, writes: true,
      sibling: Sibling(
        of: "reopen_nudge", for: "note", "journal_entry", "mood_log", "symptom_entry", "medication_entry", "measure",
        "memory", takesNames: true),
      does: Work(
        .sealed(.which("which", "what it was: its words or its number on the list of the trash")),
        .internalOnly(.optional(.choice("kind", "what kind of thing it was", Session.trashKinds)))
      ) { turn, which, kind in
        let kind = kind.flatMap(TrashKind.init(rawValue:))
        let records = try trashedRecords(ofKind: kind, turn)
        let matches = try matches(which, among: records, kind, turn)
        guard let match = matches.first else { throw notFoundError(which, kind, turn) }
        let heading = match.card.heading
        try changes.write("brought back \(match.changeLabel)", "bring_back") { try match.restore($0) }
        return Reply("Back: \(heading).", about: match.reference)
      })
  }

  private static let trashKinds = Dictionary(uniqueKeysWithValues: TrashKind.allCases.map { ($0.rawValue, [String]()) })

  /// The records that are meant, the best first. Without words it is the one of that kind that was deleted last.
  private func matches(
    _ which: RecordSelector, among records: [TrashedRecord], _ kind: TrashKind?, _ turn: Turn
  ) throws -> [TrashedRecord] {
    switch which {
    case .current where kind != nil: return records
    case .current, .other, .number:
      let id = which.reference(in: turn.dialogue)?.id
      return records.filter { $0.reference.id == id }
    case .id(let id): return records.filter { $0.reference.id == id }
    case .words(let words):
      let keywords = Keywords(words, in: language)
      let scored = records.map { (record: $0, score: keywords.score($0.text)) }.filter { $0.score > 0 }
      let best = scored.map(\.score).max()
      return scored.filter { $0.score == best }.map(\.record)
    case .every: throw UserError("Only one at a time.", hint: Session.trashListHint, code: .usage)
    }
  }

  private func notFoundError(_ which: RecordSelector, _ kind: TrashKind?, _ turn: Turn) -> UserError {
    let message: LocalizedText =
      switch which {
      case .words(let words): "Nothing in the trash matches “\(words)”."
      case _ where kind != nil: kind?.emptyMessage ?? ""
      default: "That isn't in the trash."
      }
    return UserError(message, hint: Session.trashListHint, code: .notFound)
  }

  private static let trashListHint: LocalizedText = "“trash” shows what is there."
}
