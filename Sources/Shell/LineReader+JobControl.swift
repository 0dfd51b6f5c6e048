internal import Glibc

/// Leaving the terminal to the parent shell, and coming back.
extension LineReader {
  /// Ctrl-Z: returns the terminal to the parent shell until that continues this process. If there is no parent shell,
  /// the system does not stop the process, and it resumes by itself after a short wait.
  func suspend() {
    Terminal.setBracketedPaste(false)
    editline?.setRaw(false)
    Terminal.restoreModes()
    Terminal.write("\n")
    suspensionDeadline = .now.advanced(by: .milliseconds(100))
    kill(0, SIGTSTP)
  }

  /// Takes the terminal back, after another program may have changed its modes and written to the screen.
  func resume() {
    suspensionDeadline = nil
    editline?.setRaw(false)
    editline?.setRaw(true)
    Terminal.setBracketedPaste(true)
    editline?.redraw()
  }
}
