import Civil
import Engine
import Language
import Records
import Replies
import Session
import Store

// A card that repeats is stored once, with its next occurrence. What lies ahead shows it on each day it falls on.

extension Session {
  /// Longer times have one list, in pages.
  static let maxDaysInFull = 14
  /// The most cards that one day shows.
  private static let maxCardsOfDay = 20
  /// How many cards that repeat are looked through.
  private static let maxRepeats = 200
  /// What repeats is shown for about ten years at most: what never ends would fill a list without end.
  private static let maxDaysOfRepeats = 3660

  /// What is left from before, and the days up to Sunday.
  func weekReply(_ turn: Turn, _ page: ListPage) throws -> Reply {
    let today = turn.now.day
    let earlier = try store.list(.overdue, now: turn.now, limit: Session.wholeListLimit).nudges.filter { nudge in
      nudge.due.map { $0.day < today } ?? false && nudge.snoozedUntil.map { $0 <= turn.now } ?? true
    }
    let parts =
      try (earlier.isEmpty ? [] : [dayList("From before today", earlier, atMost: page.limit, turn)])
      + dayLists(today...today.onOrAfter(.sunday), tagged: nil, turn, page)
    return parts.isEmpty ? Reply(ListScope.week.emptyMessage) : Reply(nil, .page(parts))
  }

  /// A list for each day that has something.
  func dayLists(
    _ days: ClosedRange<Day>, tagged tag: String?, _ turn: Turn, _ page: ListPage
  ) throws -> [Reply.Content] {
    let stored = try store.list(on: days, tagged: tag, limit: Session.wholeListLimit).nudges
    let cards = try (stored + occurrences(on: days, tagged: tag, turn)).map { ($0.start(on: days, turn.now), $0) }
      .sorted { $0.0 < $1.0 }
    return Dictionary(grouping: cards, by: \.0.day).sorted { $0.key < $1.key }.map { day, cards in
      dayList(
        "\(on: When(day), turn.now)", cards.map(\.1), on: day, atMost: max(Session.maxCardsOfDay, page.limit), turn)
    }
  }

  /// - Parameter day: the day that the heading names; `nil` for several.
  private func dayList(
    _ heading: LocalizedText, _ nudges: [Nudge], on day: Day? = nil, atMost limit: Int, _ turn: Turn
  ) -> Reply.Content {
    let cards = nudges.prefix(limit).map { nudge in
      var card = card(nudge, turn)
      // The heading names the day.
      if let due = nudge.due, due.day == day, [.active, .stale].contains(card.state) {
        card.time = due.hasTime ? due.start.clockText : nil
      }
      return card
    }
    return .list(
      Reply.List(heading, cards, more: nudges.count - cards.count, nextPage: ["all": .flag(true)]))
  }

  /// Cards that repeat, once for each of these days from today on that they fall on after their next occurrence.
  func occurrences(on days: ClosedRange<Day>, tagged tag: String? = nil, _ turn: Turn) throws -> [Nudge] {
    let first = max(days.lowerBound, turn.now.day)
    let last = min(days.upperBound, first.adding(days: Session.maxDaysOfRepeats))
    guard first <= last else { return [] }
    return try store.list(.recurring, tagged: tag, now: turn.now, limit: Session.maxRepeats).nudges
      .flatMap { $0.laterOccurrences(on: first...last) }
  }

  /// A page of the stored cards and the occurrences in the order of their times.
  ///
  /// - Parameter stored: reads the first cards of the list, that many.
  func adding(
    _ occurrences: [Nudge], to cards: (nudges: [Nudge], count: Int), _ turn: Turn, _ page: ListPage,
    stored: (Int) throws -> (nudges: [Nudge], count: Int)
  ) rethrows -> (nudges: [Nudge], count: Int) {
    guard !occurrences.isEmpty else { return cards }
    let all = (try stored(Session.wholeListLimit).nudges + occurrences).map { ($0.start(on: nil, turn.now), $0) }
      .sorted { $0.0 < $1.0 }.map(\.1)
    return (page.order == nil ? Array(all.dropFirst(page.earlier).prefix(page.limit)) : all, all.count)
  }
}

extension ClosedRange<Day> {
  var count: Int { lowerBound.days(to: upperBound) + 1 }
}

extension RepeatRule {
  /// How often it comes on a day, at most.
  fileprivate var timesADay: Int {
    switch frequency {
    case .hourly: max(1, 24 / interval)
    case .minutely: max(1, 24 * 60 / interval)
    case .daily, .weekly, .monthly, .yearly: 1
    }
  }
}

extension Nudge {
  /// When it comes back, where that is on these days, else when it is due.
  fileprivate func start(on days: ClosedRange<Day>?, _ now: LocalTime) -> When {
    let back = snoozedUntil.flatMap { $0 > now && days?.contains($0.day) ?? true ? When($0) : nil }
    return back ?? due ?? snoozedUntil.map { When($0) } ?? When(now)
  }

  /// This card with another deadline for each time on these days that it falls on after its deadline, and after it comes
  /// back. What comes so often that it would fill the day stands there once.
  fileprivate func laterOccurrences(on days: ClosedRange<Day>) -> [Nudge] {
    guard let due, let rule = rule.flatMap({ RepeatRule($0) }) else { return [] }
    let next = max(due, snoozedUntil.map { When($0) } ?? due)
    let first = max(days.lowerBound, next.day)
    guard first <= days.upperBound else { return [] }
    // What is counted from when it is done is shown as if it were done in time.
    let anchor = repeatFrom == .completion ? due : self.anchor ?? due
    let showsEach = Nudge.timesShownOfDay.contains(rule.timesADay)
    var latest = next.day
    return rule.occurrences(on: first...days.upperBound, anchor: anchor).compactMap { occurrence in
      guard showsEach ? occurrence > next : occurrence.day > latest else { return nil }
      latest = occurrence.day
      var later = self
      (later.due, later.snoozedUntil) = (occurrence, nil)
      return later
    }
  }

  /// Up to every two hours.
  private static let timesShownOfDay = 2...12
}
