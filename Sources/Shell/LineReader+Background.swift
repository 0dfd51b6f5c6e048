internal import Synchronization

/// What the terminal has said of itself, for whoever draws.
package final class Answers: Sendable {
  private let known = Mutex<Background?>(nil)

  /// The colour it writes on; `nil` until it says so.
  package var background: Background? { known.withLock { $0 } }

  func take(_ background: Background) { known.withLock { $0 = background } }
}

extension LineReader {
  /// How long a terminal that answers at all may take.
  private static let patience = Duration.milliseconds(100)

  /// Asks for the background; nobody waits, the answer comes while a line is read.
  func askBackground() {
    guard !hasAsked, editline != nil else { return }
    hasAsked = true
    awaited = .now + Self.patience
    Terminal.write(Background.query)
  }

  func take(answer: [UInt8]) {
    if let background = Background(answer: answer) { answers.take(background) }
    // The last of what was asked for: every terminal answers it.
    if answer.last == UInt8(ascii: "c") { awaited = nil }
  }

  /// An answer still on its way must not end up at the prompt of whoever comes next.
  package func leave() {
    guard let deadline = awaited else { return }
    editline?.setRaw(true)
    defer { editline?.setRaw(false) }
    while awaited != nil {
      switch keyboard.next(until: deadline) {
      case .stroke(.answer(let answer)): take(answer: answer)
      case .timeout, .closed, .signal: return
      case .stroke, .rung: break
      }
    }
  }
}
