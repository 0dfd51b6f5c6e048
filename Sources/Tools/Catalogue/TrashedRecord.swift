import Civil
import Engine
import NotesTools
import Records
import Replies
import Session
import Store
import SymptomsTools

/// A record in the trash, of a kind that a person would look for there.
struct TrashedRecord {
  let reference: Reference
  let deletedAt: LocalTime
  let card: Card
  /// What undo calls it: no sealed words.
  let changeLabel: LocalizedText
  /// All of its words that can be read without asking for a passphrase, for finding it by them.
  let text: String
  /// Writes it as it was before it was deleted.
  let restore: (Transaction) throws -> Void
}

extension Session {
  /// What is in the trash, the last deleted first. Sealed words are shown only where no passphrase has to be asked for.
  ///
  /// - Parameter kind: records of this kind alone; `nil` for all.
  func trashedRecords(ofKind kind: TrashKind? = nil, _ turn: Turn) throws -> [TrashedRecord] {
    let kinds = (kind.map { [$0] } ?? TrashKind.allCases).filter { canAccess($0) }
    return try kinds.flatMap { try trashedRecords($0, turn) }
      .enumerated().sorted { (-$0.element.deletedAt.ordinal, $0.offset) < (-$1.element.deletedAt.ordinal, $1.offset) }
      .map(\.element)
  }

  /// Whether an assistant that asks here may see records of that kind.
  private func canAccess(_ kind: TrashKind) -> Bool {
    kind.recordKinds.allSatisfy { !options.accessScope.hiddenKinds.contains($0) }
  }

  private func trashedRecords(_ kind: TrashKind, _ turn: Turn) throws -> [TrashedRecord] {
    switch kind {
    case .nudge: try trashed(Nudge.self, turn) { Label("\($0.title)", $0.title, "\($0.title)") }
    case .note: try trashed(Note.self, turn) { Label(heading(of: $0), readableText(of: $0), "a note") }
    case .entry: try trashed(JournalEntry.self, turn) { label(of: $0, turn) }
    case .mood:
      try trashed(MoodLog.self, turn) { Label("mood \($0.score) of 10, \(on: $0.at, turn.now)", "", "a mood") }
    case .log:
      try trashed(SymptomEntry.self, turn) { label(of: .symptom($0)) }
        + trashed(MedicationEntry.self, turn) { label(of: .dose($0)) }
        + trashed(Measure.self, turn) { label(of: .measure($0)) }
    case .memory: try trashed(Memory.self, turn) { label(of: $0) }
    }
  }

  private func trashed<R: Record>(
    _ type: R.Type, _ turn: Turn, _ label: (R) -> Label
  ) throws -> [TrashedRecord] {
    try store.trashedRecords(type).map { record in
      let label = label(record)
      let card = Card(
        Reference(record), heading: label.heading, state: .active,
        time: "deleted \(on: When(record.updatedAt.day), turn.now)")
      return TrashedRecord(
        reference: Reference(record), deletedAt: record.updatedAt, card: card, changeLabel: label.change,
        text: label.text,
        restore: { transaction in
          var restored = record
          restored.deleted = false
          try transaction.put(restored)
        })
    }
  }

  private func readableText(of note: Note) -> String {
    [note.title, readable(note.body, of: note.id, .noteBody)].compactMap(\.self).joined(separator: " ")
  }

  private func label(of entry: LogEntry) -> Label { Label(entry.title, entry.name, "\(entry.name)") }

  private func label(of entry: JournalEntry, _ turn: Turn) -> Label {
    let text = [
      entry.body.flatMap { readable($0, of: entry.id, .entryBody) },
      entry.gratitude.flatMap { readable($0, of: entry.id, .entryGratitude) },
    ].compactMap(\.self).joined(separator: "\n")
    let day: LocalizedText = "\(on: When(entry.day), turn.now)"
    return Label(
      text.isEmpty ? "a journal entry, \(day)" : "\(Session.firstLine(of: text))", text, "a journal entry")
  }

  private func label(of memory: Memory) -> Label {
    let text = readable(memory.fact, of: memory.id, .memoryFact)
    return Label(
      text.map { "\(Session.firstLine(of: $0))" } ?? "a sealed fact about you", text ?? "", "a fact about you")
  }

  private func readable(_ sealed: Sealed, of id: ID, _ field: Sealed.FieldName) -> String? {
    guard case .text(let text) = sealedFields.contentWithoutPrompt(sealed, of: id, field) else { return nil }
    return text
  }
}

/// What a record in the trash is called.
private struct Label {
  let heading: LocalizedText
  let text: String
  let change: LocalizedText

  init(_ heading: LocalizedText, _ text: String, _ change: LocalizedText) {
    (self.heading, self.text, self.change) = (heading, text, change)
  }
}

/// The kinds of records that are looked for in the trash, as phrases name them.
enum TrashKind: String, CaseIterable {
  case nudge, note, entry, mood, log, memory

  var recordKinds: [String] {
    switch self {
    case .nudge: [Nudge.kind.shape.name]
    case .note: [Note.kind.shape.name]
    case .entry: [JournalEntry.kind.shape.name]
    case .mood: [MoodLog.kind.shape.name]
    case .log: [SymptomEntry.kind.shape.name, MedicationEntry.kind.shape.name, Measure.kind.shape.name]
    case .memory: [Memory.kind.shape.name]
    }
  }

  /// That none of the kind is there.
  var emptyMessage: LocalizedText {
    switch self {
    case .nudge: "No card is in the trash."
    case .note: "No note is in the trash."
    case .entry: "No journal entry is in the trash."
    case .mood: "No mood is in the trash."
    case .log: "No log entry is in the trash."
    case .memory: "No fact about you is in the trash."
    }
  }
}
