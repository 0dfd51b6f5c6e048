import Civil
import Engine
import Language
import Records

extension Profile {
  var snoozeNudge: Tool {
    Tool(
      "snooze_nudge", verb: "snooze", "Puts a card off until a time.", topic: .nudges,
      .which(),
      .optional(.moment("until", "when it comes back")),
      phrases: [
        "<snooze> {which} (until|till|til|to|for|by) {until}", "<snooze> {which} {until}", "<snooze> (it|this|that|this one|that one|this card|card|the card) [until|till|til|to|for|by] {until}", "<snooze> [until|till|til|to|for|by] {until}",
        "<snooze> {which}", "<snooze>", "<snooze> (it|this|that|this one|that one|this card)", "{until}",
        "(put|push|move|bump|kick|shove|leave) {which} (off|back|out) (until|till|til|to|for|by) {until}", "(put|push|bump|leave|kick) {which} (off|back|out)", "(put|push|bump|kick) (off|back) {which} (until|till|til|to|for|by) {until}", "(put|push|bump) (off|back) {which}",
        "(put|push|move|bump|kick|leave) (it|this|that|this one|that one) (off|back|out) [until|till|til|to|for|by] {until}", "(put|push|bump|kick) (it|this|that|this one|that one) (off|back)",
        "(remind|ask|tell|nudge|ping|bug) me [about] (again|later about) {which} {until}", "(remind|ask|tell|nudge|ping|bug) me (about|of) {which} [again] {until}",
        "(remind|ask|tell|nudge|ping|bug|show) me [again|about it|about this|about that|of it|of this|it again|that again|this again] {until}", "(remind|ask|tell|nudge|ping|bug|show) me (later|again later|about it later|later on)",
        "(not|not until|wait until|come back|ask again|try again|hide it until|hide this until|maybe|how about|lets say|bring it back|back|show it again|let me do it|let me do this|ill do it|ill do this|i will do it|i can do it|do it|do this) [in|at|on] {until}",
        "(bring|hide|park) {which} [back] (until|till|til|on|at) {until}", "(ill|i will|let me|i can|ill do|i will do) [do] {which} {until}",
      ],
      examples: [
        Example("snooze the dentist till friday", ["which": "the dentist", "until": "2026-11-27"]),
        Example("snooze it until tomorrow at 9", ["until": "2026-11-21T09:00"]), Example("later", ["until": "2026-11-20T13:00"]),
      ],
      writes: true
    ) { turn, which, until in
      try one(which, turn, .active, for: Call("snooze_nudge", until.map { ["until": .words($0.iso)] } ?? [:])) { nudge in
        guard let until else { return askUntil(nudge, turn) }
        let end = until.snoozeEnd
        guard end > turn.now else {
          throw Trouble("That moment has passed already.", hint: "Name one ahead, as in “until 6pm”.", code: .usage)
        }
        try snooze(nudge, until: end, turn)
        return Reply("Snoozed: \(nudge.title), until \(When(end), turn.now).")
      }
    }
  }

  /// Presets with their real times; words of one's own are an answer too.
  private func askUntil(_ nudge: Nudge, _ turn: Turn) -> Reply {
    let call = Call("snooze_nudge", ["which": .words("#\(nudge.id)")])
    let choices = SnoozePreset.all.map { preset in
      let until = When(preset.until(turn.now))
      return Question.Choice("\(Said(stringLiteral: preset.name)): \(until, turn.now)", call.with("until", .words(until.iso)))
    }
    return Reply(lead: .question(Question("Until when?", choices: choices, open: .init(call, "until"))))
  }
}

extension When {
  /// A card put off to a day comes back in its morning.
  fileprivate var snoozeEnd: LocalTime { hasTime ? start : LocalTime(day, secondOfDay: 9 * 3600) }
}
