import Civil
package import Engine
import Records
import Replies
package import Session
import Store

extension Session {
  package var showPlans: Tool {
    Tool(
      "show_plans", verb: "plans", "Shows which medicines are planned, and how often.", topic: .symptoms,
      does: Work { turn in
        let plans = try store.plans().filter { $0.isActive(on: turn.now.day) }
        guard !plans.isEmpty else {
          return .emptyList("No medicine is planned.", .lines(["“i take sertraline 50mg every morning” plans one."]))
        }
        if options.isForPrograms, options.isOneShot {
          return Reply(
            nil,
            .list(
              Reply.List(
                nil,
                plans.map { plan in
                  Card(
                    Reference(plan), heading: planDescription(plan, turn.now), state: .active, fields: fields(plan))
                })))
        }
        return Reply(nil, .lines(plans.map { planDescription($0, turn.now) }))
      })
  }
}
