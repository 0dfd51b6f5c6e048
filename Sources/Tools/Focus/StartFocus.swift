import Civil
import Engine
import Language
import Records
import Store

extension Profile {
  var startFocus: Tool {
    Tool(
      "start_focus", verb: "focus", "Starts a stretch of time for one card.", topic: .focus,
      words: [
        "session": """
        (focus|focusing|focussing|focus session|focus time|focus block|focus timer|focus mode|pomodoro|pomo|work
        session|deep work|sprint)
        """,
        "double": "(body double|bodydouble|sit|stay|work|focus|cowork) with me",
        "lets": "(lets|let us|help me|i want to|i need to|i have to|i will|ill|im going to|time to|can we|lets just)",
        "focus": "(focus|concentrate|do some work|work|get to work|do a pomodoro|do a focus session)",
      ],
      phrases: [
        "[start|begin|do|new|another|enter|go into|turn on] [a|an|the|my|some] [new] <session> [on|now|session]",
        "[start|begin|do|set|new|another] [a|an|the|my] {minutes} <session> [session|timer|block]",
        "[start|begin|do|set|new|another] [a|an|the|my] {minutes} <session> (on|for) {which}",
        "[start|begin|do|set|new|another] [a|an|the|my] <session> [timer] (for|of) {minutes}",
        "[start|begin|do] [a|an|the|my] <session> (on|for|with) {which}",
        "[start|begin|do] [a|an|the|my] <session> (on|for|with) {which} for {minutes}",
        "[start|begin|do] [a|an|the|my] <session> for {minutes} (on|for|with) {which}",
        "(lock in|knuckle down|buckle down|get to work|start working)",
        "(lock in|knuckle down|buckle down|get to work|start working) for {minutes}",
        "(lock in|knuckle down|buckle down|get to work|start working) on {which}",
        "(lock in|knuckle down|buckle down|get to work|start working) on {which} for {minutes}",
        "focus [for] {minutes}",
        "focus [for] {minutes} on {which}",
        "focus on {which}",
        "focus on {which} for {minutes}",
        "focus on {which} {minutes}",
        "<lets> <focus>",
        "<lets> <focus> for {minutes}",
        "<lets> <focus> on {which}",
        "<lets> <focus> on {which} for {minutes}",
        "<lets> do {minutes} (of|on) {which}",
        "<lets> spend {minutes} on {which}",
        "[be my|body] (body double|bodydouble|double) [me] [please|now]",
        "body double [with me|me] for {minutes}",
        "body double [with me|me] (on|for|while i do) {which}",
        "<double> [please|now]",
        "<double> for {minutes}",
        "<double> on {which}",
        "<double> on {which} for {minutes}",
        "<double> while i do {which}",
        "(set|start) [a|the|my] [focus] timer",
        "(set|start) [a|the|my] [focus] timer for {minutes}",
        "[set|start|put on] [a|an|the|my] {minutes} [focus] timer",
        "[set|start|put on] [a|an|the|my] {minutes} [focus] timer (on|for|to do) {which}",
        "{minutes} of (focus|work|deep work)",
        "{minutes} of (focus|work|deep work) on {which}",
        "give me {minutes} of focus", "give me {minutes} (on|for|with) {which}", "(time me|clock me) [for] {minutes}",
        "(just|only|do|doing|maybe) {minutes} on {which}",
        "{minutes} on {which} (go|starting now|now|please|lets go)",
        "(time me|clock me) [for] {minutes} (on|while i do) {which}",
        "(keep me company|stay with me|sit with me|be with me) (while|as) i (do|tackle|work on|finish|sort) {which}",
        "(keep me company|stay with me|sit with me|be with me) [please|for a bit|while i work]",
        "(work on|start on|tackle|crack on with|get on with) {which} for {minutes}",
        "(im|i am) (going to|gonna|about to) (do|tackle|start|work on|start on) {which} (now|right now|right away)",
        "(im|i am) (starting|tackling|working on|doing) {which} now",
      ],
      examples: [
        Example("focus"), Example("focus for 25 minutes", ["minutes": "25"]),
        Example("focus on the report for 45 min", ["minutes": "45", "which": "report"]),
        Example("lets focus on the washing up", ["which": "washing up"]), Example("pomodoro"),
      ],
      writes: true, toolset: .essential,
      does: Work(.optional(.minutes("minutes", "how long")), .which()) { turn, minutes, which in
        guard let chosen = try focused(which, turn) else {
          return try begin(nil, minutes ?? Profile.focusMinutes, turn)
        }
        return try one(
          chosen, turn, .active, for: Call("start_focus", minutes.map { ["minutes": .number(Double($0))] } ?? [:])
        ) {
          try begin($0, minutes ?? Profile.focusMinutes, turn)
        }
      })
  }

  /// As long as most people hold, and as kitchen timers have it.
  private static let focusMinutes = 25

  /// `nil` for a stretch without a card: nothing was named and nothing is in hand.
  private func focused(_ which: Which, _ turn: Turn) throws -> Which? {
    guard which == .current else { return which }
    guard let id = turn.dialogue.inHand.flatMap({ ID($0.id) }), try store.nudge(id)?.status == .active else {
      return nil
    }
    return which
  }

  private func begin(_ nudge: Nudge?, _ minutes: Int, _ turn: Turn) throws -> Reply {
    if let open = try store.openFocus() { try end(open, at: turn.now, origin: .person) }
    let session = FocusSession(id: ids.random(), nudge: nudge?.id, startedAt: turn.now, planned: minutes)
    try change("began to focus", "start_focus") { try $0.put(session) }
    let time: Said = "\(minutes, "minute", "minutes")"
    return Reply(
      nudge.map { "\(time) for \($0.title)." } ?? "\(time) of focus.",
      .lines(["Whatever else comes to mind, type it: it is kept. “stop focus” ends this."]),
      about: nudge.map(reference), focus: .until(turn.now.adding(minutes: minutes)), occasion: .focus)
  }
}
