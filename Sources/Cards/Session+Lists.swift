package import Civil
package import Engine
package import Records
package import Replies
import Session
package import Store

extension Session {
  /// Rows per list; the rest is only counted.
  package static let listLimit = 5

  /// The next card and why it is the next.
  package func next(_ turn: Turn, _ wish: Availability = Availability()) throws -> (nudge: Nudge, cause: Cause)? {
    try store.next(now: turn.now, availability: wish)
  }

  /// Lists the cards that are due or return on these days, or, if `done`, those that were done then.
  package func listReply(on days: ClosedRange<Day>, done: Bool, tagged tag: String? = nil, _ turn: Turn) throws -> Reply
  {
    let first = When(days.lowerBound)
    let cards = try store.list(on: days, done: done, tagged: tag, limit: Session.listLimit)
    guard !cards.nudges.isEmpty else {
      return Reply(done ? "Nothing was done \(first, turn.now)." : "Nothing is due \(first, turn.now).")
    }
    let heading: LocalizedText = days.lowerBound == days.upperBound ? "\(first, turn.now)" : "From \(first, turn.now)"
    return Reply(
      nil, .list(Reply.List(heading, cards.nudges.map { card($0, turn) }, more: cards.count - cards.nudges.count)))
  }

  /// Lists the cards with this tag, the open ones if `scope` is `nil`. If no card has the tag and `scope` is `nil`,
  /// lists the open cards whose title contains the word instead.
  package func listReply(tagged tag: String, _ scope: ListScope?, _ turn: Turn) throws -> Reply {
    let cards = try store.list(scope ?? .all, tagged: tag, now: turn.now, limit: Session.listLimit)
    if cards.nudges.isEmpty {
      guard scope == nil, try !store.cards(containing: Keywords(tag, in: language).words, [.active]).isEmpty else {
        return Reply(scope.map(\.emptyMessage) ?? "Nothing is on your \(tag) list.")
      }
      return try searchReply(tag, [.active], turn)
    }
    let heading: LocalizedText = scope.map { "\($0.heading), on your \(tag) list" } ?? "On your \(tag) list"
    return Reply(
      nil, .list(Reply.List(heading, cards.nudges.map { card($0, turn) }, more: cards.count - cards.nudges.count)))
  }

  /// Lists the cards that contain all keywords, best first.
  package func searchReply(_ query: String, _ statuses: [Nudge.Status], _ turn: Turn) throws -> Reply {
    let keywords = Keywords(query, in: language)
    let cards = try store.cards(containing: keywords.words, statuses)
    guard !cards.isEmpty else { return Reply(try noCardMessage(query, statuses)) }
    let shown = cards.prefix(Session.listLimit).map { card($0, turn) }
    return Reply(nil, .list(Reply.List("With \(query)", shown, more: cards.count - shown.count)))
  }

  /// Says that no card matches, and which titles are similar.
  package func noCardMessage(_ words: String, _ statuses: [Nudge.Status]) throws -> LocalizedText {
    var titles = try store.active(limit: Session.maxComparedTitles).map(\.title)
    if statuses != [.active] {
      titles += try store.finished(since: LocalTime(ordinal: 0), limit: Session.maxComparedTitles).map(\.title)
    }
    let similarTitles = FuzzyMatcher.closestNames(words, among: titles, in: language).map { "\($0)" as LocalizedText }
    return similarTitles.isEmpty ? "No card says \(words)." : "No card says \(words). Nearest: \(similarTitles)."
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
    case .overdue: "Past the deadline"
    case .snoozed: "Put off"
    case .done: "Done"
    case .dropped: "Let go"
    case .all: "Waiting"
    }
  }

  package var emptyMessage: LocalizedText {
    switch self {
    case .today: "Nothing is due today."
    case .tomorrow: "Nothing is due tomorrow."
    case .week: "Nothing is due this week."
    case .overdue: "Nothing is past its deadline."
    case .snoozed: "Nothing is put off."
    case .done: "Nothing is done yet. “what's next” shows where to begin."
    case .dropped: "Nothing was let go."
    case .all: "Nothing is waiting."
    }
  }
}
