import Engine
import Records
import Store

extension Profile {
  var listNudges: Tool {
    Tool(
      "list_nudges", verb: "list", "Lists cards, five at a time.", topic: .nudges,
      words: [
        "of": "[absolutely] [all] [of] [my|the]",
        "about": "(about|with|containing|mentioning|matching|to do with|that mention|regarding|for|on|related to)",
        "got": """
        (whats|what is|what are|what am i doing|what have i got|what do i have|what have i|what do i need|what needs
        doing|what needs to be done|what has to be done|whats there|what am i (meant|supposed|due) to (do|be doing)|what should i be doing|what do i still (need|have) to do|what do i have to do|what do i need to do|what have
        i got to do|anything|got anything|have i got anything|do i have anything|is there anything)
        """,
        "did":
          "(done|finished|completed|get done|do|finish|complete|ticked off|tick off|got done|achieved|crossed off)",
        "slept": "(put off|snoozed|snooze|asleep|postponed|postpone|sleeping|hidden|hide|parked|park)",
      ],
      phrases: [
        """
        <show> <of> <cards> [that are|thats|i have|that i have|ive got|coming up] (for|on|due|from|due on|of|due by
        |that are|i have|due in) {scope}
        """,
        "<show> <of> {scope} <cards>", "<show> <of> <cards> {scope}", "<show> [whats|my|the] {scope} [list|ones]",
        """
        [<show>] <got> [on|due|left|up|planned|coming up|scheduled|on my list|to do|going on] [for|due|on] {scope}
        [tasks|cards|todos]
        """,
        "[all] [my|the] <cards> (for|due|from|on|due on) {scope}", "[all] [my|the] {scope} <cards>",
        "<show> <of> {scope} <cards> <about> {query}", "[all] [my|the|any] {scope} <cards> <about> {query}",
        "<show> <of> <cards> <about> {query} (for|due|from|due on) {scope}",
        """
        [is|are] [anything|what|whats|which cards|which ones|which|any cards|any tasks] [is|am i|are|thats|that is]
        {scope=overdue} (overdue|late|late on|behind on|past due|past its deadline|overdue now)
        """,
        "what (have|did) (i|we) (forgotten|forgot|forget|missed|miss|let slip|overlooked) [to do|again|about] {scope=overdue}",
        "(what am i|am i) (late|behind) [on|with] [anything|something] {scope=overdue}",
        """
        (what|which) [cards|tasks|things|nudges|todos|ones] (have i|did i|are|is|have been|ive|i have|i) [currently]
        [been] <slept> {scope=snoozed}
        """,
        "(whats|whatre|show whats) [currently] <slept> {scope=snoozed}",
        "<show> [what|everything|all|the things|the cards|the ones|things] (ive|i have|i) <slept> {scope=snoozed}",
        "what (have i|did i|ive|i have|i) [already|actually|all] <did> [so far|already|today|this week|yesterday|this morning|last night|lately|recently] {scope=done}",
        """
        <show> (what|everything|all|all that|all the things|the things|things|the ones|the cards|which ones) (ive|i
        have|i) [already|actually] <did> [so far|already] {scope=done}
        """,
        """
        (which|what) (cards|tasks|ones|things|todos) (have i|did i|are) [already] <did> [so far|already]
        {scope=done}
        """,
        "(whats|what is|what have i got|what do i have|whats still|what else is|is there anything|anything) (left|outstanding|still to do|open) [to do|now|then]",
        "[my|the|any|all] {query} (stuff|things|tasks|cards|jobs|todos) (for|due|this) {scope}",
        "{query} (stuff|things|tasks|cards|jobs|todos) {scope}",
        "(may i have|can i have|could i have|let me have|let me see) [my|the] (list|to do list|todo list|<cards>)",
        "(whats|what is) [already] (done|finished|completed) {scope=done}",
        "<show> [all] [of] [my|the] (done|finished|completed) [ones|things|list] {scope=done}",
        """
        <show> [absolutely] (everything|all|all of it|the lot|all of them|the whole list|my whole list|the full list
        |my full list|the entire list|my entire list) [on my list|i have|i have to do|thats open|outstanding]
        {scope=all}
        """,
        "[<show>] (all|all of|every one of) [my|the] (<cards>|open cards|open tasks) [i have] {scope=all}",
        "(read|read out|tell) [me] [out] (my|the) (list|to do list|todo list|task list|<cards>)",
        "[tell me|remind me] (whats|what is|what else is) (on|left on|still on) (my|the) (list|plate|todo list|to do list|todos)",
        "<show> [my|the] (list|to do list|todo list|task list|<cards>)",
        "[my|the] (list|to do list|todo list|task list|tasks|todos|cards|nudges|reminders)",
        "(what do i have|what have i got) (to do|on my list|left|on my plate|left to do|outstanding|open)",
        "(how many|how much) [cards|tasks|things|todos|nudges] [do i have|have i got|are] [left|to do|open|there]",
        "<show> <of> <cards> <about> {query}",
      ],
      examples: [
        Example("list today", ["scope": "today"]), Example("what's due tomorrow", ["scope": "tomorrow"]),
        Example("what have i done", ["scope": "done"]), Example("show my list"),
      ],
      toolset: .essential,
      does: Work(
        .optional(.choice("scope", "which cards", Profile.scopes)),
        .optional(.query("query", "words they contain")),
        .optional(.days("date", "the days when they are due, or were done"))
      ) { turn, scope, query, days in
        let scope = scope.flatMap(Scope.init(rawValue:))
        if let days { return try listed(on: days, done: scope == .done, turn) }
        if let query { return try found(query, scope.map { $0 == .done ? [.done] : [.active] } ?? [.active], turn) }
        let cards = try store.list(scope ?? .all, now: turn.now, limit: Profile.listLimit)
        guard !cards.nudges.isEmpty else { return Reply((scope ?? .all).empty) }
        return Reply(
          nil,
          .list(
            Reply.List(
              (scope ?? .all).heading, cards.nudges.map { card($0, turn) }, more: cards.count - cards.nudges.count)))
      })
  }

  static let scopes = [
    "today": ["todays", "the day", "this morning", "this afternoon", "this evening", "tonight", "now"],
    "tomorrow": ["tomorrows", "tmrw", "tomorow"],
    "week": [
      "this week", "the week", "weeks", "this weeks", "the next seven days", "the next 7 days", "coming week",
      "the coming week",
    ],
    "overdue": ["late", "past due", "behind"], "snoozed": ["asleep", "sleeping", "put off", "postponed", "parked"],
    "done": ["finished", "completed", "ticked off"],
    "all": ["everything", "open", "active", "every", "outstanding"],
  ]
}
