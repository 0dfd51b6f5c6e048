import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var planMedication: Tool {
    Tool(
      "plan_medication", verb: "plan", "Keeps which medicine you take how often.", topic: .symptoms, writes: true,
      does: Work(
        .name("medication", "what it is", language.names { $0.medicineNames }),
        .optional(.quantity("dose", "how much", language.names { $0.doseUnits })), .schedule("repeat", "how often")
      ) { turn, medication, dose, schedule in
        guard schedule.rule.frequency != .minutely else {
          throw UserError(
            "A plan has at most a dose an hour.", hint: "“plan sertraline every morning” is one.", code: .usage)
        }
        // It holds for the whole of today: what was taken this morning counts.
        let start = schedule.rule.first(onOrAfter: When(turn.now.day, secondOfDay: schedule.first?.secondOfDay ?? 0))
        let since = schedule.first?.hasTime == true ? start : start.map { When($0.day) }
        guard let since else {
          throw UserError(
            "No day comes up in that rule.", hint: "“plan sertraline every morning” is one with days.", code: .usage)
        }
        let others = try store.plans().filter { $0.medication == medication && $0.isActive(on: turn.now.day) }
        let replaced = others.first { $0.since.secondOfDay == since.secondOfDay }
        let plan = MedicationPlan(
          id: ids.random(), medication: medication, dose: dose ?? replaced?.dose, rule: schedule.rule.text,
          since: since,
          createdAt: turn.now)
        let ended = try replaced.map { try self.ended($0, turn) }
        try change("planned \(medication)", "plan_medication") { tx in
          // What was due until now stays as it was.
          if let ended { try tx.put(ended) }
          try tx.put(plan)
        }
        let beside = others.filter { $0.id != replaced?.id }.map { "Planned beside it: \(said($0))." as LocalizedText }
        return Reply(
          "Planned: \(said(plan)).",
          .lines(
            beside + [
              """
              “took my \(medication)” keeps a dose, “stop planning \(medication)” ends \
              \((beside.isEmpty ? "it" : "all of them") as LocalizedText).
              """
            ]),
          about: Reference(plan))
      })
  }

  /// "sertraline 50mg, every day at 09:00".
  func said(_ plan: MedicationPlan) -> LocalizedText {
    let name: LocalizedText = plan.dose.map { "\(plan.medication) \($0)" } ?? "\(plan.medication)"
    let often = RepeatRule(plan.rule)?.said ?? "a rule that does not read"
    return plan.since.hasTime ? "\(name), \(often) at \(plan.since.start.clock)" : "\(name), \(often)"
  }
}
