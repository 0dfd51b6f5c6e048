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
        .name("medication", "which medicine it is", language.valueNames { $0.medicineNames }),
        .optional(.quantity("dose", "how much", language.valueNames { $0.doseUnits })), .optional(.past("at", "when")),
        .optional(
          .choice("state", "how it went, taken if unsaid", language.valueNames { $0.doseStateNames })),
        .internalOnly(.optional(.text("plan", "the plan whose dose it is"))),
        .internalOnly(.optional(.moment("planned", "when it should have been taken"))),
        .internalOnly(.optional(.name("for", "what it was taken for", language.valueNames { $0.indicationNames })))
      ) { turn, name, dose, at, state, plan, _, _ in
        let medication = try nameFinder.storedMedicine(named: name.lowercased()) ?? name
        let dose = try dose.map(Session.validDose)
        let time = try pastTime(at, turn)
        let respects = [dose != nil, time != nil, state != nil].count(where: \.self)
        if plan == nil,
          var entry = try correctedEntry(MedicationEntry.self, named: medication, inRespects: respects, turn)
        {
          if entry.state == .taken, [.skipped, .missed].contains(state.flatMap(MedicationEntry.State.init)),
            language.rules.deniesTaking(turn.line)
          {
            return try takeBack(entry, turn)
          }
          (entry.dose, entry.at) = (dose ?? entry.dose, time ?? entry.at)
          entry.state = state.flatMap(MedicationEntry.State.init) ?? entry.state
          return try amend(.dose(entry), turn)
        }
        let state = state.flatMap(MedicationEntry.State.init) ?? .taken
        let isUnnamed = plan == nil && time == nil && state == .taken && namesAllMedicines(medication)
        let asked = isUnnamed ? try medicinesAskedFor(turn) : MedicinesAskedFor()
        if asked.open.isEmpty, let logged = asked.logged {
          return .changedNothing(
            "Already logged: \(summary(of: .dose(logged), turn)).", about: Reference(.dose(logged)))
        }
        let doses =
          asked.open.isEmpty
          ? try newDoses(Medicine(medication, dose: dose), time, state, plan: plan.flatMap({ ID($0) }), turn)
          : try asked.open.map { try newDose(Medicine($0.medicine, dose: dose), nil, time, state, turn) }
        try changes.write("kept \(doses[0].medication)", "log_medication") { tx in
          for dose in doses { try tx.put(dose) }
        }
        if turn.isFocused { return Reply("Saved.", about: Reference(.dose(doses[0]))) }
        let summaries = doses.map { self.summary(of: .dose($0), turn) }
        let mayAsk = options.isAttended && [.taken, .late].contains(state) && !turn.hasOtherCalls
        let card = mayAsk ? try asked.open.first?.nudge ?? dueCard(for: medication, turn) : nil
        return Reply(
          "Logged: \(summaries.joined("; ")).", followUp: card.map { .question(Session.doneQuestion($0)) },
          about: Reference(.dose(doses[0])))
      })
  }

  /// "actually no i didn't take the magnesium", right after it was logged.
  private func takeBack(_ entry: MedicationEntry, _ turn: Turn) throws -> Reply {
    try changes.write("deleted \(entry.medication)", "delete_entry") { try $0.delete(entry) }
    return Reply("Deleted: \(summary(of: .dose(entry), turn)). “undo” brings it back.")
  }

  /// What cards and entries tell of a dose without a name: "took my pill".
  private struct MedicinesAskedFor {
    /// The open cards that say to take a medicine about now, one for each medicine that was not logged a moment ago.
    var open: [(nudge: Nudge, medicine: String)] = []
    /// The dose that was logged a moment ago. Said again, it is no dose more.
    var logged: MedicationEntry?
  }

  /// Empty where a planned dose is due: then that is meant.
  private func medicinesAskedFor(_ turn: Turn) throws -> MedicinesAskedFor {
    guard try !hasDueDose(turn) else { return MedicinesAskedFor() }
    let since = turn.now.adding(minutes: -Session.minutesOfRepeating)
    let logged = try store.observations(MedicationEntry.self, since.day, turn.now.day).filter {
      $0.state == .taken && $0.createdAt > since && $0.createdAt <= turn.now
    }
    let days = turn.now.day.adding(days: -1)...turn.now.day.adding(days: 1)
    let cards = try store.list(on: days, limit: Session.cardsLookedAt).nudges + store.finished(since: since)
    let asked = cards.compactMap { nudge in medicine(askedForBy: nudge, turn).map { (nudge: nudge, medicine: $0) } }
    var names = Set(logged.map(\.medication))
    return MedicinesAskedFor(
      open: asked.filter { $0.nudge.status == .active && names.insert($0.medicine).inserted },
      logged: logged.first { entry in
        // Another medicine, logged by its name, says nothing of this one.
        entry.plan != nil || namesAllMedicines(entry.medication)
          || asked.contains { $0.medicine == entry.medication }
      })
  }

  /// The medicine that a card says to take about now: "take my sertraline" at 8. Without a time of day it may be one to
  /// order.
  private func medicine(askedForBy nudge: Nudge, _ turn: Turn) -> String? {
    guard let due = nudge.due, due.hasTime, due.distance(answeredAt: When(turn.now)) != nil else { return nil }
    let words = Keywords(nudge.title, in: language).words
    guard words.count <= 2 else { return nil }
    let names = language.valueNames { $0.medicineNames }
    // "iron the shirts" takes no iron.
    let things = words.filter { $0 == words.last || !language.rules.isVerb(Spelling($0)) }
    return things.lazy.compactMap { names.value(named: $0) }.first
  }

  private static let minutesOfRepeating = 30
  private static let cardsLookedAt = 200

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
