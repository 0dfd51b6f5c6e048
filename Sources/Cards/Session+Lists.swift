package import Civil
package import Engine
import Language
package import Records
package import Replies
import Session
package import Store

/// A page of a list: how many cards come before it, and how many it has at most.
package struct ListPage: Sendable {
  package var earlier: Int
  package var limit: Int

  package init(from earlier: Int? = nil, isWhole: Bool = false) {
    self.earlier = earlier ?? 0
    limit = isWhole ? ListPage.wholeLimit : Session.listLimit
  }

  /// Nobody reads more at once.
  private static let wholeLimit = 1000
}

extension Session {
  /// Rows per list; “more” shows the next ones.
  package static let listLimit = 5

  /// The next card and why it is the next.
  package func next(_ turn: Turn, _ wish: Availability = Availability()) throws -> (nudge: Nudge, cause: Cause)? {
    try store.next(now: turn.now, availability: wish)
  }

  /// Lists the cards of a scope, or says that there are none.
  package func listReply(_ scope: ListScope, _ turn: Turn, _ page: ListPage) throws -> Reply {
    var cards = try store.list(scope, now: turn.now, after: page.earlier, limit: page.limit)
    if scope == .tomorrow { cards = try withRepeats(cards, on: turn.now.day.adding(days: 1), turn, page) }
    return listReply(scope.heading, cards, turn, page) ?? Reply(scope.emptyMessage)
  }

  /// Lists the cards that are due or return on these days, or, if `done`, those that were done then.
  package func listReply(
    on days: ClosedRange<Day>, done: Bool, tagged tag: String? = nil, _ turn: Turn, _ page: ListPage = ListPage()
  ) throws -> Reply {
    let first = When(days.lowerBound)
    var cards = try store.list(on: days, done: done, tagged: tag, after: page.earlier, limit: page.limit)
    if !done, tag == nil, days.lowerBound == days.upperBound {
      cards = try withRepeats(cards, on: days.lowerBound, turn, page)
    }
    let heading: LocalizedText =
      days.lowerBound == days.upperBound ? "\(on: first, turn.now)" : "From \(on: first, turn.now)"
    return listReply(heading, cards, turn, page)
      ?? Reply(done ? "Nothing was done \(spoken: first, turn.now)." : "Nothing is due \(spoken: first, turn.now).")
  }

  /// The cards of a day to come, with those that repeat on it and have an occurrence before that is still open.
  private func withRepeats(
    _ cards: (nudges: [Nudge], count: Int), on day: Day, _ turn: Turn, _ page: ListPage
  ) throws -> (nudges: [Nudge], count: Int) {
    guard day > turn.now.day, page.earlier == 0, cards.count == cards.nudges.count else { return cards }
    let repeats = try store.list(.recurring, now: turn.now, limit: Session.maxRepeats).nudges.compactMap {
      nudge -> Nudge? in
      guard let due = nudge.due, due.day < day, let rule = nudge.rule.flatMap({ RepeatRule($0) }),
        let occurrence = rule.occurrences(on: day...day, anchor: nudge.anchor ?? due).first
      else { return nil }
      var later = nudge
      later.due = occurrence
      return later
    }
    guard !repeats.isEmpty else { return cards }
    func time(_ nudge: Nudge) -> When { nudge.due ?? nudge.snoozedUntil.map { When($0) } ?? When(day) }
    let all = (cards.nudges + repeats).sorted { time($0) < time($1) }
    return (all, all.count)
  }

  /// How many cards that repeat are looked through for one day.
  private static let maxRepeats = 200

  /// Lists the cards with this tag, the open ones if `scope` is `nil`. If no card has the tag and `scope` is `nil`,
  /// lists the open cards whose title contains the word instead.
  package func listReply(tagged tag: String, _ scope: ListScope?, _ turn: Turn, _ page: ListPage) throws -> Reply {
    let cards = try store.list(
      scope ?? .all, tagged: tag, now: turn.now, after: page.earlier, limit: page.limit)
    let heading: LocalizedText = scope.map { "\($0.heading), on your \(tag) list" } ?? "On your \(tag) list"
    if let reply = listReply(heading, cards, turn, page) { return reply }
    guard scope == nil, try !store.cards(containing: Keywords(tag, in: language).words, [.active]).isEmpty else {
      return Reply(scope.map(\.emptyMessage) ?? "Nothing is on your \(tag) list.")
    }
    return try searchReply(tag, [.active], turn, page)
  }

  /// Lists the cards that contain all keywords, best first.
  package func searchReply(
    _ query: String, _ statuses: [Nudge.Status], _ turn: Turn, _ page: ListPage = ListPage()
  ) throws -> Reply {
    let cards = try store.cards(containing: Keywords(query, in: language).words, statuses)
    let shown = Array(cards.dropFirst(page.earlier).prefix(page.limit))
    return try listReply("With \(query)", (shown, cards.count), turn, page)
      ?? .nothingFound(noCardMessage(query, statuses))
  }

  /// `nil` where the page has no card.
  private func listReply(
    _ heading: LocalizedText, _ cards: (nudges: [Nudge], count: Int), _ turn: Turn, _ page: ListPage
  ) -> Reply? {
    guard !cards.nudges.isEmpty else { return nil }
    let end = page.earlier + cards.nudges.count
    return Reply(
      nil,
      .list(
        Reply.List(
          heading, cards.nudges.map { card($0, turn) }, earlier: page.earlier, more: cards.count - end,
          nextPage: ["from": .number(Double(end))])))
  }

  /// Says that no card matches, and which titles are similar.
  package func noCardMessage(_ words: String, _ statuses: [Nudge.Status]) throws -> LocalizedText {
    var titles = try store.active(limit: Session.maxComparedTitles).map(\.title)
    if statuses != [.active] {
      titles += try store.finished(since: LocalTime(ordinal: 0), limit: Session.maxComparedTitles).map(\.title)
    }
    let similarTitles = FuzzyMatcher.closestNames(words, among: titles, in: language).map { "\($0)" as LocalizedText }
    return similarTitles.isEmpty
      ? "No card matches “\(words)”." : "No card matches “\(words)”. Closest: \(similarTitles)."
  }

  /// The number of titles that are compared by edit distance.
  static let maxComparedTitles = 200

  /// Titles of open cards, for completion; empty if they cannot be read.
  package func openTitles() -> [String] {
    log.attempt("completing a title") { try store.active(limit: 200).map(\.title) } ?? []
  }
}

extension ListScope {
  package var heading: LocalizedText {
    switch self {
    case .today: "Due today"
    case .tomorrow: "Due tomorrow"
    case .week: "Due within a week"
    case .overdue: "From before today"
    case .snoozed: "Snoozed"
    case .recurring: "Repeating"
    case .done: "Done"
    case .dropped: "Dropped"
    case .all: "Waiting"
    }
  }

  package var emptyMessage: LocalizedText {
    switch self {
    case .today: "Nothing is due today."
    case .tomorrow: "Nothing is due tomorrow."
    case .week: "Nothing is due this week."
    case .overdue: "Nothing is left from before."
    case .snoozed: "Nothing is snoozed."
    case .recurring: "Nothing repeats yet. “water the plants every tuesday” would."
    case .done: "Nothing is done yet. “what's next” shows where to begin."
    case .dropped: "Nothing was dropped."
    case .all: "Nothing is waiting."
    }
  }
}
