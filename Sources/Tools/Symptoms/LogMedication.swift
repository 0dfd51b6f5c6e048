import Civil
import Engine
import Language
import Records
import Store

extension Profile {
  var logMedication: Tool {
    let took = """
      [i|ive|i have|i just|just|ok i|yes i|finally|already|i already] [just|finally|already] (took|taken|had
      |log|record|swallowed|popped|logged|used|log that i took)
      """
    let my =
      "[my|the|a|an|some|todays|another|this mornings|tonights] [[morning|evening|night|lunchtime|bedtime|midday|afternoon] dose of|morning|evening|night]"
    let missed = """
      (missed|forgot|forgot to take|forgotten|forgotten to take|didnt remember to take|missed taking) [to take]
      """
    let skipped = """
      (skipped|skip|skipping|didnt take|did not take|havent taken|not taking|decided not to take|decided to
      skip|wont take|chose not to take|leaving out|left out)
      """
    let unsure = """
      [im] (not sure|unsure|cant remember|cannot remember|dont remember|dont know|no idea|dunno|forgot) (if
      |whether) (i|ive) [have|already|had] (took|taken|take|had)
      """
    let today = "[dose] [today|on purpose|again|now]"
    let went = [("taken", took), ("skipped", "[i|ive] \(skipped)"), ("missed", "[i|ive] \(missed)")]
    return Tool(
      "log_medication", verb: "dose", "Keeps a dose: taken, late, skipped, missed or unknown.", topic: .symptoms,
      phrases: [
        "\(took) \(my) {medication}",
        "\(took) \(my) {medication} [at|around|about] {at}",
        "\(took) \(my) {medication} {dose}",
        "\(took) \(my) {medication} {dose} {at}",
        "\(took) \(my) {dose} {medication}",
        "\(took) \(my) {dose} of {medication}",
        "\(took) \(my) {dose} {medication} [at|around|about] {at}",
        "\(took) \(my) {dose} of {medication} [at|around|about] {at}",
        "{at} \(took) \(my) {medication}",
        "{at} \(took) \(my) {dose} {medication}",
        "\(took) \(my) {medication} (with|after|before) [my] (breakfast|lunch|dinner|tea|food|water|bed)",
        "\(my) {medication} (taken|done|down) [now|today]",
        "\(my) {medication} taken {at}",
        "\(took) \(my) {medication} [a bit|a little|really] late [today|again] {state=late}",
        "\(took) \(my) {medication} late {at} {state=late}",
        "[i was|was|im|bit|a bit] late (taking|with) \(my) {medication} [today] {state=late}",
        "[i|ive|i have|i just|oh no i|today i] [just] \(skipped) \(my) {medication} \(today) {state=skipped}",
        "[i|ive|i have] \(skipped) \(my) {medication} {at} {state=skipped}",
        """
        [i|ive|i have|i just|oh no i|oh i|i completely|i totally|completely|totally] \(missed) \(my)
        {medication} \(today) {state=missed}
        """,
        "[i|ive|i have|i completely] \(missed) \(my) {medication} {at} {state=missed}",
        "[i] \(unsure) \(my) {medication} \(today) {state=unknown}",
      ]
        + [
          ("morning", "in the morning"), ("lunchtime", "at lunchtime"), ("evening", "in the evening"),
          ("night", "at night"),
        ].flatMap { part, time in
          went.map { state, verb in
            "\(verb) (the|my|this|todays) \(part) (dose|doses) [on purpose|today] {at=\(time)} {state=\(state)} {medication=meds}"
          }
        }
        + went.map { state, verb in
          "\(verb) (the|my|a|todays) (dose|doses) [on purpose|today|again] {state=\(state)} {medication=meds}"
        },
      examples: [
        Example("took 400mg ibuprofen", ["medication": "ibuprofen", "dose": "400mg"]),
        Example("just had my elvanse", ["medication": "elvanse"]),
        Example("skipped my meds", ["medication": "meds", "state": "skipped"]),
        Example("forgot my antibiotics", ["medication": "antibiotics", "state": "missed"]),
      ],
      writes: true,
      does: Work(
        .name("medication", "what it is", MedicationNames.known),
        .optional(.text("dose", "how much")), .optional(.past("at", "when")),
        .optional(
          .choice(
            "state", "how it went; taken where nothing is said",
            ["taken": [], "late": [], "skipped": ["on purpose"], "missed": ["forgot"], "unknown": ["not sure"]])),
        .inner(.optional(.text("plan", "the plan whose dose it is")))
      ) { turn, medication, dose, at, state, plan in
        let dose = try dose.map(Profile.dose)
        let state = state.flatMap(MedicationEntry.State.init) ?? .taken
        let doses = try newDoses(
          Medicine(medication, dose: dose), try past(at, turn), state, plan: plan.flatMap(ID.init(argument:)), turn)
        try change("kept \(doses[0].medication)", "log_medication") { tx in
          for dose in doses { try tx.put(dose) }
        }
        if turn.isFocused { return Reply("Kept.", about: reference(.dose(doses[0]))) }
        let told = doses.map { self.told(.dose($0), turn) }
        return Reply("Kept: \(told.joined("; ")).", about: reference(.dose(doses[0])))
      })
  }

  /// The dose as it was said; none is less than something: "-2", "0", "0mg".
  static func dose(_ words: String) throws -> String {
    guard !words.hasPrefix("-"), !words.hasPrefix("−"), Double(words.prefix { $0.isNumber || $0 == "." }) != 0 else {
      throw Trouble("A dose is more than nothing.", hint: "“skipped” is for one that was not taken.", code: .usage)
    }
    return words
  }
}
