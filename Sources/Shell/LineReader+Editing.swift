internal import CEditline
internal import Glibc

/// What libedit asks for while a line is edited.
extension LineReader {
  /// The next character for libedit; a newline for ever once the line is over.
  func nextScalar() -> Unicode.Scalar {
    while ending == nil {
      if !queue.isEmpty { return queue.removeFirst() }
      mend()
      if let scalar = scalar(for: keyboard.next(until: suspended)) { return scalar }
    }
    return "\n"
  }

  private func scalar(for event: Keyboard.Event) -> Unicode.Scalar? {
    switch event {
    case .stroke(.scalar(let scalar)): return filter(scalar)
    case .stroke(.sequence(let bytes)): queue = bytes.map { Unicode.Scalar($0) }
    case .stroke(.paste(let text)): return accept(paste: text)
    case .stroke(.answer(let answer)): take(answer: answer)
    case .timeout: resume()
    case .rung: show(doorbell.takeNotices())
    case .signal(let number): handle(number)
    case .closed: ending = .hangup(unfinished: typed)
    }
    return nil
  }

  private func filter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch UInt8(exactly: scalar.value) {
    case Key.interrupt: ending = .interrupted
    case Key.end where typed.isEmpty: ending = .end
    case Key.suspend: suspend()
    case Key.quit, Key.paste: break
    case Key.escape where editline?.isModal == false: return leaveAlone(scalar)
    case .some(0..<0x20), Key.delete: return scalar
    case _ where typed.isEmpty && keys.contains(Character(scalar)) && staysAlone(scalar):
      // libedit shows it, and is told that the line is over when it asks for more.
      ending = ending ?? .key(Character(scalar))
      return scalar
    default: return accept(scalar)
    }
    return nil
  }

  /// An Escape that begins no key ends what libedit waits in, but takes nothing that comes after it along: without an
  /// empty paste behind it, it would be Alt for the next letter, and for a burst of them.
  private func leaveAlone(_ escape: Unicode.Scalar) -> Unicode.Scalar {
    queue = [Unicode.Scalar(Key.paste)]
    return escape
  }

  /// How long after a key nothing may follow: what does makes it the first letter of a line.
  private static let pause = Duration.milliseconds(300)

  /// Waits for what follows the key.
  private func staysAlone(_ key: Unicode.Scalar) -> Bool {
    let deadline = ContinuousClock.now.advanced(by: Self.pause)
    while ending == nil {
      switch keyboard.next(until: deadline) {
      case .timeout: return true
      case .stroke(.answer(let answer)): take(answer: answer)
      case .stroke(let stroke):
        keyboard.putBack([stroke])
        return false
      case .rung: show(doorbell.takeNotices())
      case .signal(SIGWINCH), .signal(SIGCONT): handle(SIGWINCH)
      case .signal(let number): ending = Self.ending(number, unfinished: String(key))
      case .closed: ending = .hangup(unfinished: String(key))
      }
    }
    return true
  }

  /// What comes faster than anybody types goes in at once: libedit draws the whole line for each character it inserts.
  private func accept(_ first: Unicode.Scalar) -> Unicode.Scalar? {
    let burst = keyboard.burst()
    guard burst.count >= 16 else {
      queue = burst
      return first
    }
    pasted = String(String.UnicodeScalarView([first] + burst))
    return Unicode.Scalar(Key.paste)
  }

  private func handle(_ signal: Int32) {
    switch signal {
    case SIGWINCH: redraw()
    case SIGCONT: resume()
    default: ending = Self.ending(signal, unfinished: typed)
    }
  }

  private var typed: String { editline?.text ?? "" }

  /// One line goes into the line being typed, several end it.
  private func accept(paste text: String) -> Unicode.Scalar? {
    let lines = PastedText.lines(text)
    if lines.count > 1, let typed = editline?.typed {
      ending = .paste(PastedText.lines(typed.before + text + typed.after))
      return nil
    }
    pasted = lines.joined()
    return Unicode.Scalar(Key.paste)
  }

  /// libedit draws the prompt twice when text is inserted from inside its source, so a command does it.
  func insertPaste() -> UInt8 {
    editline?.insert(pasted)
    pasted = ""
    return UInt8(CC_REFRESH)
  }

  func completeTyped() -> UInt8 {
    guard let typed = editline?.typed.before else { return UInt8(CC_NORM) }
    switch Completion(of: typed, among: complete(typed)) {
    case .nothing: break
    case .replace(let text): editline?.replaceTyped(before: typed, by: text)
    case .list(let items): show([Completion.rows(items, columns: Terminal.size.columns)])
    }
    return UInt8(CC_REFRESH)
  }
}
