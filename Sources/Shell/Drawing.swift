import Engine
import Screen

/// Draws the events of one turn as they come, and remembers what matters for the next.
final class Drawing: @unchecked Sendable {
  // Written by the one turn, read after it.
  private(set) var hasCard = false
  private(set) var asked: Call?

  private let look: @Sendable () -> Screen
  private let isBrief: Bool

  /// Brief: where a receipt says it all, there is no card below it.
  init(_ look: @escaping @Sendable () -> Screen, isBrief: Bool) {
    self.look = look
    self.isBrief = isBrief
  }

  @Sendable func draw(_ event: Event) {
    switch event {
    case .text(let words): Terminal.print(look().words(words), end: "")
    case .trouble(let trouble): Terminal.print(look().draw(trouble))
    case .reply(let reply):
      take(reply)
      Terminal.print(look().draw(isBrief && reply.receipt != nil ? Reply(reply.receipt) : reply))
    }
  }

  private func take(_ reply: Reply) {
    if case .card = reply.show { hasCard = true }
    if case .question(let question) = reply.lead { asked = question.open?.call } else { asked = nil }
  }
}
