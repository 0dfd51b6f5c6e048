import Civil
import Engine
import Records
import Store

extension Profile {
  var showPlans: Tool {
    Tool(
      "show_plans", verb: "plans", "Shows which medicines are planned, and how often.", topic: .symptoms,
      words: [
        "my": "[show|show me|see|view|list|what are|whats] [my|the|all my]"
      ],
      phrases: [
        "<my> (medication|medicine|meds|dose|dosing|pill) (plan|plans|schedule|schedules)",
        "what (medication|medicine|meds|pills) (am i on|do i take|am i taking|should i take) [every day|daily]",
        "plans",
      ],
      examples: [Example("my medication plans"), Example("what meds am i on")],
      does: Work { turn in
        let plans = try store.plans().filter { $0.isActive(on: turn.now.day) }
        guard !plans.isEmpty else {
          return Reply("No medicine is planned.", .lines(["“i take sertraline 50mg every morning” plans one."]))
        }
        return Reply(nil, .lines(plans.map(said)))
      })
  }
}
