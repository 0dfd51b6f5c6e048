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
  ///   - group: which cards.
  ///   - target: the day they are moved to; what is due later is not brought forward by “everything”.
  ///   - receipt: makes the reply's text and the change's name for undo from “4 cards” or the only card's title.
  ///   - newRecords: the records to store for a card.
  func changeAll(
    _ group: RecordSelector.Group, movedTo target: Day? = nil, _ turn: Turn, _ tool: String,
    _ receipt: (_ what: LocalizedText) -> (said: LocalizedText, undone: LocalizedText),
    changing newRecords: (Nudge) throws -> [any Record]
  ) throws -> Reply {
    let cards = try cards(of: group, movedTo: target, turn)
    let (receiptText, changeLabel) = receipt(Session.cardsLabel(cards))
    let records = try cards.flatMap(newRecords)
    try changes.write(changeLabel, tool) { tx in for record in records { try tx.put(record) } }
    return Reply(
      receiptText, cards.count > 1 ? .lines(Session.titles(of: cards)) : .nothing, focus: records.endFocus ? .over : nil
    )
  }

  /// Asks before all cards of a list are dropped. The answer names the cards that were shown, whatever the list has by
  /// then.
  func askToDropAll(_ group: RecordSelector.Group, _ turn: Turn) throws -> Reply {
    let cards = try cards(of: group, turn)
    let call = Call("drop_nudge", ["each": .list(cards.map { .id("\($0.id)") })])
    return Reply(
      "That is \(Session.cardsLabel(cards)):", .lines(Session.titles(of: cards)),
      followUp: .question(
        Question("Drop all of them?", choices: [.init("yes: drop them", call), .init("no: keep them", nil)])))
  }

  /// The open cards of a group. “All” means those due by tonight, if there are any.
  private func cards(of group: RecordSelector.Group, movedTo target: Day? = nil, _ turn: Turn) throws -> [Nudge] {
    var cards: [Nudge]
    let none: LocalizedText
    switch group {
    case .shown:
      cards = try turn.dialogue.lastList.compactMap { ID($0.id) }.compactMap { try store.record(Nudge.self, $0) }
        .filter(CardFilter.active.contains)
      none = "Nothing on the last list is still to do."
    case .tagged(let tag):
      cards = try list(.all, tagged: tag, turn)
      none = "Nothing is on your \(tag) list."
    case .list(RecordSelector.all):
      let today = try list(.today, turn)
      cards = try today.isEmpty ? list(.all, turn) : today
      none = cards.isEmpty ? ListScope.all.emptyMessage : "Nothing is due before that day."
      if let target { cards.removeAll { ($0.due?.day).map { $0 > target } ?? false } }
    case .list(let name):
      let scope = ListScope(rawValue: name) ?? .all
      cards = try list(scope, turn)
      none = scope.emptyMessage
    }
    guard !cards.isEmpty else { throw UserError(none, code: .notFound) }
    return cards
  }

  private func list(_ scope: ListScope, tagged tag: String? = nil, _ turn: Turn) throws -> [Nudge] {
    try store.list(scope, tagged: tag, now: turn.now, limit: Session.maxCardsAtOnce).nudges.filter(
      CardFilter.active.contains)
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
