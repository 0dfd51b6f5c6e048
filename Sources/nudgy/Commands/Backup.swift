import ArgumentParser
import Engine
import Files
import Glibc
import Replies
import Session
import Tools
import Upkeep
import Vault

struct Backup: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "backup", abstract: "Writes everything nudgy keeps into one encrypted file that `age` opens.")

  @Argument(help: "The file to write, as in backup.age; - is standard output.", completion: .file()) var file: String
  @Option(help: "Who can open it, as age1…; without one a passphrase does.") var recipient: [String] = []

  func execute(in context: AppContext) async throws -> ExitStatus {
    guard file != "-" || isatty(STDOUT_FILENO) == 0 else {
      throw UserError("A backup can't be read on a screen.", hint: "nudgy backup - > life.age", code: .usage)
    }
    let lock: AgeEncryptionKey =
      try recipient.isEmpty ? .passphrase(newPassphrase(context)) : .recipients(recipient.map { try AgeRecipient($0) })
    let session = context.session()
    defer { session.closeStore() }
    if file == "-" {
      try session.backUp(lock, into: Descriptor(copyOf: STDOUT_FILENO, named: "Standard output"))
    } else {
      context.show(.reply(try session.backUp(lock, to: file)))
    }
    return .done
  }

  /// In characters. A shorter passphrase would be the weakest part of the encryption.
  private static let minimumLength = 8

  private func newPassphrase(_ context: AppContext) throws(UserError) -> String {
    let prompt = context.passphrasePrompt
    guard let passphrase = prompt.readSecret("Passphrase for the backup:"), !passphrase.isEmpty else {
      throw UserError(
        "You didn't type a passphrase. Nothing was written.",
        hint: "Type one in a terminal, pass it through NUDGY_PASSPHRASE_FD, or name a recipient: --recipient age1…",
        code: .locked)
    }
    guard passphrase.count >= Backup.minimumLength else {
      throw UserError(
        "That passphrase is shorter than \(Backup.minimumLength) characters. Nothing was written.",
        hint: "Four unrelated words are easy to remember.", code: .usage)
    }
    guard !prompt.isTyped || prompt.readSecret("Again:") == passphrase else {
      throw UserError("Those two don't match. Nothing was written.", code: .usage)
    }
    return passphrase
  }
}
