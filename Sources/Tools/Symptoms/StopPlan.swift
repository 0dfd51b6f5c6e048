import Civil
import Engine
import Records
import Store

extension Profile {
  var stopPlan: Tool {
    Tool(
      "stop_plan", verb: "stop-plan", "Ends the plan of a medicine; what was taken stays in the log.",
      topic: .symptoms,
      phrases: [
        """
        (stop|end|cancel|delete|remove|drop) (planning|the plan for|my plan for|the schedule for|my schedule for|the
        medication plan for) [my|the] {medication}
        """,
        "(stop|end|cancel|delete|remove|drop) [my|the] {medication} (plan|schedule)",
        """
        [i|ive|i have] (stopped|stop|no longer|dont|do not) (taking|take|need|need to take) [my|the] {medication}
        [anymore|any more|now]
        """,
        "im (off|not on|done with) [my|the] {medication} [now|anymore|any more]",
      ],
      examples: [
        Example("stop planning sertraline", ["medication": "sertraline"]),
        Example("i no longer take ritalin", ["medication": "ritalin"]),
      ],
      writes: true,
      does: Work(
        .name("medication", "what it is", MedicationNames.known)
      ) { turn, medication in
        let plans = try store.plans().filter { $0.medication == medication && $0.isActive(on: turn.now.day) }
        guard !plans.isEmpty else {
          throw Trouble("\(medication) is not planned.", hint: "“plans” shows what is.", code: .notFound)
        }
        let ended = try plans.map { try self.ended($0, turn) }
        try change("ended the plan of \(medication)", "stop_plan") { tx in
          for plan in ended { try tx.put(plan) }
        }
        return Reply("The plan of \(medication) has ended. What was taken stays in the log.")
      })
  }

  /// Its last day is yesterday, or today where a dose of today was answered for already; one that was never due is in the
  /// trash.
  func ended(_ plan: MedicationPlan, _ turn: Turn) throws -> MedicationPlan {
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
