import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {

  package var logMedication: Tool {
    Tool(
      "log_medication", verb: "dose", "Logs a dose: taken, late, skipped, missed or unknown.", topic: .symptoms,
      writes: true, onlyAdds: true, toolset: .essential,
      does: Work(
        .name("medication", "what it is", language.valueNames { $0.medicineNames }),
        .optional(.quantity("dose", "how much", language.valueNames { $0.doseUnits })), .optional(.past("at", "when")),
        .optional(
          .choice("state", "how it went; taken where nothing is said", language.valueNames { $0.doseStateNames })),
        .internalOnly(.optional(.text("plan", "the plan whose dose it is"))),
        .internalOnly(.optional(.name("for", "what it was taken for", language.valueNames { $0.indicationNames })))
      ) { turn, medication, dose, at, state, plan, _ in
        let dose = try dose.map(Session.validDose)
        let time = try pastTime(at, turn)
        let respects = [dose != nil, time != nil, state != nil].count(where: \.self)
        if plan == nil,
          var entry = try correctedEntry(MedicationEntry.self, named: medication, inRespects: respects, turn)
        {
          (entry.dose, entry.at) = (dose ?? entry.dose, time ?? entry.at)
          entry.state = state.flatMap(MedicationEntry.State.init) ?? entry.state
          return try amend(.dose(entry), turn)
        }
        let state = state.flatMap(MedicationEntry.State.init) ?? .taken
        let doses = try newDoses(
          Medicine(medication, dose: dose), time, state, plan: plan.flatMap({ ID($0) }), turn)
        try change("kept \(doses[0].medication)", "log_medication") { tx in
          for dose in doses { try tx.put(dose) }
        }
        if turn.isFocused { return Reply("Saved.", about: Reference(.dose(doses[0]))) }
        let summaries = doses.map { self.summary(of: .dose($0), turn) }
        let mayAsk = options.isAttended && state == .taken && !turn.hasOtherCalls
        let card = mayAsk ? try dueCard(for: medication, turn) : nil
        return Reply(
          "Logged: \(summaries.joined("; ")).", followUp: card.map { .question(Session.doneQuestion($0)) },
          about: Reference(.dose(doses[0])))
      })
  }

  /// The card that says to take the medicine today, or said so before: "take propranolol". Left open, it would ask for
  /// the dose once more.
  private func dueCard(for medication: String, _ turn: Turn) throws -> Nudge? {
    let name = Keywords(medication, in: language)
    return try store.cards(containing: name.words, [.active]).first { nudge in
      nudge.due.map { $0.day <= turn.now.day } == true && name.score(nudge.title) > 0
        && Keywords(nudge.title, in: language).words.count <= name.words.count + 1
    }
  }

  private static func doneQuestion(_ nudge: Nudge) -> Question {
    Question(
      "Is “\(nudge.title)” done with that?",
      choices: [.init("yes", Call("complete_nudge", ["which": .id("\(nudge.id)")])), .init("no", nil)],
      isInPassing: true)
  }

  /// The dose as it was typed. Throws for zero and for less: "-2", "0", "0mg".
  package static func validDose(_ words: String) throws -> String {
    guard !words.hasPrefix("-"), !words.hasPrefix("−"), Double(words.leadingNumber) != 0 else {
      throw UserError("A dose is more than zero.", hint: "Say “skipped” for one you didn't take.", code: .usage)
    }
    return words
  }
}
