import Engine
import Replies
import Screen
import Synchronization

/// Draws the events of one turn as they come, and remembers what matters for the next.
final class Drawing: @unchecked Sendable {
  // Written by the one turn, read after it.
  private(set) var hasCard = false
  private(set) var asked: Call?
  /// What acts by itself at the next prompt.
  private(set) var keys: Set<Character>

  private let look: @Sendable () -> Screen
  private lazy var words = ModelWords(look())
  private let spinner = Spinner()
  /// A word that the model is slow comes by itself.
  private let drawing = Mutex(())

  /// - Parameter keys: what acted by itself at the last prompt.
  init(_ look: @escaping @Sendable () -> Screen, keys: Set<Character>) {
    self.keys = keys
    self.look = look
  }

  @Sendable func draw(_ event: Event) { drawing.withLock { _ in show(event) } }

  private func show(_ event: Event) {
    spinner.stop()
    switch event {
    case .waiting: if Terminal.isShown, look().isDrawn { spinner.start() }
    case .text(let piece): Terminal.print(words.take(piece), end: "")
    case .trouble(let trouble): Terminal.print(look().draw(trouble))
    case .reply(let reply):
      take(reply)
      Terminal.print(look().draw(reply))
    }
  }

  private func take(_ reply: Reply) {
    if case .card = reply.show { hasCard = true }
    asked = nil
    keys = []
    switch reply.lead {
    // Every other key needs Enter, and so do all of what is only shown: it stands at the beginning of many a word.
    case .keys(let actions, again: .some): keys = Drawing.quick.intersection(actions.map(\.key))
    case .question(let question): asked = question.open?.call
    case .keys, .collector, nil: break
    }
  }

  private static let quick: Set<Character> = ["y", "n", "s"]
}
