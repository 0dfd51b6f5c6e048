import Civil
import Engine
import Language
import Records
import Store

extension Profile {
  var editNudge: Tool {
    Tool(
      "edit_nudge", verb: "edit", "Changes what a card says.", topic: .nudges,
      .which(),
      .optional(.text("title", "its new words")),
      .optional(.newTime("due", "when it must be done")),
      .optional(.repeats("repeat", "how often it comes back")),
      .optional(.choice("priority", "how much it matters", Profile.priorities)),
      .optional(.text("notes", "more words for the card")),
      .optional(.choice("action", "what doing it takes", Profile.actions)),
      .optional(.text("target", "the person, number, address or link")),
      .optional(.minutes("minutes", "how long it may take")),
      .optional(.list("clear", "the fields to empty")),
      phrases: [
        "(rename|retitle|reword|rephrase) {which} (to|as|into) {title}", "(rename|retitle|call) (it|this|that|this one|that one) [to|as] {title}", "(change|edit|update|set) [the] (title|name|words|text|wording) of {which} to {title}", "(change|edit|update|set) [the|its] (title|name|words|wording) to {title}", "(change|edit|update) {which} to (say|read) {title}", "{which} should (say|read|be called) {title}", "(it|this|that) should (say|read|be called) {title}",
        "(make|set|have) {which} (due|for|happen) [on|at|by|for] {due}", "(make|change|move|set|reschedule|shift|bring|push|put|switch|get) {which} [forward|back|over|up|out] (to|for|on|at|until) {due}", "(make|change|move|set|reschedule|shift|switch) (it|this|that|this one|that one) [to|for|on|due|at|due on|due at|be|be at|be on] {due} [instead]",
        "(no|actually|sorry|oh|wait|hmm|i mean|i meant|or rather|rather) [make|change|move|set] [it|that|this] [to|for|at|on] {due} [instead]", "[actually|no|sorry|oh|wait|its|it is] (its|it is|thats|that is|make it|make that|make this|due|its due|it is due|that should be|it should be|should be) [due|for|at|on|by|actually] {due} [instead]",
        "(change|move|set|update|edit) [the] (due|due date|date|deadline|time|day) (of|for|on) {which} to {due}", "(change|move|set|update) [the|its] (due|due date|date|deadline|time|day) to {due}", "{which} (is|should be|needs to be) due [on|at|by] {due}", "{which} (is|needs to be done|must be done|has to be done|should be|should be done|got moved|has moved|moved|is now|is moved|has been moved) [now|to|on|by|at|for] {due} [instead|now|not]", "(reschedule|postpone|delay|move) {which} (to|for|until|till) {due}", "(reschedule|change) {which} {due}",
        "(make|set|have|let) {which} (repeat|recur|happen|come back|be|come round) [every time] {repeat}", "(make|set|have|let) (it|this|that|this one) (repeat|recur|happen|come back|be|a|come round) {repeat}", "(make|set) {which} {repeat}", "(repeat|do) {which} {repeat}", "{which} (should|needs to|has to|must) (repeat|happen|recur|be done|come back) {repeat}", "(make|set) (it|this|that) {repeat}", "repeat [it|this|that] {repeat}",
        "(make|set|mark|flag) {which} [as|to] {priority} [priority|please]", "(make|set|mark|flag) (it|this|that|this one) [as|to] {priority} [priority]", "{which} is [really|very|super|actually|so] {priority} [priority]", "(its|it is|thats|that is|this is|that ones|this ones) [really|very|super|actually|quite|so] {priority} [priority]", "(change|set) [the] priority (of|on|for) {which} to {priority}", "(bump|raise|up) [the priority of] {which} [up] [to the top] {priority=high}", "(prioritise|prioritize) {which} {priority=high}", "(deprioritise|deprioritize) {which} {priority=low}", "{priority} priority",
        "(add|put|attach|stick) [a] note (to|on|for) {which}: {notes}", "(add|put|attach) [a] note (to|on) {which} (saying|that says|that|to say) {notes}", "(add|put|attach) [a] note [to it|on it|to this|to that|on this]: {notes}", "(add|put) (the|a) note {notes} (to|on) {which}", "add to {which}: {notes}", "(note on|notes for|note for) {which}: {notes}",
        "{which} (takes|will take|should take|needs|is a|might take|will only take|would take|only takes|takes about|will take about|should take about) [about|only|around|roughly|maybe] {minutes} [job|task|thing|tops|max]", "(it|this|that|itll|it will|thatll) (takes|will take|take|should take|needs|might take|only takes|takes about|take about|should take about) [about|only|around|roughly|maybe] {minutes} [tops|max]", "(set|make) {which} [to|take] {minutes} long",
        "(remove|clear|delete|drop|take off|scrap|lose|forget|get rid of|strip|unset) [the|its] (due date|date|deadline|due|time|day) (from|of|on|for|off) {which} {clear=due}", "(remove|clear|delete|drop|take off|scrap|lose|forget|get rid of|no|without|without a|there is no|theres no|not any) [the|its|a] (due date|date|deadline|due|due time|particular time) [actually|please|on it|for it|on this|on that] {clear=due}",
        "{which} (has no|doesnt have a|does not have a|doesnt need a|needs no|without a) (due date|date|deadline|due) [anymore|any more] {clear=due}",
        "(stop repeating|dont repeat|do not repeat) {which} {clear=repeat}", "(stop repeating|dont repeat|do not repeat|no repeat|just once|only once|not every time|no repeats) [it|this|that] {clear=repeat}", "(stop) {which} (repeating|recurring|from repeating|coming back) {clear=repeat}", "(remove|clear|delete) [the] (repeat|recurrence|repetition) (from|of|on) {which} {clear=repeat}",
        "(remove|clear|delete) [the] (notes|note) (from|of|on) {which} {clear=notes}", "(remove|clear|reset) [the] priority (from|of|on) {which} {clear=priority}", "(its|it is|that is|thats) not (urgent|important|a priority|high priority) [anymore|any more|at all] {clear=priority}", "{which} (isnt|is not) (urgent|important) [anymore|any more] {clear=priority}",
        "(change|edit|update) {which} to {title}", "(edit|change|update) {which}",
      ],
      examples: [
        Example("rename the milk card to buy oat milk", ["which": "the milk card", "title": "buy oat milk"]),
        Example("actually make that 6pm", ["due": "2026-11-20T18:00"]), Example("no date", ["clear": "due"]),
        Example("move the dentist to friday", ["which": "the dentist", "due": "2026-11-27"]),
      ],
      writes: true
    ) { turn, which, title, due, rule, priority, notes, action, target, minutes, clear in
      if let due, let last = correctsSnooze(which, turn) {
        return try await snoozeNudge.run(turn, last.with("until", .words(due.said.iso)).arguments)
      }
      return try one(which, turn, .active, for: Call("edit_nudge")) { nudge in
        var edited = nudge
        if let title { edited.title = title }
        if let due { edited.due = due.replacing(nudge.due) }
        if let rule { edited.repeats(rule) }
        if let rule, due == nil { edited.due = rule.first(onOrAfter: When(turn.now)) }
        if edited.due != nil { edited.zone = turn.reading.zone }
        if let priority { edited.priority = Priority(rawValue: priority) ?? .normal }
        if let notes { edited.notes = [nudge.notes, notes].compactMap(\.self).joined(separator: "\n") }
        if let action { edited.action = Nudge.Action(rawValue: action) }
        if let target { edited.target = target }
        if let minutes { edited.minutes = minutes }
        for field in clear ?? [] { try edited.clear(field) }
        guard edited != nudge else {
          return Reply("\(nudge.title) stays as it is.", .lines(["Say what to change, as in “move it to friday”."]))
        }
        try change("changed \(nudge.title)", "edit_nudge") { try $0.put(edited) }
        return Reply("Changed: \(edited.title).", .card(card(edited, turn)))
      }
    }
  }

  /// "make that 6pm" right after a snooze speaks of the snooze.
  private func correctsSnooze(_ which: Which, _ turn: Turn) -> Call? {
    guard which == .current, let last = turn.dialogue.lastCall, last.tool == "snooze_nudge" else { return nil }
    return last.with("which", .words("#" + (turn.dialogue.inHand?.id ?? "")))
  }

  static let priorities = [
    "high": ["urgent", "important", "top", "highest", "critical", "a priority", "top of the list", "more important", "crucial", "high priority"],
    "low": ["unimportant", "not urgent", "lowest", "not important", "less important", "low priority", "minor"], "normal": ["medium", "standard", "ordinary"],
  ]
}
