internal import Synchronization

/// What the terminal has answered to queries, readable from any thread.
package final class TerminalResponses: Sendable {
  private let reportedBackground = Mutex<TerminalBackground?>(nil)

  /// The background colour; `nil` until the terminal has reported it.
  package var background: TerminalBackground? { reportedBackground.withLock { $0 } }

  func record(_ background: TerminalBackground) { reportedBackground.withLock { $0 = background } }
}

extension LineReader {
  /// How long to wait for a terminal's answer.
  private static let responseTimeout = Duration.milliseconds(100)

  /// Asks for the background colour without waiting: the answer arrives while a line is read.
  func queryBackground() {
    guard !hasQueried, editline != nil, !isAccessible() else { return }
    hasQueried = true
    responseDeadline = .now + Self.responseTimeout
    Terminal.write(TerminalBackground.query)
  }

  func handleResponse(_ answer: [UInt8]) {
    if let background = TerminalBackground(answer: answer) { responses.record(background) }
    // The device attributes answer comes last, and from every terminal.
    if answer.last == UInt8(ascii: "c") { responseDeadline = nil }
  }

  /// Consumes answers that are still on their way, so that they do not appear at the next program's prompt.
  package func drainResponses() {
    guard let deadline = responseDeadline else { return }
    editline?.setRaw(true)
    defer { editline?.setRaw(false) }
    while responseDeadline != nil {
      switch events.next(until: deadline) {
      case .input(.response(let answer)): handleResponse(answer)
      case .timeout, .closed, .signal: return
      case .input, .wakeup: break
      }
    }
  }
}
