import Civil
import Engine
import Language
import Records
import Store

extension Profile {
  var editMood: Tool {
    Tool(
      "edit_mood", verb: "edit-mood", "Changes the mood in hand, or the one kept last.", topic: .mood,
      words: [
        "oops": "[actually|no|sorry|oh|wait|hmm|oops|hang on|no wait]",
        "it": "(it|that|this|that one|this one)",
        "last": "[the|my|that|this] [last|latest] mood",
      ],
      phrases: [
        "(change|edit|correct|fix|amend|update) <last> [score] to [a|an] {score}",
        "(change|edit|correct|fix|amend|update|add to) [the] note (of|on|for) <last> to {note}",
        "(add|put) {note} (to|on) (the|my|that|this) [last|latest] mood",
        "edit mood",
      ],
      examples: [
        Example("change my last mood to 6", ["score": "6"]),
        Example("add slept badly to my last mood", ["note": "slept badly"]),
      ],
      writes: true,
      phrasesInHand: [
        "mood_log": [
          "<oops> (make|change|set|put) <it> [to|at|be|into] [a|an|be a] {score}",
          "<oops> <it> (was|is|should be) [really|actually|more like|rather] [a|an] {score}",
          "<oops> (its|thats|more like|i mean|i meant|rather|or rather|say|make it) [really|actually] [a|an] {score}",
          "(actually|no|sorry|oh|wait|hmm|oops|hang on|no wait) [a|an] {score}",
          "<oops> (make|change|set|put|move) <it> [to|at|be|into] {at}",
          "<oops> <it> (was|is|should be) [really|actually|from|of] {at}",
        ]
      ],
      does: Work(
        .inner(.which()),
        .optional(.number("score", "how you felt, 1 is worst and 10 is best", MoodLog.scores)),
        .optional(.moment("at", "when that was", past: true)),
        .sealed(.optional(.text("note", "what goes with it")))
      ) { turn, which, score, at, note in
        try one(which, on: moods, turn, for: Call("edit_mood")) { mood in
          var edited = mood
          if let score { edited.score = score }
          if let at = try past(at, turn) {
            edited.at = at
            edited.journalEntryID = try entryBeside(at)
          }
          if let note { edited.note = try seal(note, of: mood.id, .moodNote) }
          guard edited != mood else { return Reply("It says that already. “make that 6” gives it another number.") }
          try change("changed a mood", "edit_mood") { try $0.put(edited) }
          return Reply("Changed: \(said(edited.score, edited.at, note, turn.now)).")
        }
      })
  }
}
