internal import Glibc

/// Reads a line that is shown to nobody.
struct SecretLine {
  /// `text` is `nil` when it was left; `stop` is what else is to end then.
  struct Outcome {
    var text: String?
    var stop: LineReader.Read?
    /// The signal it came by.
    var signal: Int32?
  }

  private static let (backspace, erase): (UInt8, UInt8) = (0x08, 0x15)
  private let keyboard: Keyboard

  init(from keyboard: Keyboard) { self.keyboard = keyboard }

  func read(_ prompt: String, of terminal: Int32) -> Outcome {
    var modes = termios()
    tcgetattr(terminal, &modes)
    var hidden = modes
    hidden.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON)
    tcsetattr(terminal, TCSADRAIN, &hidden)
    say(prompt + " ", to: terminal)
    defer {
      say("\n", to: terminal)
      tcsetattr(terminal, TCSADRAIN, &modes)
    }
    return line()
  }

  private func line() -> Outcome {
    var typed = String.UnicodeScalarView()
    while true {
      switch keyboard.next() {
      case .stroke(.scalar("\r")), .stroke(.scalar("\n")): return Outcome(text: String(typed))
      case .stroke(.scalar(let scalar)):
        switch UInt8(exactly: scalar.value) {
        case Key.interrupt, Key.end, Key.escape: return Outcome()
        case Key.delete, SecretLine.backspace: _ = typed.popLast()
        case SecretLine.erase: typed = .init()
        default: typed.append(scalar)
        }
      case .stroke(.paste(let text)): typed += text.unicodeScalars.filter { $0 != "\n" && $0 != "\r" }
      case .signal(SIGINT): return Outcome(signal: SIGINT)
      case .signal(let number):
        if let stop = LineReader.ending(number) { return Outcome(stop: stop, signal: number) }
      case .closed: return Outcome(stop: .end)
      case .stroke, .rung, .timeout: break
      }
    }
  }

  private func say(_ text: String, to terminal: Int32) {
    var text = text
    _ = text.withUTF8 { write(terminal, $0.baseAddress, $0.count) }
  }
}

extension Terminal {
  /// Asks whoever sits before standard input; `nil` when it was left. For a process that reads no lines otherwise.
  package static func askSecret(_ prompt: String) -> String? {
    guard isTyped else { return nil }
    let keyboard = Keyboard(doorbell: Doorbell(), catching: caught)
    let outcome = SecretLine(from: keyboard).read(prompt, of: STDIN_FILENO)
    for number in caught { Glibc.signal(number, SIG_DFL) }
    if let number = outcome.signal { raise(number) }
    return outcome.text
  }

  private static let caught = [SIGINT, SIGTERM, SIGHUP]
}
