internal import Glibc
internal import Synchronization

/// The terminal of this process: standard input and output.
package enum Terminal {
  package struct Size: Equatable, Sendable {
    package var columns: Int
    package var rows: Int
  }

  /// 80 × 24 if the size is unknown.
  package static var size: Size {
    var window = winsize()
    for descriptor in [STDOUT_FILENO, STDIN_FILENO]
    where ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0 && window.ws_row > 0 {
      return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }
    return Size(columns: 80, rows: 24)
  }

  static var isInputTerminal: Bool { isatty(STDIN_FILENO) == 1 }
  static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Prints nothing for an empty text.
  static func print(_ text: String, end: String = "\n") {
    if !text.isEmpty { write(text + end) }
  }

  /// Writes unbuffered, so call it only after libedit and stdio have been flushed.
  static func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 else {
        if errno == EINTR { continue }
        return
      }
      rest = rest.dropFirst(count)
    }
  }
}

extension Terminal {
  private struct State {
    /// The terminal modes before this process changed them.
    var modes: termios?
    var isBracketing = false
  }

  private static let state = Mutex(State())

  /// Restores the terminal modes when the process exits, however it ends.
  static func restoreAtExit() {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return }
    state.withLock { $0.modes = modes }
    atexit { Terminal.restore() }
  }

  /// Sets the original terminal modes again.
  static func restoreModes() {
    if var modes = state.withLock(\.modes) { tcsetattr(STDIN_FILENO, TCSANOW, &modes) }
  }

  /// Turns on bracketed paste: the terminal then marks pasted text.
  static func setBracketedPaste(_ isOn: Bool) {
    state.withLock { $0.isBracketing = isOn }
    write(isOn ? "\u{1b}[?2004h" : "\u{1b}[?2004l")
  }

  private static func restore() {
    if state.withLock(\.isBracketing) { setBracketedPaste(false) }
    restoreModes()
  }
}
