package import Engine
import Language
package import Records
package import Replies
import Session
import Store

extension Session {
  /// The steps still to do, in order.
  package func openSteps(of nudge: Nudge) throws -> [Nudge] {
    try store.steps(of: nudge.id).filter { $0.status == .active }
  }

  /// Makes steps that follow the existing ones, without storing them.
  package func newSteps(_ titles: [String], of nudge: Nudge, _ turn: Turn) throws -> [Nudge] {
    let last = try store.steps(of: nudge.id).last?.order.flatMap { Int($0.prefix(3)) } ?? 0
    return titles.enumerated().map { index, title in
      var step = Nudge(id: ids.random(), title: title, createdAt: turn.now)
      step.parent = nudge.id
      step.order = Session.orderText(last + index + 1)
      return step
    }
  }

  /// A sort key, read as a decimal fraction: "002" follows "001", and "0015" would go between them.
  private static func orderText(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 3 - digits.count)) + digits
  }

  /// The open steps of a card that ends, and their own open steps, as dropped.
  package func droppedSteps(of nudge: Nudge, _ turn: Turn) throws -> [Nudge] {
    try openSteps(of: nudge).flatMap { open in
      var step = open
      step.status = .dropped
      step.completedAt = turn.now
      return try droppedSteps(of: open, turn) + [step]
    }
  }

  /// The reply after a card was done: the next step of its parent, or the question whether the parent is done, too.
  package func completionReply(after done: Nudge, _ receipt: LocalizedText, _ turn: Turn) throws -> Reply {
    guard let parent = try done.parent.flatMap(store.nudge), parent.status == .active else {
      return Reply(receipt, occasion: .done)
    }
    let open = try openSteps(of: parent)
    if let step = open.first(where: { $0.isAwake(now: turn.now) }) { return Reply(receipt, .card(card(step, turn))) }
    guard open.isEmpty else { return Reply(receipt) }
    let question = Question(
      "That was the last step. Is \(parent.title) done?",
      choices: [
        .init("yes", Call("complete_nudge", ["which": .id("\(parent.id)")])), .init("no: not yet", nil),
      ])
    return Reply(receipt, followUp: .question(question), about: Reference(parent))
  }

  /// The card, with its next step and the number of open steps.
  package func cardWithSteps(_ nudge: Nudge, _ turn: Turn) throws -> Card {
    var shown = card(nudge, turn)
    let open = nudge.status == .active ? try openSteps(of: nudge) : []
    if let step = open.first {
      shown.details += ["next step: \(step.title)", "\(open.count, "step", "steps") to go"]
    }
    return shown
  }
}
