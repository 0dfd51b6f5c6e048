import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var stopPlan: Tool {
    Tool(
      "stop_plan", verb: "stop-plan", "Ends the plan for a medicine; the log stays.", topic: .symptoms,
      writes: true, needsPhrase: .always,
      does: Work(
        .name("medication", "which medicine it is", language.valueNames { $0.medicineNames })
      ) { turn, medication in
        let plans = try store.plans().filter { $0.medication == medication && $0.isActive(on: turn.now.day) }
        guard !plans.isEmpty else {
          throw UserError("\(medication) isn't planned.", hint: "“plans” shows what is.", code: .notFound)
        }
        let endedPlans = try plans.map { try self.endedCopy(of: $0, turn) }
        try changes.write("ended the plan for \(medication)", "stop_plan") { tx in
          for plan in endedPlans { try tx.put(plan) }
        }
        var reply = Reply("The plan for \(medication) has ended. Your log stays.")
        reply.recordID = plans.count == 1 ? plans[0].id.text : nil
        return reply
      })
  }

  /// A copy of the plan that ends yesterday, or today where a dose of today has an entry. A plan that never came due is
  /// marked as deleted.
  func endedCopy(of plan: MedicationPlan, _ turn: Turn) throws -> MedicationPlan {
    let today = turn.now.day
    let isAnswered = try store.observations(MedicationEntry.self, today, today).contains { $0.plan == plan.id }
    var ended = plan
    if isAnswered || plan.since.day < today {
      ended.until = isAnswered ? today : today.adding(days: -1)
    } else {
      ended.deleted = true
    }
    return ended
  }
}
