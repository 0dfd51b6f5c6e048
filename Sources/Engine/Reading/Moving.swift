import Language

/// What is pushed to sunday has its day there, and what is snoozed until then only rests; pushed without a day it may be
/// either, and is asked for one.
struct Moving {
  /// Whether a verb that gives a thing another day stands in the line.
  private let isSaid: Bool

  init(_ tokens: [Token], in language: Language) {
    isSaid = tokens.contains { language.rules.moving.contains($0.spelling) }
  }

  func applied(to call: Call) -> Call {
    guard isSaid, [Moving.resting, Moving.changing].contains(call.tool) else { return call }
    let which = call.arguments.filter { $0.key == "which" }
    if call.tool == Moving.changing { return which.count == call.arguments.count ? Call(Moving.resting, which) : call }
    guard case .moment(let day)? = call.arguments["until"], day.isPoint, !day.isCounted else { return call }
    return Call(Moving.changing, which).with("due", .moment(day))
  }

  private static let resting = "snooze_nudge"
  private static let changing = "edit_nudge"
}
