internal import Glibc

/// Reads a line without echo.
struct SecretLineReader {
  /// `text` is `nil` if the person cancelled; `stop` is set if the caller must end too.
  struct Outcome {
    var text: String?
    var stop: LineReader.ReadResult?
    /// The signal that ended the input.
    var signal: Int32?
  }

  private static let (backspace, erase): (UInt8, UInt8) = (0x08, 0x15)
  private let events: EventReader

  init(from events: EventReader) { self.events = events }

  func read(_ prompt: String, of terminal: Int32) -> Outcome {
    var modes = termios()
    tcgetattr(terminal, &modes)
    var hiddenModes = modes
    hiddenModes.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON)
    tcsetattr(terminal, TCSADRAIN, &hiddenModes)
    output(prompt + " ", to: terminal)
    defer {
      output("\n", to: terminal)
      tcsetattr(terminal, TCSADRAIN, &modes)
    }
    return line()
  }

  private func line() -> Outcome {
    var input = String.UnicodeScalarView()
    while true {
      switch events.next() {
      case .input(.scalar("\r")), .input(.scalar("\n")): return Outcome(text: String(input))
      case .input(.scalar(let scalar)):
        switch UInt8(exactly: scalar.value) {
        case ControlCode.interrupt, ControlCode.end, ControlCode.escape: return Outcome()
        case ControlCode.delete, SecretLineReader.backspace: _ = input.popLast()
        case SecretLineReader.erase: input = .init()
        default: input.append(scalar)
        }
      case .input(.paste(let text)): input += text.unicodeScalars.filter { $0 != "\n" && $0 != "\r" }
      case .signal(SIGINT): return Outcome(signal: SIGINT)
      case .signal(let number):
        if let stop = LineReader.signalResult(number) { return Outcome(stop: stop, signal: number) }
      case .closed: return Outcome(stop: .end)
      case .input, .wakeup, .timeout: break
      }
    }
  }

  private func output(_ text: String, to terminal: Int32) {
    var text = text
    _ = text.withUTF8 { write(terminal, $0.baseAddress, $0.count) }
  }
}

extension Terminal {
  /// Asks at standard input; `nil` if the person cancelled. For a process without a `LineReader`.
  package static func askSecret(_ prompt: String) -> String? {
    guard isInputTerminal else { return nil }
    let events = EventReader(waker: Waker(), catching: handledSignals)
    let outcome = SecretLineReader(from: events).read(prompt, of: STDIN_FILENO)
    for number in handledSignals { Glibc.signal(number, SIG_DFL) }
    if let number = outcome.signal { raise(number) }
    return outcome.text
  }

  private static let handledSignals = [SIGINT, SIGTERM, SIGHUP]
}
