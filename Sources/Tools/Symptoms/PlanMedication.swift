import Engine

extension Profile {
  var planMedication: Tool {
    let take = """
      [ok|from now on|starting now] (i take|im on|i am on|im taking|i am taking|ive been prescribed|i have been
      prescribed|prescribed|my doctor put me on|my doctor prescribed|i started|started|ive started|im starting
      |starting|i should take|im supposed to take|i need to take|plan|schedule|plan to take|i have to take|put
      me on) [on|taking|to take] [my|a|an|the]
      """
    let plan = """
      [add|new|set up|start|make|create|set] [a|an|my|the] [new] (medication plan|medication schedule|med plan
      |meds plan|medication|plan|prescription|med|dose plan|dosing plan) [for|of]
      """
    return Tool(
      "plan_medication", verb: "plan", "Keeps which medicine you take how often.", topic: .symptoms,
      phrases: [take, plan].flatMap {
        [
          "\($0) {medication} {repeat}",
          "\($0) {dose} [of] {medication} {repeat}",
          "\($0) {medication} {dose} {repeat}",
        ]
      },
      examples: [
        Example(
          "i take sertraline 50mg every morning",
          ["medication": "sertraline", "dose": "50mg", "repeat": "FREQ=DAILY"]),
        Example("plan ritalin every day", ["medication": "ritalin", "repeat": "FREQ=DAILY"]),
      ],
      does: Work(
        .choice("medication", "what it is", MedicationNames.known),
        .optional(.text("dose", "how much")), .repeats("repeat", "how often"), notYet: "Medication plans"))
  }
}
