import Civil
import Engine
import Records
import Store

extension Profile {
  var showJournal: Tool {
    Tool(
      "show_journal", verb: "show-journal", "Shows what was written in the journal.", topic: .journal,
      words: [
        "show": """
        (show|read|see|view|list|display|get|pull up|bring up|browse|look at|look back at|go through|find|read
        out)
        """,
        "journal": """
        [my|the] [old|past|previous] (journal|diary|journal entry|diary entry|journal entries|diary entries
        |entries|journals)
        """,
        "wrote": "(write|written|journal|journaled|journalled|put|say) [in|into] [my|the] [journal|diary] [about]",
      ],
      phrases: [
        "<show> [me] <journal> [for|from|of|on|about] {date}",
        "open [my|the] (journal|diary) [entry] [for|from|of|on] {date}",
        "<show> [me] [my|the] {date} (journal|diary) [entry]",
        "<show> [me] yesterdays [journal|diary] (entry|entries|journal|diary) {date=yesterday}",
        "<show> [me] todays (journal|diary) [entry|entries] {date=today}",
        "[my] (journal|diary|journal entry|diary entry) [for|from|of|on] {date}",
        "{date} (journal|diary) [entry]",
        "what (did|have) i <wrote> [on|for|from] {date}",
        "(whats in my journal|what is in my journal|what was in my journal|what was in my diary) [for|from|on] {date}",
        "did i (journal|write in my journal|write in my diary) [on] {date}",
        "<show> [me] <journal> [history]",
        "[let me|can i|i want to] <show> <journal>",
        "(past|old|previous|recent|latest|all|all my|my) (journal entries|diary entries|journals)",
        "(journal|diary) (history|entries|log)",
        """
        <show> [me] [my|the] (last|latest|most recent|newest) (journal entry|diary entry|journal page|diary page)
        {latest=yes}
        """,
        "<show> [me] [my|the] (last|latest|most recent) (journal|diary) [entries]",
        """
        [<show>] [me] [the] (older|earlier|more|next|further) (journal entries|diary entries|journal pages
        |diary pages) {older=yes}
        """,
        "[<show>] [me] [the] (older|earlier) (entries|pages) {older=yes}",
        "<show> [me] <journal> [for|from|of|on|in|over|during|about] {period}",
        "<show> [me] [all] [my|the] {period} (journal|diary|journals) [entry|entries]",
        "<show> [me] (this weeks|the weeks) (journal|diary|journals) [entry|entries] {period=week}",
        "<show> [me] (this months|the months) (journal|diary|journals) [entry|entries] {period=month}",
        "<show> [me] (this years|the years) (journal|diary|journals) [entry|entries] {period=year}",
        "<show> [me] (all|all my|all of my|my whole|my entire) (journal|diary|journals) [entry|entries] {period=all}",
        "[my] (journal|diary|journal entries|diary entries) [for|from|of|on|in|over] {period}",
        "{period} (journal|diary) [entry|entries]",
        "what (did|have) i <wrote> [in|on|over|for|from] {period}",
        """
        (whats in my journal|what is in my journal|what was in my journal|what was in my diary) [for|from|on]
        {period}
        """,
        "did i (journal|write in my journal|write in my diary) [on|in] {period}",
      ],
      examples: [
        Example("show journal"), Example("show this month's journal entries", ["period": "month"]),
        Example("what did i write in my journal yesterday", ["date": "2026-11-19"]),
      ],
      toolset: .essential,
      does: Work(
        .optional(.day("date", "the day", past: true)), .optional(.period("period", "the stretch of time")),
        .inner(.flag("latest", "the last entry, opened")), .inner(.flag("older", "those behind the last list"))
      ) { turn, date, period, isLatest, isOlder in
        let today = turn.now.day
        guard let period = date.map({ Period($0.day, $0.day) }) ?? journalPeriod(period, today) else {
          throw Profile.noJournalPeriod
        }
        let last = isOlder ? try lastListed(turn) : nil
        let some = try store.entries(period, after: last, limit: Profile.listLimit)
        guard let first = some.entries.first else { return nothingWritten(date?.day, last, turn) }
        if isLatest || date != nil && some.count == 1 { return try opened(first, turn) }
        let cards = try some.entries.map { try card($0, turn, isWhole: false) }
        return Reply(
          last == nil && period.contains(today) ? try store.journalStreak(today: today).said : nil,
          .list(Reply.List(last == nil ? "Journal" : "Further back", cards, more: some.count - cards.count)))
      })
  }

  private func journalPeriod(_ period: String?, _ today: Day) -> Period? {
    period.map { Period($0, today: today) } ?? Period(.all, today: today)
  }

  private static let noJournalPeriod = Trouble(
    "That is no stretch of time.",
    hint: "Say today, yesterday, week, month, year, all, 2026-11-20 or 2026-11-01/2026-11-20.", code: .usage)

  /// The entry that ends the list shown before.
  private func lastListed(_ turn: Turn) throws -> JournalEntry? {
    guard let last = turn.dialogue.list.last, last.kind == JournalEntry.kind.shape.name else { return nil }
    return try ID(last.id).flatMap { try store.get(JournalEntry.self, $0) }
  }

  private func nothingWritten(_ day: Day?, _ last: JournalEntry?, _ turn: Turn) -> Reply {
    if last != nil { return Reply("That was the first page.") }
    guard let day, day != turn.now.day else { return Reply("Nothing is written here yet. “journal” opens the page.") }
    return Reply("Nothing is written about \(on: When(day), turn.now).")
  }
}
