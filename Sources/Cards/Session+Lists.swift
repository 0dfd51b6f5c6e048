package import Civil
package import Engine
package import Records
package import Replies
import Session
package import Store

extension Session {
  /// Never a wall: a list shows five, and says how many more there are.
  package static let listLimit = 5

  /// The next card and why it is the next.
  package func next(_ turn: Turn, _ wish: Wish = Wish()) throws -> (nudge: Nudge, cause: Cause)? {
    try store.next(now: turn.now, wish: wish)
  }

  /// The cards of some days: those that are due then or come back, or those that were done.
  package func listed(on days: ClosedRange<Day>, done: Bool, tagged tag: String? = nil, _ turn: Turn) throws -> Reply {
    let first = When(days.lowerBound)
    let cards = try store.list(on: days, done: done, tagged: tag, limit: Session.listLimit)
    guard !cards.nudges.isEmpty else {
      return Reply(done ? "Nothing was done \(first, turn.now)." : "Nothing is due \(first, turn.now).")
    }
    let heading: LocalizedText = days.lowerBound == days.upperBound ? "\(first, turn.now)" : "From \(first, turn.now)"
    return Reply(
      nil, .list(Reply.List(heading, cards.nudges.map { card($0, turn) }, more: cards.count - cards.nudges.count)))
  }

  /// The cards of one list, the open ones where nothing else is asked for. Where none is marked so, the open ones that say
  /// the word: a list may have been meant so.
  package func listed(tagged tag: String, _ scope: Scope?, _ turn: Turn) throws -> Reply {
    let cards = try store.list(scope ?? .all, tagged: tag, now: turn.now, limit: Session.listLimit)
    if cards.nudges.isEmpty {
      guard scope == nil, try !store.cards(containing: Keywords(tag, in: language).words, [.active]).isEmpty else {
        return Reply(scope.map(\.empty) ?? "Nothing is on your \(tag) list.")
      }
      return try found(tag, [.active], turn)
    }
    let heading: LocalizedText = scope.map { "\($0.heading), on your \(tag) list" } ?? "On your \(tag) list"
    return Reply(
      nil, .list(Reply.List(heading, cards.nudges.map { card($0, turn) }, more: cards.count - cards.nudges.count)))
  }

  /// Cards that have all the telling words, best first.
  package func found(_ query: String, _ statuses: [Nudge.Status], _ turn: Turn) throws -> Reply {
    let wanted = Keywords(query, in: language)
    let cards = try store.cards(containing: wanted.words, statuses)
    guard !cards.isEmpty else { return Reply(try noCard(query, statuses)) }
    let shown = cards.prefix(Session.listLimit).map { card($0, turn) }
    return Reply(nil, .list(Reply.List("With \(query)", shown, more: cards.count - shown.count)))
  }

  /// That none has the words, and which come near.
  package func noCard(_ words: String, _ statuses: [Nudge.Status]) throws -> LocalizedText {
    var titles = try store.active(limit: Session.nearLimit).map(\.title)
    if statuses != [.active] {
      titles += try store.finished(since: LocalTime(ordinal: 0), limit: Session.nearLimit).map(\.title)
    }
    let near = Nearby.names(words, among: titles, in: language).map { "\($0)" as LocalizedText }
    return near.isEmpty ? "No card says \(words)." : "No card says \(words). Nearest: \(near)."
  }

  /// So many titles are compared letter by letter.
  static let nearLimit = 200

  /// Titles of open cards, for completion; none when they cannot be read.
  package func openTitles() -> [String] {
    log.attempt("completing a title") { try store.active(limit: 200).map(\.title) } ?? []
  }
}

extension Scope {
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

  package var empty: LocalizedText {
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
