import Language
import Replies

/// Chooses between editing and snoozing when a record is moved: “push to sunday” sets its day, “snooze until sunday”
/// only hides it. Pushing without a day may mean either, so the person is asked for a day.
struct RescheduleResolver {
  /// Whether the line has a verb for moving a thing to another day.
  private let hasMoveVerb: Bool

  private let cards: CardTools

  init(_ tokens: [Token], _ cards: CardTools, in language: Language) {
    self.cards = cards
    hasMoveVerb = tokens.contains { language.rules.reschedulingVerbs.contains($0.spelling) }
  }

  func resolved(_ call: Call) -> Call {
    guard hasMoveVerb, let snooze = cards[.snooze], let edit = cards[.edit], [snooze, edit].contains(call.tool) else {
      return call
    }
    let which = call.arguments.filter { $0.key == "which" }
    if call.tool == edit {
      if which.count == call.arguments.count { return Call(snooze, which) }
      guard case .moment(let due)? = call.arguments["due"] else { return call }
      return call.with("due", .moment(due.destination))
    }
    guard case .moment(let day)? = call.arguments["until"], day.isPoint, !day.isRelativeToNow else { return call }
    return Call(edit, which).with("due", .moment(day.destination))
  }
}
