internal import Glibc

/// What happens on the screen around the line being typed.
extension LineReader {
  /// Shows the texts above the prompt.
  func show(_ texts: [String]) {
    if !texts.isEmpty { redraw(below: texts.map { $0 + "\n" }.joined()) }
  }

  /// Shows the notices that have come above the prompt. Where the screen is read out, they wait while something is
  /// typed: half a word would be said twice.
  func showNotices(whileTyping isTyping: Bool) {
    guard waker.hasNotices, !isTyping || !isAccessible() else { return }
    show(waker.takeNotices())
  }

  /// Shows the notices that no prompt follows any more.
  package func showLastNotices() { Terminal.write(waker.takeNotices().map { $0 + "\n" }.joined()) }

  /// Erases the prompt and the line, and draws them again below the text.
  func redraw(below text: String = "") {
    let rows = rowsAboveCursor
    Terminal.write("\r" + (rows > 0 ? "\u{1b}[\(rows)A" : "") + "\u{1b}[J" + text)
    editline?.resize()
    columns = Terminal.size.columns
    editline?.redraw()
  }

  /// Redraws where libedit 3.1 leaves a broken display: after an edit before the end of a line that spans several rows,
  /// and when a row ends in a blank, which libedit writes while it is typed but not when it draws. A line longer than
  /// the screen is left as libedit scrolls it.
  func repairDisplay() {
    guard let editline, editline.count <= columns * Terminal.size.rows else { return }
    let text = editline.text
    let (now, before) = (layOut(text), layOut(displayedText))
    let isLonger = text.unicodeScalars.starts(with: displayedText.unicodeScalars)
    if now.hardBreaks > before.hardBreaks || !isLonger && max(now.row, before.row) > 0 { redraw() }
    displayedText = text
  }

  /// Takes into account that some terminals reflow rows when their width changes.
  private var rowsAboveCursor: Int {
    guard let text = editline?.textAroundCursor else { return 0 }
    var cursor = layOut(text.before)
    text.after.unicodeScalars.first.map { cursor.makeRoom(for: $0) }
    let size = Terminal.size
    return min(size.columns == columns ? cursor.row : cursor.row(columns: size.columns), size.rows - 1)
  }

  private func layOut(_ text: String) -> CursorTracker {
    var cursor = CursorTracker(columns: columns)
    cursor.advance(prompt: prompt)
    text.unicodeScalars.forEach { cursor.advance($0) }
    return cursor
  }

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

  /// After another program has written to the screen and changed the terminal modes.
  func resume() {
    suspensionDeadline = nil
    editline?.setRaw(false)
    editline?.setRaw(true)
    Terminal.setBracketedPaste(true)
    editline?.redraw()
  }
}
