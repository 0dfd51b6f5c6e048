import Cards
import Civil
import Engine
import Language
import Records
import Replies
import Session
import Store

// Changes several cards at once, as one change that one undo takes back: "push everything from today to tomorrow".

extension Session {
  /// Changes all open cards of a list, and says which they were.
  ///
  /// - Parameters:
  ///   - list: the list's key, or `nil` for the list shown last.
  ///   - receipt: makes the reply's text and the change's name for undo from “4 cards” or the only card's title.
  ///   - changes: the records to store for a card.
  func changeAll(
    _ list: String?, _ turn: Turn, _ tool: String,
    _ receipt: (_ what: LocalizedText) -> (said: LocalizedText, undone: LocalizedText),
    changing changes: (Nudge) throws -> [any Record]
  ) throws -> Reply {
    let cards = try cards(of: list, turn)
    let (receiptText, changeLabel) = receipt(Session.cardsLabel(cards))
    let records = try cards.flatMap(changes)
    try change(changeLabel, tool) { tx in for record in records { try tx.put(record) } }
    return Reply(
      receiptText, cards.count > 1 ? .lines(Session.titles(of: cards)) : .nothing, focus: records.endFocus ? .over : nil
    )
  }

  /// Asks before all cards of a list are dropped. The answer names the cards that were shown, whatever the list has by
  /// then.
  func askToDropAll(_ list: String?, _ turn: Turn) throws -> Reply {
    let cards = try cards(of: list, turn)
    let call = Call("drop_nudge", ["each": .list(cards.map { .id("\($0.id)") })])
    return Reply(
      "That is \(Session.cardsLabel(cards)):", .lines(Session.titles(of: cards)),
      followUp: .question(
        Question("Drop all of them?", choices: [.init("yes: drop them", call), .init("no: keep them", nil)])))
  }

  /// The open cards of a list. “All” means those due by tonight, if there are any.
  private func cards(of list: String?, _ turn: Turn) throws -> [Nudge] {
    guard let list else {
      let shown = try turn.dialogue.lastList.compactMap { ID($0.id) }.compactMap { try store.record(Nudge.self, $0) }
      let open = shown.filter(CardFilter.active.contains)
      guard !open.isEmpty else { throw UserError("Nothing on the last list is still to do.", code: .notFound) }
      return open
    }
    let scope = ListScope(rawValue: list) ?? .all
    for scope in scope == .all ? [.today, .all] : [scope] {
      let cards = try store.list(scope, now: turn.now, limit: Session.maxCardsAtOnce).nudges.filter(
        CardFilter.active.contains)
      if !cards.isEmpty { return cards }
    }
    throw UserError(scope.emptyMessage, code: .notFound)
  }

  private static func cardsLabel(_ cards: [Nudge]) -> LocalizedText {
    cards.count == 1 ? "\(cards[0].title)" : "\(cards.count, "card", "cards")"
  }

  private static func titles(of cards: [Nudge]) -> [LocalizedText] {
    let rest = cards.count - listLimit
    return cards.prefix(listLimit).map { "\($0.title)" } + (rest > 0 ? ["and \(rest) more"] : [])
  }

  /// How many cards one line can change.
  private static let maxCardsAtOnce = 500
}
