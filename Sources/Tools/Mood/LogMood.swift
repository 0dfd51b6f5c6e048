import Engine

extension Profile {
  var logMood: Tool {
    let log = "[log|record|track|add|set|note|enter|put|rate] [a|my|the|todays]"
    let mood = """
      \(log) (mood|moods) [today|now|right now|rating|score|level|check] [is|is at|at|as|of|was|to|about|around|like]
      [a|an]
      """
    let today = """
      [today|right now|now|tonight|this morning|this afternoon|this evening|at the moment|atm] [mood wise
      |moodwise|for mood|in mood|on the mood scale]
      """
    let feeling = """
      ([im|i am|i|ive been|id say im|i think im|currently|today im|today i|just] (feeling|feel|felt)
      |im at|i am at|ive been at|today im at) [like|about|around|at] [a|an] [solid]
      """
    let am = """
      (im|i am|id say|i would say|id say im|id give it|id give today|id rate today|id rate my mood|i rate today
      |i rate my mood|its|it is|ive been|todays|today is|today im) [like|about|around|at|as|probably|maybe] [a
      |an] [solid]
      """
    return Tool(
      "log_mood", verb: "mood", "Keeps how you feel, from 1 to 10.", topic: .mood,
      .number("score", "how you feel, 1 is worst and 10 is best", 1...10),
      .optional(.text("note", "what goes with it")),
      phrases: [
        "\(mood) {score} \(today)",
        "\(mood) {score} [today|right now|now] {note}",
        "\(mood) {score} [today|right now|now] (because|cos|cause|coz|note|since|as|bc|because of|cos of|due to|thanks to) {note}",
        "\(feeling) {score} \(today)",
        "\(feeling) {score} [today|right now|now] {note}",
        "\(feeling) {score} [today|right now|now] (because|cos|cause|coz|note|since|as|bc) {note}",
        "\(am) {score} \(today)",
        "\(am) {score} today (because|cos|cause|coz|note|since|bc) {note}",
        "feeling {note} {score} \(today)",
        "i feel {note} {score} \(today)",
        "(rate|log|put|mark) (today|my day|my mood|the day) [as|at|down as|is] [a|an] {score}",
        "(a|an) {score} (today|mood wise|moodwise|for mood|mood today)",
        "{score} (mood|for mood|mood wise|moodwise|mood today) [today]",
        """
        \(log) mood (dropped|drops|went|gone|has gone|is|fell|rose|jumped|crept) [back] [up|down] to [a|an]
        {score} \(today)
        """,
      ] + words(for: "\(log) mood [today|right now] [is|was|feels] [so|really|pretty|very|a bit|quite]"),
      examples: [
        Example("mood 7", ["score": "7"]),
        Example("mood 3, work was awful", ["score": "3", "note": "work was awful"]),
        Example("feeling 4/10", ["score": "4"]), Example("mood is great", ["score": "8"]),
      ],
      notYet: "Moods")
  }

  /// Moods in words, by the score they stand for.
  private func words(for opening: String) -> [String] {
    [
      1: "the worst|worst ever",
      2: "awful|terrible|horrible|dreadful|rubbish|really bad|very low|miserable",
      3: "bad|low|down|sad|poor|crap|grim",
      5: "ok|okay|meh|so so|flat|average|neutral|alright|middling|fine",
      7: "good|decent|pretty good|nice|happy|positive",
      8: "great|really good|very good|lovely",
      9: "amazing|brilliant|fantastic|excellent|wonderful|superb",
      10: "perfect|the best|best ever",
    ]
    .sorted { $0.key < $1.key }
    .map { "\(opening) (\($0.value)) [today|right now|now] {score=\($0.key)}" }
  }
}
