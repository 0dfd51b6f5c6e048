import Engine
import Language
import Store

extension Profile {
  var undo: Tool {
    Tool(
      "undo", verb: "undo", "Takes back the last change, as often as you like.", topic: .shell,
      words: UndoRetorts.words,
      [
        "oops": """
        [oops|whoops|woops|no|wait|oh no|sorry|argh|damn|dammit|ah|actually|hang on|hold on|no wait|oh|ugh|oh wait|crap
        |shit|shoot|aargh|oopsie]
        """,
        "regret": """
        ([i] (didnt|did not|never) (mean|want) (that|it|this|to|to do that|to do it)|
        [i] (didnt|did not|never) (mean|want|intend) to (delete|drop|remove|bin|finish|complete|tick|snooze|skip|move|change|add|keep
        |press|say|type|send) [off] [that|it|this|that one|this one]|
        [i|ive|i have] [just] (deleted|dropped|finished|ticked|ticked off|moved|snoozed|did|picked|chose|changed|skipped) the wrong
        (one|card|thing|task)|
        [i] (didnt|havent|did not|have not) [actually] (do|done|finish|finished) (it|that|that one) [yet]| [that|it] was [a|an] (mistake
        |accident|wrong|the wrong one)| wrong one| wrong card| [its] my (mistake|bad)| thats wrong| thats not right)
        """,
        "back": """
        (undo|undo that|undo it|undo this|unsay that|take that back|take it back|revert|revert that|revert it|reverse
        that|reverse it|put it back|put that back|roll back|roll that back|roll it back|go back|step back|change it
        back)
        """,
        "change": """
        [last|previous|latest] (change|action|thing|one|edit|command|step|snooze|completion|delete|deletion|card|move
        |skip)
        """,
      ],
      phrases: [
        "<oops> [<regret>] <back> [again|now|actually]",
        "<oops> <back> [because|cos] <regret>",
        "<oops> <regret>",
        "<oops> (put|change|turn|set) (it|that|this|things|everything) back [to] (how|what|the way|as) (it|they) (was|were)",
        "(oops|whoops|woops|ctrl z|control z|u|undo last)",
        "<oops> (undo|take back|revert|reverse|cancel) (the|that|my|your) (last|previous|latest) <change>",
        "<oops> (undo|take back|revert|reverse) (the|that|my) <change>",
        """
        <oops> (undo|take back|revert|reverse) (what|whatever|everything|the thing) (i|you) [just|last] (did|changed
        |said)
        """,
      ],
      retorts: UndoRetorts.all,
      examples: [Example("undo"), Example("oops, undo that"), Example("take that back")],
      writes: true, needsKey: true, toolset: .essential,
      does: Work(
        .inner(.optional(.choice("of", "what is argued with", ["change": [], "loss": []]))),
        .inner(.optional(.text("change", "the number of the change that the person was asked about"))),
        asking: { turn, _, _ in
          guard let group = try store.undo(dryRun: true) else {
            throw Trouble("There is nothing to undo.", code: .notFound)
          }
          return turn.leave(for: Call("undo", ["change": .words(String(group.number))]), to: group.what.text())
        }
      ) { turn, argued, change in
        guard argued == nil || turn.dialogue.isReceipt && (argued == "change" || tookAway(turn)) else {
          throw Trouble("There is nothing to take back.", code: .notFound)
        }
        // What is argued with was done here, and what was asked about was shown; a bare undo takes back the newest
        // change, wherever it was made.
        let shown = change.flatMap(Int64.init).map { [$0] }
        let meant = shown ?? (argued == nil ? nil : turn.dialogue.lastChange?.groups ?? [])
        let taken = try telling("Taking back a lot. That takes a while.") {
          if let meant { try store.undo(meant).last } else { try store.undo() }
        }
        guard let taken else { return Reply("There is nothing to undo.") }
        return Reply("Taken back: \(taken.what).", occasion: .undone)
      })
  }
}

extension Profile {
  /// Whether the last call put something out of sight, whatever its kind.
  private func tookAway(_ turn: Turn) -> Bool {
    guard let last = turn.dialogue.lastChange?.call.tool else { return false }
    return ["drop_nudge", "complete_nudge", "turn_into_note"].contains(last)
      || catalogue.first { $0.name == last }?.sibling?.tool == "drop_nudge"
  }
}
