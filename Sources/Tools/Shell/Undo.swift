import Engine
import Store

extension Profile {
  var undo: Tool {
    Tool(
      "undo", verb: "undo", "Takes back the last change, as often as you like.", topic: .shell,
      phrases: [
        "(undo|undo that|undo it|undo this|take that back|take it back|revert|revert that|oops|whoops|oops undo|undo the last one|undo last|undo the last thing|undo my last change|undo what i just did|undo what you just did|i didnt mean that|i did not mean that|i didnt mean to do that|that was a mistake|that was wrong|put it back|put that back|roll back|roll that back|go back|step back|ctrl z|control z|reverse that|my mistake|my bad|no undo|that was an accident|unsay that|oops my mistake|wrong one|oops wrong one|u) [please|again|now|nudgy|actually]",
        "(oops|no|wait|oh no|sorry|argh|damn|ah|whoops|actually|hang on|no wait) (undo|undo that|take that back|revert that|wrong one|i didnt mean that|put it back|undo it|that was a mistake|that was wrong|i didnt mean to)", "undo [the|that|my] (last|previous|latest) (change|action|thing|one|edit|command|step|snooze|completion|delete|deletion|card)", "(undo|take back|revert|reverse) (the|that|my) (last|previous|delete|deletion|snooze|change|edit|completion|last change|last action)",
      ],
      examples: [Example("undo"), Example("oops, undo that"), Example("take that back")],
      writes: true
    ) { _ in
      guard let group = try store.undo() else { return Reply("There is nothing to undo.") }
      return Reply("Taken back: \(group.what).")
    }
  }
}
