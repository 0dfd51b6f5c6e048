internal import Glibc

/// What happens on the screen around the line being typed.
extension LineReader {
  /// The texts appear above the prompt.
  func show(_ texts: [String]) {
    if !texts.isEmpty { redraw(below: texts.map { $0 + "\n" }.joined()) }
  }

  /// Takes prompt and line off the screen, and draws them again below the text.
  func redraw(below text: String = "") {
    let rows = rowsAboveCursor
    Terminal.write("\r" + (rows > 0 ? "\u{1b}[\(rows)A" : "") + "\u{1b}[J" + text)
    editline?.resize()
    columns = Terminal.size.columns
    editline?.redraw()
  }

  /// libedit 3.1 tears a line of several rows that changes before its end; drawn afresh it is whole. So it is when a
  /// row ends in a blank, as libedit writes that one while it is typed, but not when it draws. A line that is longer
  /// than the screen stays as libedit scrolls it.
  func mend() {
    guard let editline, editline.count <= columns * Terminal.size.rows else { return }
    let text = editline.text
    let (now, before) = (wrap(text), wrap(drawn))
    let isLonger = text.unicodeScalars.starts(with: drawn.unicodeScalars)
    if now.breaks > before.breaks || !isLonger && max(now.row, before.row) > 0 { redraw() }
    drawn = text
  }

  /// Counted as terminals have laid the rows out again that reflow them.
  private var rowsAboveCursor: Int {
    guard let typed = editline?.typed else { return 0 }
    var end = wrap(typed.before)
    typed.after.unicodeScalars.first.map { end.makeRoom(for: $0) }
    let size = Terminal.size
    return min(size.columns == columns ? end.row : end.row(columns: size.columns), size.rows - 1)
  }

  private func wrap(_ text: String) -> Wrap {
    var wrap = Wrap(columns: columns)
    wrap.advance(prompt: prompt)
    text.unicodeScalars.forEach { wrap.advance($0) }
    return wrap
  }

  /// Ctrl-Z: the shell that started this one gets its terminal back until it continues us. The first program of a
  /// terminal has nobody to continue it, so the system does not stop it, and goes on by itself.
  func suspend() {
    Terminal.bracketPastes(false)
    editline?.setRaw(false)
    Terminal.lend()
    Terminal.write("\n")
    suspended = .now.advanced(by: .milliseconds(100))
    kill(0, SIGTSTP)
  }

  /// The other shell has written on the screen and changed the modes.
  func resume() {
    suspended = nil
    editline?.setRaw(false)
    editline?.setRaw(true)
    Terminal.bracketPastes(true)
    editline?.redraw()
  }
}
