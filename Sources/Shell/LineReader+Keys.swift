internal import Glibc

extension LineReader {
  /// Reads one key, which acts at once and is not echoed. `nil` if the time runs out first.
  package func readKey(prompt: String = "", within time: Duration? = nil) -> ReadResult? {
    let deadline = time.map { ContinuousClock.now.advanced(by: $0) }
    guard let editline else { return readPlainKey(prompt: prompt, until: deadline) }
    fflush(nil)
    editline.setRaw(true)
    Terminal.setBracketedPaste(true)
    Terminal.write(waker.takeNotices().map { $0 + "\n" }.joined() + prompt)
    defer {
      Terminal.write(prompt.isEmpty ? "" : "\n")
      Terminal.setBracketedPaste(false)
      editline.setRaw(false)
    }
    while true {
      let event = events.next(until: deadline)
      if event == .timeout { return nil }
      if let result = result(for: event) { return result }
      if event == .wakeup { showNotices(waker.takeNotices(), prompt) }
    }
  }

  private func result(for event: EventReader.Event) -> ReadResult? {
    switch event {
    case .input(.scalar(let scalar)): result(scalar)
    case .input(.paste(let text)): .paste(PastedText.lines(text))
    case .signal(let number): Self.signalResult(number)
    case .closed: .end
    default: nil
    }
  }

  private func result(_ scalar: Unicode.Scalar) -> ReadResult {
    switch UInt8(exactly: scalar.value) {
    case ControlCode.interrupt: .interrupted
    case ControlCode.end: .end
    case ControlCode.carriageReturn: .key("\n")
    default: .key(Character(scalar))
    }
  }

  private func showNotices(_ notices: [String], _ prompt: String) {
    guard !notices.isEmpty else { return }
    Terminal.write("\r\u{1b}[J" + notices.map { $0 + "\n" }.joined() + prompt)
  }
}
