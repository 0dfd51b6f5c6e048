import Civil
import Engine
import Records
import Store

extension Profile {
  var logMeasure: Tool {
    Tool(
      "log_measure", verb: "measure", "Keeps a number about the body: sleep, weight, pulse.", topic: .symptoms,
      words: [
        "log":
          "[log|logged|record|recorded|track|add|note|measure|new] [my|the|todays] [morning|evening|todays|resting]",
        "at": "[is|was|of|at|is at|reading|today|this morning|now|as|to|measured|came to|came out at]",
        "about": "[for|about|only|around|just|a solid|like|nearly|almost|maybe|another]",
        "night": "[last night|today|tonight|in total|overnight|through the night]",
        "how": """
        [really|very|so|pretty|quite] (badly|bad|poorly|terribly|awfully|well|good|great|ok|okay|fine|horribly|like (a log
        |a baby|a stone|the dead|rubbish))
        """,
        "coffees": "(coffees|coffee|espressos|lattes|cups of coffee|cups of tea|cappuccinos|energy drinks|teas)",
        "ago": "[resting|at rest] [today|this morning|now|so far|this evening|tonight|so far today]",
        "woke":
          "(woke|woke up|was up|up|waking|waking up) (once|twice|three times|four times|a few times|several times|a lot|all night|early)",
      ],
      phrases: [
        "(log|record|track|new) [a|the] (measure|measurement|reading) [called|of|for] {measure*} [at|as|is|of] {value}",
        "<log> {measure} <at> <about> {value} <ago>",
        "<log> {measure} <at> <about> {value} {at}",
        "[i] (weigh|weighed|weighed in at) [in at] <about> {value} <ago> {measure=weight}",
        "[my|the|todays] [morning] weigh in <at> <about> {value} <ago> {measure=weight}",
        "[i] [have|ive] (walked|did|done|took|got|hit|log|record) <about> {value} steps <ago> {measure=steps}",
        "{value} steps <ago> {measure=steps}",
        "[i] [have|ive] [drank|had|drunk] <about> {value} <coffees> <ago> {measure=caffeine} {unit=cups}",
        "[i] [have|ive] (drank|had|drunk) <about> {value} <coffees> {at} {measure=caffeine} {unit=cups}",
      ]
        + ["{value} {unit}", "{value+unit}"].flatMap { amount in
          [
            phrase("<log> {measure} <at> <about>", amount, "<ago>"),
            phrase("<log> {measure} <at> <about>", amount, "{at}"),
            phrase(
              "[i|i only|ive|only|just] (slept|sleep|got|had) [for] <about>", amount,
              "[of] sleep <night> {measure=sleep}"),
            phrase("[i|i only|ive|only|just] slept <about>", amount, "<night> {measure=sleep}"),
            phrase("[i|i only|ive|only|just] slept <about>", amount, "[on] {at} {measure=sleep}"),
            phrase("[i|i only|ive|only|just] slept <about>", amount, "[but|and] <how> {measure=sleep}"),
            phrase("[i|i only|ive|only|just] slept <about>", amount, "[but|and] <woke> {measure=sleep}"),
            phrase("[i|ive|i only] slept <how> <night> [only|just|about|maybe|for]", amount, "{measure=sleep}"),
            phrase("[i|i only|log|record|add]", amount, "[of] sleep <night> {measure=sleep}"),
            phrase("[my|the|todays] [morning] weigh in <at> <about>", amount, "<ago> {measure=weight}"),
            phrase("[i] (weigh|weighed|weighed in at|am) [in at] <about>", amount, "<ago> {measure=weight}"),
            phrase("[i] [have|ive] (drank|had|drunk|log|record) <about>", amount, "[of] water <ago> {measure=water}"),
            phrase(amount, "[of] water <ago> {measure=water}"),
            phrase("[i] [have|ive] (drank|had|drunk) <about>", amount, "[of] (coffee|tea) <ago> {measure=caffeine}"),
            phrase("[i] [have|ive] (exercised|worked out|trained) <about>", amount, "<ago> {measure=exercise}"),
            phrase("[i] [have|ive] (walked|went for a walk) <about>", amount, "<ago> {measure=walking}"),
            phrase("[i] [have|ive] (ran|run|jogged|went running) <about>", amount, "<ago> {measure=running}"),
            phrase("[i] [have|ive] meditated <about>", amount, "<ago> {measure=meditation}"),
          ]
        }
        + ["", "{unit}"].flatMap { unit in
          ["<ago>", "{at}"].map { when in
            phrase("<log> (blood pressure|bp) <at> {value/value}", unit, when, "{measure=systolic/diastolic}")
          }
        },
      examples: [
        Example("slept 7 hours", ["measure": "sleep", "value": "7", "unit": "hours"]),
        Example("weight 71.5 kg", ["measure": "weight", "value": "71.5", "unit": "kg"]),
        Example("heart rate 62", ["measure": "heart rate", "value": "62"]),
      ],
      writes: true, onlyAdds: true,
      does: Work(
        .name("measure", "what was measured", MeasureNames.known),
        .decimal("value", "the number", Profile.anyNumber),
        .optional(.name("unit", "its unit", MeasureNames.units)),
        .optional(.past("at", "when it was measured"))
      ) { turn, name, value, unit, at in
        guard unit != "hours" || value <= 24 else {
          throw Trouble("A day has 24 hours.", hint: "Say it again with fewer.", code: .usage)
        }
        guard value >= 0 else {
          throw Trouble("Less than nothing cannot be measured.", hint: "Say it again without the minus.", code: .usage)
        }
        var measure = Measure(
          id: ids.random(), name: name, value: value, unit: unit, at: try past(at, turn) ?? RoughTime(When(turn.now)),
          createdAt: turn.now)
        measure.zone = turn.reading.zone
        try change("kept \(name)", "log_measure") { try $0.put(measure) }
        if turn.isFocused { return Reply("Kept.", about: reference(.measure(measure))) }
        return Reply("Kept: \(told(.measure(measure), turn)).", about: reference(.measure(measure)))
      })
  }
}
