import Language
import Replies

/// What is pushed to sunday has its day there, and what is snoozed until then only rests; pushed without a day it may be
/// either, and is asked for one.
struct Moving {
  /// Whether a verb that gives a thing another day stands in the line.
  private let isSaid: Bool

  private let cards: CardTools

  init(_ tokens: [Token], _ cards: CardTools, in language: Language) {
    self.cards = cards
    isSaid = tokens.contains { language.rules.moving.contains($0.spelling) }
  }

  func applied(to call: Call) -> Call {
    guard isSaid, let snooze = cards[.snooze], let edit = cards[.edit], [snooze, edit].contains(call.tool) else {
      return call
    }
    let which = call.arguments.filter { $0.key == "which" }
    if call.tool == edit { return which.count == call.arguments.count ? Call(snooze, which) : call }
    guard case .moment(let day)? = call.arguments["until"], day.isPoint, !day.isCounted else { return call }
    return Call(edit, which).with("due", .moment(day))
  }
}
