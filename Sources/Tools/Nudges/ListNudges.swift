import Engine
import Records
import Store

extension Profile {
  var listNudges: Tool {
    Tool(
      "list_nudges", verb: "list", "Lists cards, five at a time.", topic: .nudges, toolset: .essential,
      does: Work(
        .optional(.choice("scope", "which cards", Profile.scopes)),
        .optional(.query("query", "words they contain")),
        .optional(.days("date", "when due or done")),
        .optional(.query("tag", "one of the lists"))
      ) { turn, scope, query, days, tag in
        let scope = scope.flatMap(Scope.init(rawValue:))
        let tag = tag.flatMap(Nudge.tag)
        if let days { return try listed(on: days, done: scope == .done, tagged: tag, turn) }
        if let tag { return try listed(tagged: tag, scope, turn) }
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
