import Civil
import Engine
import Language
import Records
import Store

extension Profile {
  var logMood: Tool {
    // Words that say no more than that it is of now.
    return Tool(
      "log_mood", verb: "mood", "Keeps how you feel, from 1 to 10.", topic: .mood,
      words: [
        "log": "[log|record|track|add|set|note|enter|put|rate] [a|my|the|todays]",
        "mood": """
        <log> (mood|moods) [today|now|right now|rating|score|level|check] [is|is at|at|as|of|was|to|about|around|like]
        [a|an]
        """,
        "today": """
        [today|right now|now|tonight|this morning|this afternoon|this evening|at the moment|atm] [mood wise
        |moodwise|for mood|in mood|on the mood scale]
        """,
        "feeling": """
        ([im|i am|i|ive been|id say im|i think im|currently|today im|today i|just] (feeling|feel|felt)
        |im at|i am at|ive been at|today im at) [like|about|around|at] [a|an] [solid]
        """,
        "am": """
        (im|i am|id say|i would say|id say im|id give it|id give today|id rate today|id rate my mood|i rate today
        |i rate my mood|its|it is|ive been|todays|today is|today im) [like|about|around|at|as|probably|maybe] [a
        |an] [solid]
        """,
        "now": """
        [today|right now|now|at the moment|atm] [mood wise|moodwise|for mood|in mood|on the mood scale]
        """,
        "was": """
        [i|ive|my mood|mood|it] (was|felt|was feeling|felt like|was at|was like|felt about|was about|had been) [a|an|at
        |like|about|around] [a|an]
        """,
        "felt": "[i am|im|i|ive been|i have been] (feel|feeling|felt|been feeling)",
        "because": "(because|cos|cause|coz|note|since|as|bc|because of|cos of|due to|thanks to)",
      ],
      phrases: [
        "(log|record|track|add|set|enter|rate|check) [a|my|the|todays] mood [now|today]",
        "mood (check|check in|checkin|log)",
        "<mood> {score} <now>",
        "<mood> {score} [today|right now|now] {note}",
        "<mood> {score} [today|right now|now] <because> {note}",
        "<mood> {score} [for|from|on|at] {at}",
        "<mood> {score} [for|from|on|at] {at}, {note}",
        "<mood> {score} [for|from|on|at] {at} <because> {note}",
        "<log> mood [for|from|of|on] {at} [was|is|a|an|at] {score}",
        "<log> mood [for|from|of|on] {at} [was|is|a|an|at] {score}, {note}",
        "<log> mood [for|from|of|on] {at} [was|is|a|an|at] {score} <because> {note}",
        "<was> {score} {at}", "<was> {score} {at}, {note}", "<was> {score} {at} <because> {note}",
        "{at} <was> {score}", "{at} <was> {score}, {note}", "{at} <was> {score} <because> {note}",
        "{at} mood [was|is|at] [a|an] {score}", "{at} mood [was|is|at] [a|an] {score}, {note}",
        "<feeling> {score} <today>",
        "<feeling> {score} [today|right now|now] {note}",
        "<feeling> {score} [today|right now|now] <because> {note}",
        "<am> {score} <today>",
        "<am> {score} today <because> {note}",
        "feeling {note} {score} <today>",
        "<felt> {note}, [maybe|probably|about|around|id say|i would say|call it|more like|so|like] [a|an] {score} <today>",
        "i feel {note} {score} <today>",
        "(rate|log|put|mark) (today|my day|my mood|the day) [as|at|down as|is] [a|an] {score}",
        "(a|an) {score} (today|mood wise|moodwise|for mood|mood today)",
        "{score} (mood|for mood|mood wise|moodwise|mood today) [today]",
        "(about|around|roughly|maybe|probably|somewhere around|more like) (a|an) {score} <today>",
        "moods [like|about|around|at|roughly] [a|an] {score} <today>",
        """
        <log> mood (dropped|drops|went|gone|has gone|is|fell|rose|jumped|crept) [back] [up|down] to [a|an]
        {score} <today>
        """,
        "mood",
      ] + words(for: "<log> mood [today|right now] [is|was|feels] [so|really|pretty|very|a bit|quite]")
        + Profile.lately.map { "\($0) [a|an|it was] {score} {at=\($0)}" },
      examples: [
        Example("mood 7", ["score": "7"]),
        Example("mood 3, work was awful", ["score": "3", "note": "work was awful"]),
        Example("feeling 4/10", ["score": "4"]), Example("mood is great", ["score": "8"]),
        Example("mood 4 yesterday evening", ["score": "4", "at": "2026-11-19T18:00"]),
      ],
      writes: true, onlyAdds: true, toolset: .essential,
      does: Work(
        .asked(.number("score", "how you feel, 1 is worst and 10 is best", MoodLog.scores)),
        .sealed(.optional(.text("note", "what goes with it"))),
        .optional(.moment("at", "when it was, where that is not now", past: true))
      ) { turn, score, note, at in
        guard let score else { return askMood(note) }
        let mood = try newMood(score, note, at, turn)
        try change("kept a mood", "log_mood") { try $0.put(mood) }
        // In focus nothing is to be looked at.
        if turn.isFocused { return Reply("Kept.", about: reference(mood)) }
        return Reply("Kept: \(said(score, at, note, turn.now)).", about: reference(mood))
      })
  }

  private func askMood(_ note: String?) -> Reply {
    var call = Call("log_mood")
    if let note { call = call.with("note", .words(note)) }
    return Reply(lead: .question(Question("How are you, from 1 to 10?", open: .init(call, "score"))))
  }

  private func newMood(_ score: Int, _ note: String?, _ at: When?, _ turn: Turn) throws -> MoodLog {
    let id = ids.random()
    let at = try past(at, turn) ?? When(turn.now)
    let sealed = try note.map { try seal($0, of: id, .moodNote) }
    var mood = MoodLog(id: id, at: at, score: score, note: sealed, createdAt: turn.now)
    mood.journalEntryID = try entryBeside(at)
    return mood
  }

  /// Times that have passed, which alone before a number tell that it is a mood.
  private static let lately = [
    "yesterday", "yesterday morning", "yesterday afternoon", "yesterday evening", "yesterday night", "last night",
  ]

  /// Moods in words, by the score they stand for.
  private func words(for opening: String) -> [String] {
    [
      ("{score=1}", "(the worst|worst ever)"),
      ("{score=2}", "(awful|terrible|horrible|dreadful|rubbish|really bad|very low|miserable)"),
      ("{score=3}", "(bad|low|down|sad|poor|crap|grim)"),
      ("{score=5}", "(ok|okay|meh|so so|flat|average|neutral|alright|middling|fine)"),
      ("{score=7}", "(good|decent|pretty good|nice|happy|positive)"),
      ("{score=8}", "(great|really good|very good|lovely)"),
      ("{score=9}", "(amazing|brilliant|fantastic|excellent|wonderful|superb)"),
      ("{score=10}", "(perfect|the best|best ever)"),
    ]
    .map { score, words in phrase(opening, words, "[today|right now|now]", score) }
  }
}
