import Civil
import Engine
import Records
import Store

extension Profile {
  var addNudge: Tool {
    Tool(
      "add_nudge", verb: "add", "Keeps one thing to do as a card.", topic: .nudges,
      words: [
        "thing": "(task|todo|to do|card|nudge|reminder|item|errand)",
        "list": "(list|todo list|todos|to do list|tasks|task list|nudges|cards|reminders)",
        "really": "[really|just|also|still|do|probably|definitely|actually|seriously]",
        "take": """
        [it|that|this|itll|thatll|thisll] [should|will|might|shouldnt|would|could] [probably|prob|only] (take|takes|needs
        |need) [me] [only|about|around|roughly|like|maybe]
        """,
      ],
      phrases: [
        "(remind|rmind|remnd|reminding) me [to|2|that|about] {capture}",
        "(remind|reminding|tell|nudge|ping) me {due} (to|about|that) {capture}",
        "(let me|lemme) know {due} (to|about|that) {capture}",
        "(give|send) me (a|another) <poke> [to|about|that] {capture}",
        """
        (give|send) me (a|another) <poke> {due} (to|about|that|for)
        {capture}
        """,
        "(get|have|want|need) (a|me a|another) reminder [to|about|that|for] {capture}",
        "(put|get|write) down that i (need|have|ought) to {capture}",
        """
        [and|oh] (were|we are|weve) [nearly|almost|all|completely|just] (out of|running low on|low on|running out of|run
        out of|running short of|short of) {capture}
        """,
        "(we|i) (havent|have not|dont|do not) (got|have) (any|enough|much) [more] {capture}",
        "(theres|there is|there are) no [more] {capture} left",
        "(im|i am) (nearly out of|almost out of|running low on|low on|running out of) {capture}",
        "remember the {capture}",
        "(not urgent|no rush|no hurry|not important) but {capture} {priority=low}",
        """
        [i] [please] (dont|do not|mustnt|must not|cant|cannot|better not|shouldnt) [let me] forget [to|about]
        {capture}
        """,
        "never forget [to|about] {capture}", "[i] [must|need to|have to|gotta|should|please] remember to {capture}",
        """
        (add|new|create|make|set|put|jot|log|schedule|pop|write) [me] [down] [a|an|the|another] [new] <thing> [to
        |for|called|about|that says|saying|that] {capture}
        """,
        """
        (add|put|stick|pop|chuck|throw|whack|get|write|bung) {capture} [down] (to|on|onto|in|into) [my|the] <list>
        [for me|too]
        """,
        "(add|put|stick|pop|chuck|throw|whack|get|bung) {capture} [down] (to|on|onto) [my|the] <list> [for|by|on] {due}",
        "(put|pencil|note|mark|jot|get|write) {capture} down (for|on|at) {due}", "pencil in {capture}",
        "pencil {capture} in [for|on|at] {due}",
        "(add|put|stick|pop|chuck|throw|whack|bung) (to|on|onto) [my|the] <list> {capture}",
        "(add|capture) {capture}", "(todo|to do|task|new task|new card|new todo|reminder|nudge) {capture}",
        "(i|we) <really> (need|want|have|ought|got|gotta|plan|am going|mean|intend|wanna) to {capture}",
        "(i|we) <really> need {capture}", "(need|gonna need) {capture}",
        "(ive|i have|weve|we have) <really> (got to|gotta) {capture}",
        "(i|we) <really> (must|should|gotta|oughta|had better|better) <really> {capture}",
        """
        (must|gotta|should|need to|have to|got to|ought to|gotta remember to|must remember to|better|got to remember
        to) [really|probably|definitely] {capture}
        """,
        """
        (make a note to|nudge me to|nudge me about|ping me to|ping me about|prod me to|tell me to|get me
        to|alert me to|poke me to|bug me to|bug me about|make sure i|make sure to|make sure that i) {capture}
        """,
        "note to self [to] {bare}", "note to self to {capture}",
        "(i am|im) (supposed|meant|due) to {capture}", "(it is|its) time (to|i|for me to) {capture}",
        "(ive|i have|weve|we have|ive got|i got|weve got|we have got|theres|there is) [got] (a|an|my|the) {bare}",
        "{capture}, <take> {minutes} [or so|tops|max|to do]",
        "(add|new|create|make|set) [me] [a|an] [new] <thing>",
        "(remind me|add|add something|new task|new card|add one)",
        "{bare}",
      ],
      examples: [
        Example(
          "remind me to call mum tomorrow at 5",
          ["title": "call mum", "due": "2026-11-21T17:00", "action": "CALL", "target": "mum"]),
        Example("todo: fix the gate", ["title": "fix the gate"]),
        Example("add a task"),
      ],
      writes: true, onlyAdds: true, toolset: .essential,
      does: Work(
        .asked(.text("title", "what to do, in the person's own words")),
        .optional(.moment("due", "when it must be done")),
        .optional(.repeats("repeat", "how often it comes back")),
        .optional(.choice("action", "what doing it takes", Profile.actions)),
        .typed(.optional(.text("target", "the person, number, address or link"))),
        .optional(.minutes("minutes", "how long it may take")),
        .optional(
          .choice("priority", "how much it matters", ["high": ["urgent", "important"], "low": ["unimportant"]])),
        .optional(.long(.text("notes", "more words for the card")))
      ) { turn, title, due, rule, action, target, minutes, priority, notes in
        guard let title, !title.trimmed.isEmpty else {
          return Reply(lead: .question(Question("What is it?", open: .init(Call("add_nudge"), "title"))))
        }
        let draft = Draft(
          title: title, due: due, rule: rule, action: action, target: target, minutes: minutes, priority: priority,
          notes: notes)
        let nudge = try withWords(newNudge(draft, turn), turn)
        try change("added \(title)", "add_nudge", capturing: line(of: nudge, turn)) { try $0.put(nudge) }
        // In focus nothing is to be looked at.
        return turn.isFocused
          ? Reply("Kept.", about: reference(nudge)) : Reply(kept(nudge, turn), .card(card(nudge, turn)))
      })
  }

  /// What is typed to make the card. What else a line asks for is not this card's, and may be for the vault alone.
  private func line(of nudge: Nudge, _ turn: Turn) -> String {
    guard turn.hasOthers, !turn.line.isEmpty else { return turn.line }
    return "add \(nudge.title)" + (nudge.due.map { " \($0.iso)" } ?? "")
  }

  /// "Kept: call mum. Sat 21 Nov 17:00, tomorrow."
  private func kept(_ nudge: Nudge, _ turn: Turn) -> Said {
    guard let due = nudge.due else { return "Kept: \(nudge.title)." }
    return "Kept: \(nudge.title), \(due, turn.now)."
  }

  static let actions = [
    "CALL": ["call", "ring", "phone"], "TEXT": ["text", "message"], "EMAIL": ["email", "mail"],
    "LINK": ["link", "open"],
  ]
}
