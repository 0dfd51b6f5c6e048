import Civil
import Engine
import Language
import Records

extension Profile {
  var snoozeNudge: Tool {
    Tool(
      "snooze_nudge", verb: "snooze", "Puts a card off until a time.", topic: .nudges,
      words: [
        "it": "(it|this|that|this one|that one|this card|card|the card|this task)",
        "till": "(until|till|til|to|for|by)",
        "ask": "(remind|ask|tell|nudge|ping|bug|show|poke|prod|try)",
      ],
      phrases: [
        "<snooze> {which} <till> {until}", "<snooze> {which} {until}", "<snooze> <it> [<till>] {until}",
        "<snooze> [<till>] {until}", "<snooze> {which}", "<snooze> [<it>]",
        "[ok|then|maybe] {until} [instead|then|maybe]",
        "(put|push|move|bump|kick|shove) {which} (off|back) <till> {until}",
        "(push|bump|kick) {which} out <till> {until}",
        "(give me|gimme|i need|i want) another {until} (on|for|with) <it>",
        "(give me|gimme|i need) another {until} (on|for|with) {which}",
        "<it> can wait <till> {until}", "{which} can wait <till> {until}",
        "{which} (will have to|has to|must|needs to|is going to have to) wait <till> {until}",
        "(kick|push) {which} down the road <till> {until}",
        "come back to me (at|on|in|about this|about it) {until}",
        "{until} (will do|is better|would be better|works better|suits me better|suits)",
        "put {which} off", "(push|bump|kick) {which} (off|back|out)",
        "(put|push|bump|kick) (off|back) {which} <till> {until}", "put off {which}", "(push|bump) (off|back) {which}",
        "(put|push|move|bump|kick|leave|keep|save) <it> [off|back|out] [<till>] {until}", "put <it> off",
        "(push|bump|kick) <it> (off|back)",
        "(push|bump|kick) {which} (to|till|until) {until}", "(push|bump|move|shift) <till> {until}",
        "<ask> me [about] (again|later about) {which} {until}", "<ask> me (about|of) {which} again {until}",
        "<ask> me [again|about it|about this|about that|of it|of this|of that] [again] {until}",
        "<ask> me [about it|about this|about that] (again later|later on|some other time)",
        """
        (not until|wait until|come back|come back to (it|this|that)|ask again|try again|hide it until|hide this until
        |how about|lets say|bring it back|back|show it again|let me do it|let me do this|ill do it|ill do this|i will
        do it|i can do it|do it|do this|leave it|deal with (it|this|that)) [in|at|on|until|till|for] {until} [instead]
        """,
        """
        [no|nah|ugh|ok] (not now|not today|not this|not right now|not yet|not|maybe|cant now) [but|maybe] [in
        |at|on] {until}
        """,
        "[no|nah|ugh] (not now|not today|not this|not right now|not yet), <ask> me [again|about it] [in|at|on] {until}",
        """
        [i] [just|really] (cant|cannot|wont|dont want to|dont feel like) (face|do|doing|manage|handle|deal with) {which}
        (today|now|right now|this morning|tonight), [maybe|do it|lets say] {until} [instead|maybe]
        """,
        "[give me|gimme|i need|i want] another {until}", "(leave|save|keep) {which} for {until}",
        "(bring|hide|park|shelve|save|leave|keep) {which} [back] (until|till|til) {until}",
        "bring {which} back [at|on|in] {until}",
        "(hide|park|shelve) {which} (for|by|to) {until}",
        "(ill|i will|let me|i can) (do|get to|handle|look at|deal with|tackle|finish) {which} {until}",
      ]
        + ["first", "second", "third", "fourth", "fifth", "last"].map {
          "<snooze> the \($0) [one|card|task] {which=\($0)}"
        },
      examples: [
        Example("snooze the dentist till friday", ["which": "dentist", "until": "2026-11-27"]),
        Example("snooze it until tomorrow at 9", ["until": "2026-11-21T09:00"]),
        Example("later", ["until": "2026-11-20T13:00"]),
      ],
      writes: true, toolset: .essential,
      does: Work(
        .which(),
        .optional(.moment("until", "when it comes back"))
      ) { turn, which, until in
        try one(which, turn, .active, for: Call("snooze_nudge", until.map { ["until": .words($0.iso)] } ?? [:])) {
          nudge in
          guard let until else { return askUntil(nudge, turn) }
          let end = until.snoozeEnd
          guard end > turn.now else {
            throw Trouble("That moment has passed already.", hint: "Name one ahead, as in “until 6pm”.", code: .usage)
          }
          try snooze(nudge, until: end, turn)
          return Reply("Snoozed: \(nudge.title), until \(When(end), turn.now).", occasion: .snoozed)
        }
      })
  }

  /// Presets with their real times; words of one's own are an answer too.
  private func askUntil(_ nudge: Nudge, _ turn: Turn) -> Reply {
    let call = Call("snooze_nudge", ["which": .words("#\(nudge.id)")])
    let choices = SnoozePreset.choices(among: settings.current.snoozes.presets, now: turn.now).map { preset, end in
      let until = When(end)
      return Question.Choice(
        "\(Said(stringLiteral: preset.name)): \(until, turn.now)", call.with("until", .words(until.iso)))
    }
    return Reply(lead: .question(Question("Until when?", choices: choices, open: .init(call, "until"))))
  }
}
