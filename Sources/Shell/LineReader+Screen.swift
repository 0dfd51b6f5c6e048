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
    editline?.redraw()
  }

  /// Counted at the present width, as terminals that reflow their rows have laid them out again.
  private var rowsAboveCursor: Int {
    guard let typed = editline?.typed else { return 0 }
    let size = Terminal.size
    var wrap = Wrap(columns: size.columns)
    wrap.advance(prompt: prompt)
    typed.before.unicodeScalars.forEach { wrap.advance($0) }
    typed.after.unicodeScalars.first.map { wrap.makeRoom(for: $0) }
    return min(wrap.row, size.rows - 1)
  }

  /// Ctrl-Z: the shell that started this one gets its terminal back until it continues us.
  func suspend() {
    Terminal.bracketPastes(false)
    editline?.setRaw(false)
    Terminal.write("\n")
    kill(0, SIGTSTP)
  }

  /// The other shell has written on the screen and changed the modes.
  func resume() {
    editline?.setRaw(false)
    editline?.setRaw(true)
    Terminal.bracketPastes(true)
    editline?.redraw()
  }
}
