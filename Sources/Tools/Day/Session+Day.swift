import Cards
import Civil
import Engine
import JournalTools
import Language
import MoodTools
import NotesTools
import Records
import Replies
import Session
import Store

/// The parts of the day's page. None of them opens anything sealed, so all of it can be read while the vault is locked.
extension Session {
  func welcome(_ turn: Turn) throws -> LocalizedText {
    let name = try calledName
    let hello = turn.now.greeting
    let day = turn.now.day.spelt
    return name.map { "\(hello), \($0). \(day)." } ?? "\(hello). \(day)."
  }

  /// What comes next, and after that.
  func nextFew(_ turn: Turn) throws -> Reply.Show {
    var nudges: [Nudge] = []
    while nudges.count < Session.few,
      let next = try store.next(now: turn.now, besides: Set(nudges.map(\.id)))?.nudge
    {
      nudges.append(next)
    }
    guard !nudges.isEmpty else { return .lines(["Nothing is waiting."]) }
    return .list(Reply.List("Next", nudges.map { card($0, turn, isOpened: false) }))
  }

  /// By their open titles; what has none is told by its day.
  func latestNotes(_ turn: Turn) throws -> Reply.Show {
    let notes = try store.latestNotes(limit: Session.few)
    guard !notes.isEmpty else { return .nothing }
    let cards = notes.map { note in
      Card(
        Reference(note), heading: note.title.map { "\($0)" } ?? "a note of \(note.createdAt.day.short(turn.now))",
        state: .active, fields: openFields(note))
    }
    return .list(Reply.List("Notes", cards))
  }

  /// The journal's part of the day: that an entry stands, or what it asks; and what other years have.
  func journalLines(_ turn: Turn) throws -> Reply.Show {
    let today = turn.now.day
    let page: LocalizedText? =
      if try store.lastEntry(on: today) != nil {
        "Today's journal entry is written. “journal” adds another."
      } else {
        try promptOfTheDay(turn, isClosed: true).map { asked in
          asked.isOwn ? "“journal” asks \(asked.words)." : "“journal” asks: \(asked.words)"
        }
      }
    let lines = [page, onThisDay(try store.years(onDateOf: today))].compactMap(\.self)
    return lines.isEmpty ? .nothing : .lines(lines)
  }

  private func onThisDay(_ years: [Int]) -> LocalizedText? {
    guard !years.isEmpty else { return nil }
    let told = years.prefix(Session.few).map { "\($0)" as LocalizedText }
    return years.count == told.count
      ? "On this day: \((years.count == 1 ? "an entry" : "entries") as LocalizedText) of \(told)."
      : "On this day: entries of \(told) and \(years.count - told.count, "year", "years") before."
  }

  func moodWeek(_ turn: Turn) throws -> Reply.Show {
    let today = turn.now.day
    let days = try store.moodDays(today.adding(days: -6), today)
    return days.all.isEmpty ? .nothing : .chart(days.week("Mood", today))
  }

  /// How many nudges, notes and years the page shows at most.
  private static let few = 3
}

extension Session {
  /// What a single key does on the day's page, at once.
  static let dayKeys =
    MoodLog.scores.map { score in
      Action(
        Character("\(score % 10)"), "mood, 0 is 10", Call("log_mood", ["score": .number(Double(score))]),
        then: [Call("show_dashboard", ["mood": .flag(true)])])
    } + [
      Action("+", "add", Call("add_nudge"), then: [Call("show_dashboard")]),
      // It opens a page of its own.
      Action("j", "journal", Call("write_journal")),
    ]
}
