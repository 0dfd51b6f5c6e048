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
      "plan_medication", verb: "plan", "Saves which medicine you take, and how often.", topic: .symptoms, writes: true,
      does: Work(
        .name("medication", "which medicine it is", language.valueNames { $0.medicineNames }),
        .optional(.quantity("dose", "how much", language.valueNames { $0.doseUnits })), .schedule("repeat", "how often")
      ) { turn, medication, dose, schedule in
        guard schedule.rule.frequency != .minutely else {
          throw UserError(
            "A plan can have at most one dose an hour.", hint: "For example: “plan sertraline every morning”.",
            code: .usage)
        }
        // The plan counts from the beginning of today, so a dose logged this morning counts too.
        let start = schedule.rule.first(onOrAfter: When(turn.now.day, secondOfDay: schedule.first?.secondOfDay ?? 0))
        let first = schedule.first?.hasTime == true ? start : start.map { When($0.day) }
        guard let first else {
          throw UserError(
            "That rule never comes up.", hint: "For example: “plan sertraline every morning”.", code: .usage)
        }
        let others = try store.plans().filter { $0.medication == medication && $0.isActive(on: turn.now.day) }
        let replaced = others.first { $0.since.secondOfDay == first.secondOfDay }
        let since = try replaced.map { try self.start(of: schedule.rule, from: first, after: $0, turn) } ?? first
        let plan = MedicationPlan(
          id: ids.random(), medication: medication, dose: dose ?? replaced?.dose, rule: schedule.rule.text,
          since: since,
          createdAt: turn.now)
        let endedPlan = try replaced.map { try self.endedCopy(of: $0, turn) }
        let loggedDoses = try loggedDoses(answering: plan, turn)
        try changes.write("planned \(medication)", "plan_medication") { tx in
          // The replaced plan is ended and not changed, so doses that were due under it keep their plan.
          if let endedPlan { try tx.put(endedPlan) }
          try tx.put(plan)
          for dose in loggedDoses { try tx.put(dose) }
        }
        let otherPlanLines = others.filter { $0.id != replaced?.id }.map {
          "Planned beside it: \(planDescription($0, turn.now))." as LocalizedText
        }
        return Reply(
          "Planned: \(planDescription(plan, turn.now)).",
          .lines(
            otherPlanLines + [
              """
              “took my \(medication)” logs a dose, “stop planning \(medication)” ends \
              \((otherPlanLines.isEmpty ? "it" : "all of them") as LocalizedText).
              """
            ]),
          about: Reference(plan))
      })
  }

  /// When a plan begins that takes another's place. A dose of today that was logged under that one stays with it, so
  /// the new plan asks for none today.
  private func start(
    of rule: RepeatRule, from first: When, after replaced: MedicationPlan, _ turn: Turn
  ) throws -> When {
    let today = turn.now.day
    let isAnswered = try store.observations(MedicationEntry.self, today, today).contains { $0.plan == replaced.id }
    guard isAnswered, first.day == today else { return first }
    return rule.occurrence(after: first, anchor: first) ?? first
  }

  /// The doses of today that were logged before the plan was made, as answers to its doses of today.
  private func loggedDoses(answering plan: MedicationPlan, _ turn: Turn) throws -> [MedicationEntry] {
    let today = turn.now.day
    var answers: [MedicationEntry] = []
    for var dose in try store.observations(MedicationEntry.self, today, today).sorted(by: { $0.at.when < $1.at.when })
    where dose.plan == nil && dose.medication == plan.medication {
      guard openDose(of: plan, answers, near: dose.at.when) != nil else { continue }
      dose.plan = plan.id
      answers.append(dose)
    }
    return answers
  }

  /// "sertraline 50mg, every day at 09:00".
  func planDescription(_ plan: MedicationPlan, _ now: LocalTime) -> LocalizedText {
    let name: LocalizedText = plan.dose.map { "\(plan.medication) \($0)" } ?? "\(plan.medication)"
    return "\(name), \(RepeatRule(plan.rule)?.summary(at: plan.since, now) ?? "a rule I can't read")"
  }
}
