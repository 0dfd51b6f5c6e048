import Engine
import Glibc
import Replies
import Screen
import Session
import Shell
import Synchronization
import Tools

extension AppContext {
  /// Line after line of the descriptor that `NUDGY_PASSPHRASE_FD` names; else whoever sits at the terminal.
  var asking: PassphrasePrompt {
    if let lines = secretLines { return lines }
    guard mayAsk, isatty(STDIN_FILENO) == 1 else { return .nobody }
    return PassphrasePrompt(isTyped: true, secret: { Terminal.askSecret(screen.line($0)) }, tell: tell)
  }

  /// The same where a shell reads the terminal already.
  func asking(_ secrets: SecretDesk) -> PassphrasePrompt {
    if let lines = secretLines { return lines }
    guard mayAsk else { return .nobody }
    return PassphrasePrompt(isTyped: true, secret: { secrets.ask(screen.line($0)) }, tell: tell)
  }

  /// For a subcommand that never asks: what is given without asking still counts.
  var askingNobody: PassphrasePrompt { secretLines ?? .nobody }

  var mayAsk: Bool { !flags.noInput && !flags.skipAuth }

  private var secretLines: PassphrasePrompt? {
    guard let number = environment["NUDGY_PASSPHRASE_FD"].flatMap(Int32.init) else { return nil }
    return PassphrasePrompt(isTyped: false, secret: { _ in SecretLines.next(of: number) }, tell: tell)
  }

  @Sendable private func tell(_ lines: [LocalizedText]) {
    Output.message(lines.map { screen.line($0) }.joined(separator: "\n"))
  }
}

/// One reader for the whole process: two would take lines from each other.
private enum SecretLines {
  private static let source = Mutex<LineSource?>(nil)

  static func next(of descriptor: Int32) -> String? {
    source.withLock { source in
      let lines = source ?? LineSource(descriptor: descriptor, limit: 1 << 12)
      source = lines
      return lines.next()?.text
    }
  }
}
