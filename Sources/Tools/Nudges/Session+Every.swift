import Cards
import Civil
import Engine
import Language
import Records
import Replies
import Session
import Store

// The same done to several cards at once, as one change that one undo takes back: "push everything from today to tomorrow".

extension Session {
  /// Does something to all cards of a list, and tells which they were.
  ///
  /// - Parameters:
  ///   - list: its key, or `nil` for the list shown last.
  ///   - changed: what there is of a card afterwards, and what comes with it.
  ///   - receipt: what is said, and the words that undo names it by, for “4 cards” or the only one's title.
  func every(
    _ list: String?, _ turn: Turn, _ tool: String,
    _ receipt: (_ what: LocalizedText) -> (said: LocalizedText, undone: LocalizedText),
    changing changed: (Nudge) throws -> [any Record]
  ) throws -> Reply {
    let cards = try cards(of: list, turn)
    let (said, undone) = receipt(Session.named(cards))
    let records = try cards.flatMap(changed)
    try change(undone, tool) { tx in for record in records { try tx.put(record) } }
    return Reply(said, cards.count > 1 ? .lines(Session.titles(of: cards)) : .nothing)
  }

  /// Asks before all cards of a list are let go; the answer speaks of those that were shown.
  func askEvery(_ list: String?, _ turn: Turn) throws -> Reply {
    let cards = try cards(of: list, turn)
    let call = Call("drop_nudge", ["each": .list(cards.map { .id("\($0.id)") })])
    return Reply(
      "That is \(Session.named(cards)):", .lines(Session.titles(of: cards)),
      lead: .question(
        Question("Let go of all of them?", choices: [.init("yes: let them go", call), .init("no: keep them", nil)])))
  }

  /// The open cards of a list. Of all that there is those that are due by tonight are meant, where some are.
  private func cards(of list: String?, _ turn: Turn) throws -> [Nudge] {
    guard let list else {
      let shown = try turn.dialogue.list.compactMap { ID($0.id) }.compactMap { try store.record(Nudge.self, $0) }
      let open = shown.filter(Pool.active.contains)
      guard !open.isEmpty else { throw UserError("Nothing on the last list is open.", code: .notFound) }
      return open
    }
    let scope = Scope(rawValue: list) ?? .all
    for scope in scope == .all ? [.today, .all] : [scope] {
      let cards = try store.list(scope, now: turn.now, limit: Session.mostAtOnce).nudges.filter(Pool.active.contains)
      if !cards.isEmpty { return cards }
    }
    throw UserError(scope.empty, code: .notFound)
  }

  private static func named(_ cards: [Nudge]) -> LocalizedText {
    cards.count == 1 ? "\(cards[0].title)" : "\(cards.count, "card", "cards")"
  }

  private static func titles(of cards: [Nudge]) -> [LocalizedText] {
    let rest = cards.count - listLimit
    return cards.prefix(listLimit).map { "\($0.title)" } + (rest > 0 ? ["and \(rest) more"] : [])
  }

  /// Cards that one line changes.
  private static let mostAtOnce = 500
}
