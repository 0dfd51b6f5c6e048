internal import CEditline
internal import Glibc

/// Callbacks of libedit while a line is edited.
extension LineReader {
  /// The next character for libedit; always a newline once the line has ended.
  func nextScalar() -> Unicode.Scalar {
    while outcome == nil {
      if !pendingScalars.isEmpty { return pendingScalars.removeFirst() }
      repairDisplay()
      showNotices(whileTyping: !currentText.isEmpty)
      if let scalar = scalar(for: events.next(until: suspensionDeadline)) { return scalar }
    }
    return "\n"
  }

  private func scalar(for event: EventReader.Event) -> Unicode.Scalar? {
    switch event {
    case .input(.scalar(let scalar)): return handleScalar(scalar)
    case .input(.sequence(let bytes)): pendingScalars = bytes.map { Unicode.Scalar($0) }
    case .input(.paste(let text)): return acceptPaste(text)
    case .input(.response(let answer)): handleResponse(answer)
    case .timeout: resume()
    case .wakeup: break
    case .signal(let number): handleSignal(number)
    case .closed: outcome = .hangup(unfinished: currentText)
    }
    return nil
  }

  private func handleScalar(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch UInt8(exactly: scalar.value) {
    case ControlCode.interrupt: outcome = .interrupted
    case ControlCode.end where currentText.isEmpty: outcome = .end
    case ControlCode.suspend: suspend()
    case ControlCode.quit, ControlCode.paste: break
    case ControlCode.escape where editline?.isModal == false: return isolateEscape(scalar)
    case .some(0..<0x20), ControlCode.delete: return scalar
    case _ where currentText.isEmpty && instantKeys.contains(Character(scalar)) && isPressedAlone(scalar):
      // libedit inserts and shows the character; the next request for one then ends the line.
      outcome = outcome ?? .key(Character(scalar))
      return scalar
    default: return acceptBurst(scalar)
    }
    return nil
  }

  /// Ends the multi-key state that a lone Escape puts libedit into. The empty paste after it keeps libedit from reading
  /// the next letter, or burst of letters, as Alt plus that letter.
  private func isolateEscape(_ escape: Unicode.Scalar) -> Unicode.Scalar {
    pendingScalars = [Unicode.Scalar(ControlCode.paste)]
    return escape
  }

  /// If nothing follows the key within this time, it acts at once; otherwise it is the first letter of a line.
  private static let singleKeyPause = Duration.milliseconds(300)

  /// Waits to see whether more input follows the key.
  private func isPressedAlone(_ key: Unicode.Scalar) -> Bool {
    let deadline = ContinuousClock.now.advanced(by: Self.singleKeyPause)
    while outcome == nil {
      switch events.next(until: deadline) {
      case .timeout: return true
      case .input(.response(let answer)): handleResponse(answer)
      case .input(let stroke):
        events.putBack([stroke])
        return false
      case .wakeup: showNotices(whileTyping: true)
      case .signal(SIGWINCH), .signal(SIGCONT): handleSignal(SIGWINCH)
      case .signal(let number): outcome = Self.signalResult(number, unfinished: String(key))
      case .closed: outcome = .hangup(unfinished: String(key))
      }
    }
    return true
  }

  /// Input that is faster than typing is inserted at once, because libedit redraws the whole line for every character.
  private func acceptBurst(_ first: Unicode.Scalar) -> Unicode.Scalar? {
    let burst = events.burst()
    guard burst.count >= 16 else {
      pendingScalars = burst
      return first
    }
    pendingPaste = String(String.UnicodeScalarView([first] + burst))
    return Unicode.Scalar(ControlCode.paste)
  }

  private func handleSignal(_ signal: Int32) {
    switch signal {
    case SIGWINCH: redraw()
    case SIGCONT: resume()
    default: outcome = Self.signalResult(signal, unfinished: currentText)
    }
  }

  private var currentText: String { editline?.text ?? "" }

  /// Inserts a paste of one line into the line being typed; a paste of several lines ends it.
  private func acceptPaste(_ text: String) -> Unicode.Scalar? {
    let lines = PastedText.lines(text)
    if lines.count > 1, let surrounding = editline?.textAroundCursor {
      outcome = .paste(PastedText.lines(surrounding.before + text + surrounding.after))
      return nil
    }
    pendingPaste = lines.joined()
    return Unicode.Scalar(ControlCode.paste)
  }

  /// A command inserts the paste: inserted from the character source, it makes libedit draw the prompt twice.
  func insertPaste() -> UInt8 {
    editline?.insert(pendingPaste)
    pendingPaste = ""
    return UInt8(CC_REFRESH)
  }

  func completeAtCursor() -> UInt8 {
    guard let input = editline?.textAroundCursor.before else { return UInt8(CC_NORM) }
    switch Completion(of: input, among: complete(input)) {
    case .nothing: break
    case .replace(let text): editline?.replaceText(before: input, by: text)
    case .list(let items): show([Completion.rows(items, columns: Terminal.size.columns)])
    }
    return UInt8(CC_REFRESH)
  }
}
