import Engine

extension Profile {
  var logSymptom: Tool {
    Tool(
      "log_symptom", verb: "symptom", "Keeps how something feels, or the day as a whole.", topic: .symptoms,
      phrases: SymptomPhrases.all,
      examples: [
        Example("headache 6/10", ["symptom": "headache", "severity": "6"]),
        Example("nausea after coffee", ["symptom": "nausea", "triggers": "coffee"]),
        Example("bad migraine", ["symptom": "migraine", "severity": "7"]),
        Example("back pain 5, took ibuprofen", ["symptom": "back pain", "severity": "5", "medication": "ibuprofen"]),
        Example("my headache is gone", ["symptom": "headache", "ended": "true"]),
        Example("overall 4 today", ["symptom": "overall", "severity": "4"]),
      ],
      does: Work(
        .choice("symptom", "what is felt, or overall", SymptomNames.known),
        .optional(.number("severity", "how bad, 0 is not at all and 10 is worst", 0...10)),
        .optional(.moment("at", "when it was felt", past: true)),
        .optional(.list("triggers", "what may have brought it on")),
        .optional(.text("medication", "what was taken for it")),
        .optional(.text("note", "what else there is to say")),
        .flag("ended", "whether it is over"), notYet: "Symptoms"))
  }
}
