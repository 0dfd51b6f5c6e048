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
      "log_medication", verb: "dose", "Keeps a dose: taken, late, skipped, missed or unknown.", topic: .symptoms,
      writes: true, onlyAdds: true, toolset: .essential,
      does: Work(
        .name("medication", "what it is", language.names { $0.medicineNames }),
        .optional(.quantity("dose", "how much", language.names { $0.doseUnits })), .optional(.past("at", "when")),
        .optional(
          .choice("state", "how it went; taken where nothing is said", language.names { $0.doseStateNames })),
        .inner(.optional(.text("plan", "the plan whose dose it is"))),
        .inner(.optional(.name("for", "what it was taken for", language.names { $0.treatedNames })))
      ) { turn, medication, dose, at, state, plan, _ in
        let dose = try dose.map(Session.dose)
        let state = state.flatMap(MedicationEntry.State.init) ?? .taken
        let doses = try newDoses(
          Medicine(medication, dose: dose), try past(at, turn), state, plan: plan.flatMap({ ID($0) }), turn)
        try change("kept \(doses[0].medication)", "log_medication") { tx in
          for dose in doses { try tx.put(dose) }
        }
        if turn.isFocused { return Reply("Kept.", about: Reference(.dose(doses[0]))) }
        let told = doses.map { self.told(.dose($0), turn) }
        return Reply("Kept: \(told.joined("; ")).", about: Reference(.dose(doses[0])))
      })
  }

  /// The dose as it was said; none is less than something: "-2", "0", "0mg".
  static func dose(_ words: String) throws -> String {
    guard !words.hasPrefix("-"), !words.hasPrefix("−"), Double(words.prefix { $0.isNumber || $0 == "." }) != 0 else {
      throw UserError("A dose is more than nothing.", hint: "“skipped” is for one that was not taken.", code: .usage)
    }
    return words
  }
}
