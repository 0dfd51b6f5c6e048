import ArgumentParser
import Engine
import Files
import Glibc
import Replies
import Session
import Store
import Tools
import Upkeep
import Vault

struct Restore: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Brings back what a backup holds; undo takes all of it back.")
  static let examples = ["nudgy restore life.age --dry-run", "nudgy restore life.age --identity key.txt --yes"]

  @ArgumentParser.Argument(help: "The file that backup wrote; - is standard input.", completion: .file()) var file:
    String
  @Option(
    help: ArgumentHelp("A file with the identity that opens it, as age-keygen writes it.", valueName: "file"),
    completion: .file()) var identity: String?
  @Flag(help: "Do it without asking.") var yes = false

  func execute(in context: AppContext) async throws -> ExitStatus {
    let source = try source(context)
    let key = try key(context)
    let session = context.session()
    defer { session.storeOpener.close() }
    let incoming = try session.openBackup(source, key)
    defer { context.log.attempt("closing a backup") { try incoming.close() } }
    let plan = try session.preview(incoming)
    let restoresKey = try session.lacksKey(of: incoming)
    guard plan.total > 0 || restoresKey else {
      context.show(.reply(Reply(addingUnreadableNote("Everything in the backup is already here.", plan))))
      return .failed
    }
    if context.flags.dryRun || !yes {
      let summary: LocalizedText = "The backup would change \(plan.total, "record", "records")."
      context.show(
        .reply(
          Reply(
            addingUnreadableNote(restoresKey ? "\(summary) It brings the lost key back." : summary, plan), plan.reply)))
    }
    guard !context.flags.dryRun else { return .done }
    if !yes { try confirm(context) }
    let result = try session.restore(incoming)
    context.show(.reply(Reply(receiptText(result, restoresKey), yes ? result.counts.reply : .nothing)))
    return .done
  }

  private func receiptText(_ result: Session.RestoreResult, _ restoresKey: Bool) -> LocalizedText {
    let count = result.counts.total
    let receipt: LocalizedText =
      count == 0 ? "Nothing else had to change." : "Restored: \(count, "record", "records"). “undo” takes it back."
    let text: LocalizedText = restoresKey ? "The key is back, and what is sealed opens again. \(receipt)" : receipt
    return result.notes.reduce(addingUnreadableNote(text, result.counts)) { "\($0) \($1)" }
  }

  private func addingUnreadableNote(_ text: LocalizedText, _ merged: [MergeCounts]) -> LocalizedText {
    merged.unreadable == 0 ? text : "\(text) \(merged.unreadable, "record", "records") couldn't be read."
  }

  private func source(_ context: AppContext) throws -> Descriptor {
    guard file == "-" else { return try Descriptor(reading: file) }
    guard context.environment["NUDGY_PASSPHRASE_FD"] != "0" else {
      throw UserError(
        "Standard input is the backup, so the passphrase can't come from there.",
        hint: "NUDGY_PASSPHRASE_FD=3 nudgy restore - 3< word < life.age", code: .usage)
    }
    return try Input.detachStandardInput()
  }

  private func key(_ context: AppContext) throws -> AgeDecryptionKey {
    if let identity {
      guard let text = Files.read(identity) else {
        throw UserError("I can't read the file \(identity).", code: .notFound)
      }
      return .identities(try AgeIdentity.all(in: text))
    }
    guard let passphrase = context.passphrasePrompt.readSecret("Passphrase of the backup:"), !passphrase.isEmpty else {
      throw UserError(
        "You didn't type a passphrase. Nothing was changed.",
        hint: "Type it in a terminal, pass it through NUDGY_PASSPHRASE_FD, or name an identity file: --identity FILE",
        code: .locked)
    }
    return .passphrase(passphrase)
  }

  private func confirm(_ context: AppContext) throws(UserError) {
    let refusal = UserError("Nothing was restored.", hint: "“--yes” restores without asking.", code: .unconfirmed)
    guard !context.flags.noInput, !context.hasInput else { throw refusal }
    guard context.confirms("Restore it?") else { throw UserError("Nothing was restored.") }
  }
}
