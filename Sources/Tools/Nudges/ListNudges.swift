import Engine
import Records
import Store

extension Profile {
  var listNudges: Tool {
    Tool(
      "list_nudges", verb: "list", "Lists cards, five at a time.", topic: .nudges,
      .optional(.choice("scope", "which cards", Profile.scopes)),
      .optional(.text("query", "words they contain")),
      phrases: [
        "<show> [me] [all] [of] [my|the] <cards> (for|on|due|from|that are|that are due|due on|of) {scope}", "<show> [me] [all] [of] [my|the] {scope} <cards>",
        "<show> [me] [all] [of] [my|the] <cards> {scope}", "<show> {scope}", "(whats|what is|what are|whats coming up|what have i got|what do i have|what do i have to do|what do i need to do|what needs doing|what has to be done|anything|whats there|what needs to be done|what am i doing|what have i got to do|got anything) [on|due|happening|left|up|planned|coming up|scheduled|for|my tasks|on my list|on for|to do|going on|do i have|that is] [for|due|on] {scope} [tasks|cards|todos]",
        "[my] <cards> (for|due|from|on) {scope}", "{scope} [my] <cards>", "[anything|what] (is|am i|are|whats|whatre|which cards are|which are|what is|what am i|anything thats|whats) {scope=overdue} (overdue|late|late on|behind on|past due|past its deadline)",
        "(what am i|am i) (late|behind) [on|with] [anything|something] {scope=overdue}",
        "(what|which) (cards|tasks|things|nudges|todos|ones|have i) [have i|did i|are|have] [put off|snoozed|asleep|postponed|been snoozed|sleeping] {scope=snoozed}",
        "(whats|what is|what did i|show whats) (snoozed|asleep|sleeping|put off|snooze|put off) {scope=snoozed}",
        "what (have i|did i|ive|i have|i) [already|actually] (done|finished|completed|get done|do|finish|complete|ticked off|tick off|gotten done|got done|achieved) {scope=done}",
        "(whats|what is) [already] (done|finished|completed) {scope=done}", "<show> [me] [all|what|what all] [of] [my|the] (done|finished|completed) [ones|things] {scope=done}",
        "<show> [me] [all|absolutely] (everything|all|all of it|the lot|all of them|the whole list|my whole list|all my cards|the full list|my full list) [on my list|i have|i have to do|thats open|outstanding] {scope=all}",
        "(whats|what is|what else is|what have i got) (on|left on|still on) (my|the) (list|plate|todo list|to do list|todos)",
        "<show> [me] [my|the] (list|cards|tasks|todos|nudges|to do list|todo list|reminders|things to do|task list)", "(list|my list|tasks|todos|cards|nudges|my cards|my tasks|my todos|the list|my nudges|todo list|my todo list|my reminders|reminders)",
        "(what do i have|what have i got) (to do|on my list|left|on my plate|left to do|outstanding|open)", "(how many|how much) [cards|tasks|things|todos|nudges] [do i have|have i got|are] [left|to do|open|there]",
        "<show> [me] [all] [my|the] <cards> (about|with|containing|mentioning|matching|to do with|that mention) {query}",
      ],
      examples: [
        Example("list today", ["scope": "today"]), Example("what's due tomorrow", ["scope": "tomorrow"]),
        Example("what have i done", ["scope": "done"]), Example("show my list"),
      ]
    ) { turn, scope, query in
      let scope = scope.flatMap(Scope.init(rawValue:))
      if let query { return try found(query, scope.map { $0 == .done ? [.done] : [.active] } ?? [.active], turn) }
      let cards = try store.list(scope ?? .all, now: turn.now, limit: Profile.listLimit)
      guard !cards.cards.isEmpty else { return Reply((scope ?? .all).empty) }
      return Reply(
        nil,
        .list(
          Reply.List(
            (scope ?? .all).heading, cards.cards.map { card($0, turn) }, more: cards.count - cards.cards.count)))
    }
  }

  static let scopes = [
    "today": ["todays", "the day", "this morning", "this afternoon", "this evening", "tonight", "now"],
    "tomorrow": ["tomorrows", "tmrw", "tomorow"],
    "week": ["this week", "the week", "weeks", "this weeks", "the next seven days", "the next 7 days", "coming week", "the coming week"],
    "overdue": ["late", "past due", "behind"], "snoozed": ["asleep", "sleeping", "put off", "postponed", "parked"],
    "done": ["finished", "completed", "ticked off"],
    "all": ["everything", "open", "active", "every", "outstanding"],
  ]
}
