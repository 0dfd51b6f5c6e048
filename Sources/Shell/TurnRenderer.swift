import Engine
import Replies
import Screen
import Synchronization

/// Draws the events of one turn as they arrive, and remembers what the next prompt needs.
final class TurnRenderer: @unchecked Sendable {
  // Written by the turn, read only after it has ended.
  private(set) var hasCard = false
  private(set) var pendingCall: Call?
  /// Whether a question is open, or lines are being written.
  private(set) var isWaiting = false
  /// Where the shown card stands in a review.
  private(set) var position: Card.Position?
  /// Whether anything was printed.
  private(set) var hasDrawn = false
  /// Single keys that act without Enter at the next prompt.
  private(set) var instantKeys: Set<Character>

  private let makeScreen: @Sendable () -> Screen
  private lazy var modelText = ModelTextFormatter(makeScreen())
  private let spinner = Spinner()
  private let playCue: @Sendable (SoundEvent) -> Void
  /// Guards drawing: the message that a model is slow comes from another task.
  private let lock = Mutex(())

  /// - Parameter keys: the instant keys of the last prompt, kept if no reply replaces them.
  init(
    _ look: @escaping @Sendable () -> Screen, keys: Set<Character>, playCue: @escaping @Sendable (SoundEvent) -> Void
  ) {
    self.playCue = playCue
    self.instantKeys = keys
    self.makeScreen = look
  }

  @Sendable func draw(_ event: Event) { lock.withLock { _ in show(event) } }

  private func show(_ event: Event) {
    spinner.stop()
    if case .waiting = event {} else { hasDrawn = true }
    switch event {
    case .waiting: if Terminal.isOutputTerminal, makeScreen().hasMotion { spinner.start() }
    case .text(let piece): Terminal.print(modelText.append(piece), end: "")
    case .error(let error): Terminal.print(makeScreen().draw(error))
    case .reply(let reply):
      remember(reply)
      Terminal.print(makeScreen().draw(reply))
      if let occasion = reply.occasion { playCue(.reply(occasion)) }
    }
  }

  private func remember(_ reply: Reply) {
    position = nil
    if case .card(let card) = reply.content {
      hasCard = true
      position = card.position
    }
    pendingCall = nil
    isWaiting = false
    instantKeys = []
    switch reply.followUp {
    // Other keys need Enter, because many words start with those letters. Where a reply only shows something, so do all
    // letters.
    case .keys(let actions, again: .some): instantKeys = TurnRenderer.instantCandidates.intersection(actions.map(\.key))
    case .keys(let actions, again: nil): instantKeys = Set(actions.map(\.key).filter(\.isWholeNumber))
    case .question(let question): (pendingCall, isWaiting) = (question.freeAnswer?.call, true)
    case .collector: isWaiting = true
    case nil: break
    }
  }

  private static let instantCandidates: Set<Character> = ["y", "n", "s"]
}
