package import Engine
import Language
package import Records
package import Replies
import Session
import Store

extension Session {
  /// Those still to do, in their order.
  package func openSteps(of nudge: Nudge) throws -> [Nudge] {
    try store.steps(of: nudge.id).filter { $0.status == .active }
  }

  /// Steps behind those the card has already.
  package func newSteps(_ titles: [String], of nudge: Nudge, _ turn: Turn) throws -> [Nudge] {
    let last = try store.steps(of: nudge.id).last?.order.flatMap { Int($0.prefix(3)) } ?? 0
    return titles.enumerated().map { index, title in
      var step = Nudge(id: ids.random(), title: title, createdAt: turn.now)
      step.parent = nudge.id
      step.order = Session.order(last + index + 1)
      return step
    }
  }

  /// A decimal fraction without its point: "002" stands behind "001", and "0015" would stand between them.
  private static func order(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 3 - digits.count)) + digits
  }

  /// The open steps of a card that ends, and theirs, let go with it: nobody waits for them any more.
  package func leftSteps(of nudge: Nudge, _ turn: Turn) throws -> [Nudge] {
    try openSteps(of: nudge).flatMap { open in
      var step = open
      step.status = .dropped
      step.completedAt = turn.now
      return try leftSteps(of: open, turn) + [step]
    }
  }

  /// After a card was done: its whole's next step, or whether that was all of it.
  package func goingOn(after done: Nudge, _ receipt: LocalizedText, _ turn: Turn) throws -> Reply {
    guard let whole = try done.parent.flatMap(store.nudge), whole.status == .active else {
      return Reply(receipt, occasion: .done)
    }
    let open = try openSteps(of: whole)
    if let step = open.first(where: { $0.isAwake(now: turn.now) }) { return Reply(receipt, .card(card(step, turn))) }
    guard open.isEmpty else { return Reply(receipt) }
    let question = Question(
      "That was the last step. Is \(whole.title) done?",
      choices: [
        .init("yes", Call("complete_nudge", ["which": .id("\(whole.id)")])), .init("no: not yet", nil),
      ])
    return Reply(receipt, lead: .question(question), about: Reference(whole))
  }

  /// The card with the steps it was broken down into.
  package func cardInSteps(_ nudge: Nudge, _ turn: Turn) throws -> Card {
    var shown = card(nudge, turn)
    let open = nudge.status == .active ? try openSteps(of: nudge) : []
    if let step = open.first {
      shown.details += ["next step: \(step.title)", "\(open.count, "step", "steps") to go"]
    }
    return shown
  }
}
