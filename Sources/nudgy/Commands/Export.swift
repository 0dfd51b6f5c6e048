import ArgumentParser
import Glibc
import Replies
import Session
import Tools
import Upkeep

struct Export: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Prints everything nudgy keeps, as JSON, or writes it to a file.")
  static let examples = [
    "nudgy export life.json",
    "nudgy export --markdown life",
    "nudgy export --csv tables --without-sealed",
  ]

  @Argument(help: "The file to write, as in life.json; without one it is printed.", completion: .file()) var file = "-"
  @Flag(help: "Leave null what is sealed, and ask for nothing.") var withoutSealed = false
  @Option(
    help: ArgumentHelp("Write texts in Markdown into a new folder.", valueName: "folder"), completion: .directory)
  var markdown: String?
  @Option(
    help: ArgumentHelp("Write a table for each kind into a new folder.", valueName: "folder"), completion: .directory)
  var csv: String?

  private struct ReaderClosed: Error {}

  func execute(in context: AppContext) async throws -> ExitStatus {
    let session = context.session()
    if let folder = markdown ?? csv { return try export(into: folder, session, context) }
    guard file == "-" || !context.flags.dryRun else {
      context.show(.reply(Reply("Would export everything to \(file).")))
      return .done
    }
    do {
      let damagedCount = try reportingProgress(session) {
        try file == "-" ? print(session) : session.export(to: file, withoutSealed: withoutSealed)
      }
      if file != "-" { context.show(.reply(Reply("Exported to \(file)."))) }
      return try status(damagedCount)
    } catch is ReaderClosed {
      return .done
    }
  }

  private func export(into folder: String, _ session: Session, _ context: AppContext) throws -> ExitStatus {
    guard file == "-", markdown == nil || csv == nil else {
      throw UserError("One place to write to at a time.", code: .usage)
    }
    guard !context.flags.dryRun else {
      context.show(.reply(Reply("Would export everything to \(folder).")))
      return .done
    }
    let damagedCount = try reportingProgress(session) {
      markdown == nil
        ? try session.exportTables(to: folder, withoutSealed: withoutSealed)
        : try session.exportTexts(to: folder, withoutSealed: withoutSealed)
    }
    context.show(.reply(Reply("Exported to \(folder).")))
    return try status(damagedCount)
  }

  private func status(_ damagedCount: Int) throws -> ExitStatus {
    guard damagedCount > 0 else { return .done }
    throw UserError(
      "\(damagedCount, "sealed text is damaged and appears", "sealed texts are damaged and appear") as null; everything else is there.",
      hint: "“nudgy restore” brings it back from a backup.")
  }

  private func print(_ session: Session) throws -> Int {
    var hasPrinted = false
    do {
      return try session.export(withoutSealed: withoutSealed) { piece in
        hasPrinted = true
        guard Output.piece(piece) else { throw ReaderClosed() }
      }
    } catch  where hasPrinted && !(error is ReaderClosed) {
      var userError = UserError(error)
      userError.message = "\(userError.message) The output is incomplete and ends in the middle."
      throw userError
    }
  }

  /// No progress message when the export itself is printed to the terminal.
  private func reportingProgress(_ session: Session, _ body: () throws -> Int) throws -> Int {
    guard file != "-" || isatty(STDOUT_FILENO) == 0 else { return try body() }
    return try session.options.notifyingIfSlow("Exporting everything. This can take a while.", body)
  }
}
