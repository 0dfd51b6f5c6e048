import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var catchUp: Tool {
    Tool(
      "catch_up", verb: "doses", "Asks about planned doses that aren't logged yet.", topic: .symptoms, writes: true,
      does: Work { turn in
        guard let dose = try openDose(turn, isAsked: true) else { return Reply("Every planned dose is logged.") }
        return Reply(followUp: .question(question(about: dose, turn)))
      })
  }

  /// How many days back doses are asked about: further back nobody can be expected to remember.
  private static let rememberedDays = 2
  /// Minutes after its time when a planned dose may be asked about.
  private static let catchUpDelay = 120

  /// The latest planned dose that has no entry yet.
  ///
  /// - Parameter isAsked: whether the person asked for it. Without that, only doses count that came due after their
  ///   plan was made.
  func openDose(_ turn: Turn, isAsked: Bool) throws -> (plan: MedicationPlan, slot: When)? {
    let today = turn.now.day
    let days = today.adding(days: -Session.rememberedDays)...today
    let plans = try store.plans()
    guard !plans.isEmpty else { return nil }
    let entries = try store.observations(MedicationEntry.self, days.lowerBound, days.upperBound)
    return plans.compactMap { plan -> (plan: MedicationPlan, slot: When)? in
      let slot = PlannedDoses(of: plan, entries, in: days, now: turn.now.adding(minutes: -Session.catchUpDelay)).all
        .last { !$0.isAnswered && (isAsked || $0.slot.end > plan.createdAt) }?.slot
      return slot.map { (plan, $0) }
    }
    .max { $0.slot < $1.slot }
  }

  func question(about dose: (plan: MedicationPlan, slot: When), _ turn: Turn) -> Question {
    let call = Call(
      "log_medication",
      [
        "medication": .words(dose.plan.medication), "at": .words(dose.slot.argument),
        "plan": .id("\(dose.plan.id)"),
      ])
    let answers: [(LocalizedText, MedicationEntry.State)] = [
      ("taken", .taken), ("late", .late), ("skipped on purpose", .skipped), ("missed", .missed),
      ("I don't know", .unknown),
    ]
    return Question(
      "\(dose.plan.medication), \(on: dose.slot, turn.now): how did it go?",
      choices: answers.map { label, state in .init(label, call.with("state", .words(state.rawValue))) },
      freeAnswer: .init(call, "state", allowsOtherInput: true),
      isInPassing: true)
  }
}

extension When {
  /// The time as a call's argument: ISO 8601 with minutes, or only the day where there is no time.
  fileprivate var argument: String { hasTime ? start.isoMinutes : day.iso }
}
