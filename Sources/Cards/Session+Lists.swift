package import Civil
package import Engine
import Language
package import Records
package import Replies
import Session
package import Store

/// A page of a list: how many cards come before it, how many it has at most, and in which order.
package struct ListPage: Sendable {
  package var earlier: Int
  package var limit: Int
  /// `nil` for the order that the list has by itself.
  package var order: ListOrder?

  package init(from earlier: Int = 0, limit: Int, order: ListOrder? = nil) {
    self.earlier = earlier
    self.limit = limit
    self.order = order
  }

  /// Whether it is the beginning of a list in the order of its days.
  var isByDay: Bool { earlier == 0 && order == nil }

  /// What is fetched of the store: all of it, where another order decides what comes first.
  var fetched: (after: Int, limit: Int) {
    order == nil ? (earlier, limit) : (0, Session.Options.wholeListLimit)
  }

  fileprivate func part(of cards: (nudges: [Nudge], count: Int)) -> (nudges: [Nudge], count: Int) {
    guard let order else { return cards }
    return (Array(order.sorted(cards.nudges).dropFirst(earlier).prefix(limit)), cards.count)
  }
}

/// An order of cards that a person can ask for. What has no such value comes last.
package enum ListOrder: String, CaseIterable, Sendable {
  case due, created, changed, title, priority

  func sorted(_ nudges: [Nudge]) -> [Nudge] {
    switch self {
    case .due:
      nudges.sorted { first, second in
        guard let due = first.due else { return false }
        return second.due.map { due < $0 } ?? true
      }
    case .created: nudges.sorted { $0.createdAt < $1.createdAt }
    case .changed: nudges.sorted { $0.updatedAt > $1.updatedAt }
    case .title: nudges.sorted { $0.title.lowercased() < $1.title.lowercased() }
    case .priority: nudges.sorted { $0.priority.importance > $1.priority.importance }
    }
  }
}

extension Session {
  /// Rows of a list in the shell; “more” shows the next ones.
  package static let listLimit = 5
  /// Rows of “show all” in the shell: nobody reads more at once.
  static let wholeListLimit = 1000

  /// Rows of a list here: all where a program reads it.
  package var listLimit: Int { options.listLimit }

  package func page(from earlier: Int? = nil, isWhole: Bool = false, order: ListOrder? = nil) -> ListPage {
    ListPage(
      from: earlier ?? 0, limit: isWhole ? max(Session.wholeListLimit, listLimit) : listLimit, order: order)
  }

  /// The next card and why it is the next.
  package func next(_ turn: Turn, _ wish: Availability = Availability()) throws -> (nudge: Nudge, cause: Cause)? {
    try store.next(now: turn.now, availability: wish)
  }

  /// Lists the cards of a scope, or says that there are none.
  package func listReply(_ scope: ListScope, _ turn: Turn, _ page: ListPage) throws -> Reply {
    if scope == .week, page.isByDay, !options.isForPrograms { return try weekReply(turn, page) }
    var cards = try store.list(scope, now: turn.now, after: page.fetched.after, limit: page.fetched.limit)
    if scope == .tomorrow {
      let tomorrow = turn.now.day.adding(days: 1)
      cards = try adding(occurrences(on: tomorrow...tomorrow, turn), to: cards, turn, page) {
        try store.list(scope, now: turn.now, limit: $0)
      }
    }
    return listReply(scope.heading, cards, turn, page) ?? Reply(scope.emptyMessage)
  }

  /// Lists the cards that are due or return on these days, what repeats on each day it falls on, or, if `done`, those
  /// that were done then. A week or two has a list a day.
  package func listReply(
    on span: DaySpan, done: Bool, tagged tag: String? = nil, _ turn: Turn, _ page: ListPage? = nil
  ) throws -> Reply {
    let days = try closed(span, done: done, tagged: tag, turn.now.day)
    let first = When(days.lowerBound)
    let page = page ?? self.page()
    let isSeveral = days.lowerBound < days.upperBound
    if !done, isSeveral, page.isByDay, !options.isForPrograms, days.count <= Session.maxDaysInFull {
      let lists = try dayLists(days, tagged: tag, turn, page)
      return lists.isEmpty ? Reply("Nothing is due in that time.") : Reply(nil, .page(lists))
    }
    var cards = try store.list(on: days, done: done, tagged: tag, after: page.fetched.after, limit: page.fetched.limit)
    if !done {
      cards = try adding(occurrences(on: days, tagged: tag, turn), to: cards, turn, page) {
        try store.list(on: days, tagged: tag, limit: $0)
      }
    }
    let heading = isSeveral ? span.heading(turn.now) : "\(on: first, turn.now)"
    if isSeveral, cards.nudges.isEmpty {
      return Reply(done ? "Nothing was done in that time." : "Nothing is due in that time.")
    }
    return listReply(heading, cards, turn, page)
      ?? Reply(done ? "Nothing was done \(spoken: first, turn.now)." : "Nothing is due \(spoken: first, turn.now).")
  }

  /// The days that a span stands for: with an open beginning from the first card that is left from before, or was done;
  /// with an open end up to today for what was done, and a year on for what is to come.
  private func closed(_ span: DaySpan, done: Bool, tagged tag: String?, _ today: Day) throws -> ClosedRange<Day> {
    let farEnd = done ? today : max(today, span.first ?? today).adding(days: Session.daysOfOpenEnd)
    let last = span.last ?? max(farEnd, span.first ?? farEnd)
    if let first = span.first { return first...last }
    let earlier = try store.list(
      on: Session.firstDay...max(Session.firstDay, last), done: done, tagged: tag, limit: Session.Options.wholeListLimit
    )
    let days = earlier.nudges.compactMap { done ? $0.completedAt?.day : $0.due?.day }
    return min(last, days.min() ?? today, done ? last : today)...last
  }

  /// What has no end is listed for so long.
  private static let daysOfOpenEnd = 365
  private static let firstDay = Day(ordinal: 0)

  /// Lists the cards with this tag, the open ones if `scope` is `nil`. If no card has the tag and `scope` is `nil`,
  /// lists the open cards whose title contains the word instead.
  package func listReply(tagged tag: String, _ scope: ListScope?, _ turn: Turn, _ page: ListPage) throws -> Reply {
    let cards = try store.list(
      scope ?? .all, tagged: tag, now: turn.now, after: page.fetched.after, limit: page.fetched.limit)
    let heading: LocalizedText = scope.map { "\($0.heading), on your \(tag) list" } ?? "On your \(tag) list"
    if let reply = listReply(heading, cards, turn, page) { return reply }
    guard scope == nil, try !store.cards(containing: Keywords(tag, in: language).words, [.active]).isEmpty else {
      return Reply(scope.map(\.emptyMessage) ?? "Nothing is on your \(tag) list.")
    }
    return try searchReply(tag, [.active], turn, page)
  }

  /// Lists the cards that contain all keywords, best first.
  package func searchReply(
    _ query: String, _ statuses: [Nudge.Status], _ turn: Turn, _ page: ListPage? = nil
  ) throws -> Reply {
    let page = page ?? self.page()
    let words = Keywords(query, in: language).words
    let titled = try words.isEmpty ? cards(spelling: query, statuses) : store.cards(containing: words, statuses)
    let found = titled.isEmpty ? try cards(madeFrom: words) : titled
    let cards = page.order?.sorted(found) ?? found
    let shown = Array(cards.dropFirst(page.earlier).prefix(page.limit))
    return try listReply(
      "With \(query)", (shown, cards.count), turn, ListPage(from: page.earlier, limit: page.limit))
      ?? .nothingFound(noCardMessage(query, statuses))
  }

  /// The cards whose titles have these signs, which are no words: "*", "🎂".
  private func cards(spelling signs: String, _ statuses: [Nudge.Status]) throws -> [Nudge] {
    let signs = signs.trimmed
    guard !signs.isEmpty else { return [] }
    return try store.cards(containing: [], statuses, limit: Session.Options.wholeListLimit).filter {
      $0.title.contains(signs)
    }
  }

  /// Open cards whose line, as it was typed, has all the words: a title may leave some of them out.
  private func cards(madeFrom words: [String]) throws -> [Nudge] {
    guard !words.isEmpty else { return [] }
    return try store.active(newestFirst: true, limit: Session.maxOpenedLines).filter { nudge in
      guard let line = nudge.originalText,
        case .text(let text) = sealedFields.contentWithoutPrompt(line, of: nudge.id, .nudgeOriginalText)
      else { return false }
      return Keywords.areFound(words, in: text)
    }
  }

  /// As many take 60 ms to open, measured on an Intel Xeon with 2 cores.
  private static let maxOpenedLines = 2000

  /// `nil` where the page has no card.
  func listReply(
    _ heading: LocalizedText, _ cards: (nudges: [Nudge], count: Int), _ turn: Turn, _ page: ListPage
  ) -> Reply? {
    let cards = page.part(of: cards)
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
    var titles = try store.active(newestFirst: true, limit: Session.maxComparedTitles).map(\.title)
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
    log.attempt("completing a title") {
      try store.active(newestFirst: true, limit: Session.maxComparedTitles).map(\.title)
    } ?? []
  }
}

extension DaySpan {
  fileprivate func heading(_ now: LocalTime) -> LocalizedText {
    switch (first.map { When($0) }, last.map { When($0) }) {
    case (let first?, let last?): "From \(on: first, now) to \(on: last, now)"
    case (let first?, nil): "From \(on: first, now) on"
    case (nil, let last?): "Until \(on: last, now)"
    case (nil, nil): ListScope.all.heading
    }
  }
}

extension ListScope {
  package var heading: LocalizedText {
    switch self {
    case .today: "Due today"
    case .tomorrow: "Due tomorrow"
    case .week: "Due this week"
    case .overdue: "Left from before"
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
