internal import Glibc

extension LineReader {
  /// One key, acting at once and not shown. `nil` when the time is over first.
  package func readKey(prompt: String = "", within time: Duration? = nil) -> Read? {
    let deadline = time.map { ContinuousClock.now.advanced(by: $0) }
    guard let editline else { return readPlainKey(prompt: prompt, until: deadline) }
    fflush(nil)
    editline.setRaw(true)
    Terminal.bracketPastes(true)
    Terminal.write(doorbell.takeNotices().map { $0 + "\n" }.joined() + prompt)
    defer {
      Terminal.write(prompt.isEmpty ? "" : "\n")
      Terminal.bracketPastes(false)
      editline.setRaw(false)
    }
    while true {
      let event = keyboard.next(until: deadline)
      if event == .timeout { return nil }
      if let read = key(for: event) { return read }
      if event == .rung { showAboveKey(doorbell.takeNotices(), prompt) }
    }
  }

  private func key(for event: Keyboard.Event) -> Read? {
    switch event {
    case .stroke(.scalar(let scalar)): key(scalar)
    case .stroke(.paste(let text)): .paste(PastedText.lines(text))
    case .signal(let number): Self.ending(number)
    case .closed: .end
    default: nil
    }
  }

  private func key(_ scalar: Unicode.Scalar) -> Read {
    switch UInt8(exactly: scalar.value) {
    case Key.interrupt: .interrupted
    case Key.end: .end
    case Key.carriageReturn: .key("\n")
    default: .key(Character(scalar))
    }
  }

  private func showAboveKey(_ notices: [String], _ prompt: String) {
    guard !notices.isEmpty else { return }
    Terminal.write("\r\u{1b}[J" + notices.map { $0 + "\n" }.joined() + prompt)
  }
}
