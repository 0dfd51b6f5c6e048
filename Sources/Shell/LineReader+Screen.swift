/// What happens on the screen around the line being typed.
extension LineReader {
  /// Shows the texts above the prompt.
  func show(_ texts: [String]) {
    if !texts.isEmpty { redraw(below: texts.map { $0 + "\n" }.joined()) }
  }

  /// Shows, above the prompt, the notices that have arrived. Where the screen is read out, they wait while something is
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
    let (new, old) = (layOut(text), layOut(displayedText))
    let isAppended = text.unicodeScalars.starts(with: displayedText.unicodeScalars)
    let isEditedWithinRows = !isAppended && max(new.row, old.row) > 0
    if isEditedWithinRows || new.hardBreaks > old.hardBreaks { redraw() }
    displayedText = text
  }

  /// The rows from the first of the prompt to the cursor, also where the terminal has reflowed them since its width
  /// changed.
  private var rowsAboveCursor: Int {
    guard let text = editline?.textAroundCursor else { return 0 }
    var cursor = layOut(text.before)
    if let next = text.after.unicodeScalars.first { cursor.makeRoom(for: next) }
    let size = Terminal.size
    return min(size.columns == columns ? cursor.row : cursor.row(columns: size.columns), size.rows - 1)
  }

  private func layOut(_ text: String) -> CursorTracker {
    var cursor = CursorTracker(columns: columns)
    cursor.advance(prompt: prompt)
    text.unicodeScalars.forEach { cursor.advance($0) }
    return cursor
  }
}
