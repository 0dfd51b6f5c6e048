import Civil
import Engine
import Language
import Records
import Store

extension Profile {
  var editEntry: Tool {
    let edit = "(change|edit|correct|fix|amend|update)"
    let last = "[the|my|that|this] [last|latest] (symptom|symptom entry|log entry|entry)"
    return Tool(
      "edit_entry", verb: "edit-log", "Changes an entry of the symptom log.", topic: .symptoms,
      phrases: [
        "\(edit) \(last) [severity] to [a|an] {severity}",
        "(add|put) [the] (note|words) {note} (to|on) (the|my|that|this) [last|latest] (symptom|symptom entry|log entry)",
        "edit log",
      ],
      examples: [
        Example("change my last symptom to 6", ["severity": "6"]),
        Example("add the note slept badly to my last symptom", ["note": "slept badly"]),
      ],
      writes: true, phrasesInHand: EditEntryPhrases.all,
      does: Work(
        .inner(.which()),
        .optional(.decimal("severity", "how bad, 0 is not at all and 10 is worst", Profile.anyNumber)),
        .optional(.past("at", "when it was")),
        .optional(.list("triggers", "what may have brought it on")),
        .sealed(.optional(.text("note", "what else there is to say"))),
        .optional(.quantity("dose", "how much", MedicationNames.units)),
        .optional(
          .choice("state", "how the dose went", ["taken": [], "late": [], "skipped": [], "missed": [], "unknown": []])),
        .flag("ended", "whether it is over")
      ) { turn, which, number, at, triggers, note, dose, state, isEnded in
        try oneEntry(which, turn, for: Call("edit_entry")) { entry in
          let at = try past(at, turn) ?? entry.at
          var edited = entry
          switch entry {
          case .symptom(var symptom):
            symptom.at = at
            symptom.severity = try number.map(Profile.severity) ?? symptom.severity
            symptom.triggers.formUnion((triggers ?? []).map { $0.lowercased() })
            symptom.note = try note.map { try seal($0, of: symptom.id, .symptomNote) } ?? symptom.note
            if isEnded { symptom.endedAt = symptom.endedAt ?? max(turn.now, at.when.start) }
            edited = .symptom(symptom)
          case .dose(var taken):
            taken.at = at
            taken.dose = dose ?? taken.dose
            taken.state = state.flatMap(MedicationEntry.State.init) ?? taken.state
            edited = .dose(taken)
          case .measure(var measure):
            measure.at = at
            measure.value = number ?? measure.value
            edited = .measure(measure)
          }
          guard edited != entry else { return Reply("It says that already.") }
          try change("changed \(entry.name)", "edit_entry") { try $0.put(edited.observation) }
          return Reply("Changed: \(told(edited, turn)).", about: reference(edited))
        }
      })
  }
}
