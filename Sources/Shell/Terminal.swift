internal import Glibc
internal import Synchronization

/// The terminal of this process.
package enum Terminal {
  package struct Size: Equatable, Sendable {
    package var columns: Int
    package var rows: Int
  }

  /// 80 × 24 where nobody knows.
  package static var size: Size {
    var window = winsize()
    for descriptor in [STDOUT_FILENO, STDIN_FILENO]
    where ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0 && window.ws_row > 0 {
      return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }
    return Size(columns: 80, rows: 24)
  }

  static var isTyped: Bool { isatty(STDIN_FILENO) == 1 }
  static var isShown: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Nothing for nothing.
  static func print(_ text: String, end: String = "\n") {
    if !text.isEmpty { write(text + end) }
  }

  /// Past every buffer, so only where libedit and stdio have been flushed.
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
    /// As they were before this process came.
    var modes: termios?
    var isBracketing = false
  }

  private static let state = Mutex(State())

  /// Whatever ends this process, its exit leaves the terminal as it is now.
  static func restoreAtExit() {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return }
    state.withLock { $0.modes = modes }
    atexit { Terminal.restore() }
  }

  /// Gives the terminal to another process as it was.
  static func lend() {
    if var modes = state.withLock(\.modes) { tcsetattr(STDIN_FILENO, TCSANOW, &modes) }
  }

  /// While on, a paste arrives marked as one.
  static func bracketPastes(_ isOn: Bool) {
    state.withLock { $0.isBracketing = isOn }
    write(isOn ? "\u{1b}[?2004h" : "\u{1b}[?2004l")
  }

  private static func restore() {
    if state.withLock(\.isBracketing) { bracketPastes(false) }
    lend()
  }
}
