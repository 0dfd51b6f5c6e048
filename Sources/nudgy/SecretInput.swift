import Engine
import Glibc
import Screen
import Shell

/// Asks for what nobody else may see: whoever sits before the terminal, or the descriptor `NUDGY_PASSPHRASE_FD` names.
struct SecretInput {
  /// Whether hands type it, and can slip.
  let isTyped: Bool
  /// `nil` when nobody answers.
  let ask: (Said) -> String?

  /// `nil` where there is nobody to ask.
  init?(_ house: House) {
    if let number = house.environment["NUDGY_PASSPHRASE_FD"].flatMap(Int32.init) {
      let lines = LineSource(descriptor: number, limit: 1 << 12)
      (isTyped, ask) = (false, { _ in lines.next()?.text })
    } else if !house.flags.noInput, isatty(STDIN_FILENO) == 1 {
      (isTyped, ask) = (true, { SecretInput.type(house.screen.line($0)) })
    } else {
      return nil
    }
  }

  /// Reads a line that is not shown, byte by byte, so that an interrupt leaves the terminal as it was.
  private static func type(_ prompt: String) -> String? {
    var modes = termios()
    tcgetattr(STDIN_FILENO, &modes)
    var hidden = modes
    hidden.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &hidden)
    write(prompt + " ")
    let typed = line()
    write("\n")
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
    if typed == nil { exit(ExitStatus.interrupted.rawValue) }
    return typed.map { String(decoding: $0, as: UTF8.self) }
  }

  /// `nil` when it was left.
  private static func line() -> [UInt8]? {
    var typed: [UInt8] = []
    var byte: UInt8 = 0
    while read(STDIN_FILENO, &byte, 1) == 1 {
      switch byte {
      case 0x0A, 0x0D: return typed
      case 0x03, 0x04, 0x1B: return nil
      case 0x08, 0x7F: while let last = typed.popLast(), last & 0xC0 == 0x80 {}
      default: typed.append(byte)
      }
    }
    return nil
  }

  private static func write(_ text: String) {
    var text = text
    _ = text.withUTF8 { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
