import Civil
package import Engine
import Language
import Records
import Replies
package import Session

extension Session {
  package var editEntry: Tool {
    Tool(
      "edit_entry", verb: "edit-log", "Changes an entry of the symptom log.", topic: .symptoms, writes: true,
      does: Work(
        .internalOnly(.which()), .internalOnly(.optional(.text("kind", "which kind of entry, where none is current"))),
        .internalOnly(.optional(.text("clear", "what is struck: triggers or note"))),
        .internalOnly(
          .optional(
            .name(
              "entry", "the symptom or medicine",
              language.valueNames { $0.symptomNames.merging($0.medicineNames) { one, _ in one } }))),
        .optional(.decimal("severity", "0 is none, 10 is worst", Session.anyNumber)),
        .optional(.past("at", "when it was")),
        .optional(.list("triggers", "what may have brought it on")),
        .sealed(.optional(.text("note", "what else there is to say"))),
        .optional(.quantity("dose", "how much", language.valueNames { $0.doseUnits })),
        .optional(
          .choice("state", "how the dose went", ["taken": [], "late": [], "skipped": [], "missed": [], "unknown": []])),
        .flag("ended", "whether it is over"),
        .internalOnly(.optional(.day("wrong", "the day that was wrong", past: true)))
      ) { turn, which, kind, clear, name, number, at, triggers, note, dose, state, isEnded, _ in
        try oneEntry(name.map(RecordSelector.words) ?? which, ofKind: kind, turn, for: Call("edit_entry")) { entry in
          let at = try pastTime(at, turn) ?? entry.at
          var edited = entry
          switch entry {
          case .symptom(var symptom):
            guard dose == nil, state == nil else { throw Session.unsupportedFieldError(entry) }
            symptom.at = at
            symptom.severity = try number.map(Session.severity) ?? symptom.severity
            symptom.triggers.formUnion((triggers ?? []).map { $0.lowercased() })
            if clear == "triggers" { symptom.triggers = [] }
            symptom.note = clear == "note" ? nil : try sealedNote(of: symptom, adding: note)
            if isEnded { symptom.endedAt = symptom.endedAt ?? max(turn.now, at.when.start) }
            edited = .symptom(symptom)
          case .dose(var medication):
            guard number == nil, triggers == nil, note == nil, clear == nil else {
              throw Session.unsupportedFieldError(entry)
            }
            medication.at = at
            medication.dose = try dose.map(Session.validDose) ?? medication.dose
            medication.state = state.flatMap(MedicationEntry.State.init) ?? medication.state
            edited = .dose(medication)
          case .measure(var measure):
            guard dose == nil, state == nil, triggers == nil, note == nil, clear == nil, (number ?? 0) >= 0 else {
              throw Session.unsupportedFieldError(entry)
            }
            measure.at = at
            measure.value = number ?? measure.value
            edited = .measure(measure)
          }
          guard edited != entry else { return .changedNothing("It already says that.") }
          return try amend(edited, turn)
        }
      })
  }

  private static func unsupportedFieldError(_ entry: LogEntry) -> UserError {
    UserError("\(entry.name) can't hold that.", hint: "“show that entry” shows what it has.", code: .usage)
  }

  /// The entry's note with `note` added as a new line, sealed. Throws where the old note cannot be opened.
  func sealedNote(of entry: SymptomEntry, adding note: String?) throws -> Sealed? {
    guard let note else { return entry.note }
    let existingText = try entry.note.map { try sealedFields.open($0, of: entry.id, .symptomNote) + "\n" } ?? ""
    return try sealedFields.seal(existingText + note, of: entry.id, .symptomNote)
  }
}
