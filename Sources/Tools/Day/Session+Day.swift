import Cards
import Civil
import Engine
import JournalTools
import Language
import MoodTools
import Records
import Replies
import Session
import Store

/// The parts of the dashboard. None of them opens anything sealed, so all of it can be read while the vault is locked.
extension Session {
  func welcome(_ turn: Turn) throws -> LocalizedText {
    let name = try preferredName
    let greeting = turn.now.greeting
    let day: LocalizedText = "\(turn.now.day, .longInYear)"
    return name.map { "\(greeting), \($0). \(day)." } ?? "\(greeting). \(day)."
  }

  /// What is due today, in the order of its times; where that is little, also the cards that `next` would show one after
  /// the other.
  func upcomingCards(_ turn: Turn) throws -> [Reply.Content] {
    let today = turn.now.day
    let (dueToday, count) = try store.list(on: today...today, limit: Session.listLimit)
    var later: [Nudge] = []
    while dueToday.count + later.count < Session.maxItems,
      let next = try store.next(now: turn.now, excluding: Set((dueToday + later).map(\.id)))?.nudge
    {
      later.append(next)
    }
    let heading: LocalizedText = count > dueToday.count ? "Today: \(dueToday.count) of \(count)" : "Today"
    let lists = [(heading, dueToday), ("Next", later)].filter { !$0.1.isEmpty }.map { heading, nudges in
      Reply.Content.list(Reply.List(heading, nudges.map { card($0, turn, includesSealed: false) }))
    }
    return lists.isEmpty ? [.lines(["Nothing is waiting."])] : lists
  }

  /// The latest notes by their titles, which are not sealed; a note without a title is named by its day.
  func latestNotes(_ turn: Turn) throws -> Reply.Content {
    let notes = try store.latestNotes(limit: Session.maxItems)
    guard !notes.isEmpty else { return .nothing }
    let cards = notes.map { note in
      Card(
        Reference(note), heading: note.title.map { "\($0)" } ?? "a note from \(note.createdAt.day.shortDate(turn.now))",
        state: .active, fields: fieldsWithoutSealed(note))
    }
    return .list(Reply.List("Notes", cards))
  }

  /// The journal on the dashboard: whether today has an entry, else today's prompt; and which earlier years have
  /// entries.
  func journalLines(_ turn: Turn) throws -> Reply.Content {
    let today = turn.now.day
    let journalLine: LocalizedText? =
      if try store.lastEntry(on: today) != nil {
        "Today's journal entry is written. “journal” adds another."
      } else {
        try promptOfTheDay(turn, isClosed: true).map { prompt in
          prompt.isOwn ? "“journal” asks \(prompt.text)." : "“journal” asks: \(prompt.text)"
        }
      }
    let lines = [journalLine, earlierYearsLine(try store.years(onDateOf: today))].compactMap(\.self)
    return lines.isEmpty ? .nothing : .lines(lines)
  }

  private func earlierYearsLine(_ years: [Int]) -> LocalizedText? {
    guard !years.isEmpty else { return nil }
    let shownYears = years.prefix(Session.maxItems).map { "\($0)" as LocalizedText }
    return years.count == shownYears.count
      ? "On this day: \((years.count == 1 ? "an entry" : "entries") as LocalizedText) from \(shownYears)."
      : "On this day: entries from \(shownYears) and \(years.count - shownYears.count, "year", "years") before."
  }

  func moodWeek(_ turn: Turn) throws -> Reply.Content {
    let today = turn.now.day
    let days = try store.moodDays(today.adding(days: -6), today)
    return days.all.isEmpty ? .nothing : .chart(days.week("Mood", today))
  }

  /// How many notes and years the dashboard shows at most, and to how many cards it fills up today's.
  private static let maxItems = 3
}

extension Session {
  /// What single keys do on the dashboard: 1 to 9 and 0 (for 10) log a mood and redraw, “+” adds a card, “j” opens the
  /// journal.
  static let dashboardActions =
    MoodLog.scores.map { score in
      Action(
        Character("\(score % 10)"), "mood, 0 is 10", Call("log_mood", ["score": .number(Double(score))]),
        nextCalls: [Call("show_dashboard", ["mood": .flag(true)])])
    } + [
      Action("+", "add", Call("add_nudge"), nextCalls: [Call("show_dashboard")]),
      // The journal has a page of its own, so the dashboard is not drawn again afterwards.
      Action("j", "journal", Call("write_journal")),
    ]
}
