import Cards
import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var showJournal: Tool {
    Tool(
      "show_journal", verb: "show-journal", "Shows what was written in the journal.", topic: .journal,
      toolset: .essential,
      does: Work(
        .optional(.day("date", "the day", past: true)), .optional(.period("period", "the stretch of time")),
        .internalOnly(.flag("latest", "the last entry, opened")),
        .internalOnly(.flag("older", "those behind the last list"))
      ) { turn, date, period, isLatest, isOlder in
        let today = turn.now.day
        guard let period = date.map({ Period($0.day, $0.day) }) ?? journalPeriod(period, today) else {
          throw Session.unknownPeriodError
        }
        let lastShown = isOlder ? try lastListedEntry(turn) : nil
        let page = try store.entries(period, after: lastShown, limit: listLimit)
        guard let first = page.entries.first else { return nothingWrittenReply(date?.day, lastShown, turn) }
        if isLatest || date != nil && page.count == 1 { return try openEntry(first, turn) }
        let cards = try page.entries.map { try card($0, turn, isWhole: false) }
        return Reply(
          lastShown == nil && period.contains(today) ? try store.journalStreak(today: today).summary : nil,
          .list(
            Reply.List(
              lastShown == nil ? "Journal" : "Further back", cards, more: page.count - cards.count,
              nextPage: ["older": .flag(true)])))
      })
  }

  private func journalPeriod(_ period: String?, _ today: Day) -> Period? {
    period.map { Period($0, today: today) } ?? Period(.all, today: today)
  }

  private static let unknownPeriodError = UserError(
    "I don't recognise that period.",
    hint: "Say today, yesterday, week, month, year, all, 2026-11-20 or 2026-11-01/2026-11-20.", code: .usage)

  /// The last entry of the list that was shown before.
  private func lastListedEntry(_ turn: Turn) throws -> JournalEntry? {
    guard let last = turn.dialogue.lastList.last, last.kind == JournalEntry.kind.shape.name else { return nil }
    return try ID(last.id).flatMap { try store.get(JournalEntry.self, $0) }
  }

  private func nothingWrittenReply(_ day: Day?, _ last: JournalEntry?, _ turn: Turn) -> Reply {
    if last != nil { return Reply("That was the first page.") }
    guard let day, day != turn.now.day else { return Reply("Nothing here yet. “journal” opens today's page.") }
    return Reply("You wrote nothing about \(on: When(day), turn.now).")
  }
}
