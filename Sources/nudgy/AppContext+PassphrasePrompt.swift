import Glibc
import Replies
import Screen
import Session
import Shell
import Synchronization
import Tools

extension AppContext {
  /// Reads passphrases from the descriptor in `NUDGY_PASSPHRASE_FD`, one per line; without it, asks at the terminal.
  var passphrasePrompt: PassphrasePrompt {
    if let lines = descriptorPrompt { return lines }
    guard mayAsk, isatty(STDIN_FILENO) == 1 else { return .unavailable }
    return PassphrasePrompt(isTyped: true, readSecret: { Terminal.askSecret(screen.line($0)) }, show: printMessages)
  }

  /// The same for the shell, which already reads the terminal itself.
  func passphrasePrompt(_ secrets: SecretPrompter) -> PassphrasePrompt {
    if let lines = descriptorPrompt { return lines }
    guard mayAsk else { return .unavailable }
    return PassphrasePrompt(
      isTyped: true, readSecret: { secrets.ask(screen.line($0)) }, show: printMessages, readAsLine: secrets.putBack)
  }

  /// For a subcommand that never asks at the terminal; `NUDGY_PASSPHRASE_FD` still counts.
  var silentPassphrasePrompt: PassphrasePrompt { descriptorPrompt ?? .unavailable }

  var mayAsk: Bool { !flags.noInput && !flags.skipAuth }

  private var descriptorPrompt: PassphrasePrompt? {
    guard let number = environment["NUDGY_PASSPHRASE_FD"].flatMap(Int32.init) else { return nil }
    return PassphrasePrompt(
      isTyped: false, readSecret: { _ in PassphraseInput.nextLine(of: number) }, show: printMessages)
  }

  @Sendable private func printMessages(_ lines: [LocalizedText]) {
    Output.message(lines.map { screen.line($0) }.joined(separator: "\n"))
  }
}

/// One reader for the whole process: a second one would lose the lines that the first has already buffered.
private enum PassphraseInput {
  private static let source = Mutex<LineSource?>(nil)

  static func nextLine(of descriptor: Int32) -> String? {
    source.withLock { source in
      let lines = source ?? LineSource(descriptor: descriptor, limit: 1 << 12)
      source = lines
      return lines.next()?.text
    }
  }
}
