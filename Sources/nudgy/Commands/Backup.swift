import ArgumentParser
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
  static let examples = ["nudgy backup life.age", "nudgy backup --recipient age1… - > life.age"]

  @Argument(help: "The file to write, as in backup.age; - is standard output.", completion: .file()) var file: String
  @Option(help: "Who can open it, as age1…; without one a passphrase does.") var recipient: [String] = []

  func execute(in context: AppContext) async throws -> ExitStatus {
    guard file != "-" || isatty(STDOUT_FILENO) == 0 else {
      throw UserError("A backup can't be read on a screen.", hint: "nudgy backup - > life.age", code: .usage)
    }
    let key = try Backup.key(for: recipient, asking: context.passphrasePrompt)
    let session = context.session()
    defer { session.storeOpener.close() }
    if file == "-" {
      try session.backUp(key, into: Descriptor(copyOf: STDOUT_FILENO, named: "Standard output"))
    } else {
      context.show(.reply(try session.backUp(key, to: file)))
    }
    return .done
  }

  /// What a line of the shell such as “backup life.age” does; `nil` for any other line. “backup the laptop” is a thing
  /// to do: what is written has the name of a file.
  static func reply(
    to line: String, in session: Session, asking prompt: PassphrasePrompt
  ) -> (@Sendable () async throws -> Reply)? {
    var words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    if words.first?.lowercased() == "nudgy" { words.removeFirst() }
    guard words.count > 1, words[0].lowercased() == configuration.commandName,
      let backup = try? Backup.parse(Array(words.dropFirst())), backup.file.contains(where: { "./".contains($0) })
    else { return nil }
    let (file, recipients) = (backup.file, backup.recipient)
    return { try session.backUp(key(for: recipients, asking: prompt), to: file) }
  }

  private static func key(for recipients: [String], asking prompt: PassphrasePrompt) throws -> AgeEncryptionKey {
    try recipients.isEmpty ? .passphrase(newPassphrase(prompt)) : .recipients(recipients.map { try AgeRecipient($0) })
  }

  /// In characters. A shorter passphrase would be the weakest part of the encryption.
  private static let minimumLength = 8

  private static func newPassphrase(_ prompt: PassphrasePrompt) throws(UserError) -> String {
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
