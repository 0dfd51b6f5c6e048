import ArgumentParser
import Engine
import Glibc
import Replies
import Session
import Tools
import Upkeep

struct Export: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Prints everything nudgy keeps, as JSON, or writes it to a file.")

  @Argument(help: "The file to write, as in life.json; without one it is printed.") var file = "-"
  @Flag(help: "Leave null what is sealed, and ask for nothing.") var withoutSealed = false

  private struct NobodyReads: Error {}

  func execute(in context: AppContext) async throws -> ExitStatus {
    let profile = context.profile()
    guard file == "-" || !context.flags.dryRun else {
      context.show(.reply(Reply("Would export everything to \(file).")))
      return .done
    }
    do {
      let damaged = try telling(profile) {
        try file == "-" ? print(profile) : profile.export(to: file, withoutSealed: withoutSealed)
      }
      if file != "-" { context.show(.reply(Reply("Exported to \(file)."))) }
      guard damaged > 0 else { return .done }
      throw UserError(
        "\(damaged, "sealed text is damaged and stands", "sealed texts are damaged and stand") as null; all else is there.",
        hint: "“nudgy restore” takes it back from a backup.")
    } catch is NobodyReads {
      return .done
    }
  }

  private func print(_ profile: Session) throws -> Int {
    var isBegun = false
    do {
      return try profile.export(withoutSealed: withoutSealed) { piece in
        isBegun = true
        guard Output.piece(piece) else { throw NobodyReads() }
      }
    } catch  where isBegun && !(error is NobodyReads) {
      var trouble = UserError(error)
      trouble.what = "\(trouble.what) What was printed is only a part and ends in the middle."
      throw trouble
    }
  }

  /// On a screen what is printed tells enough.
  private func telling(_ profile: Session, _ body: () throws -> Int) throws -> Int {
    guard file != "-" || isatty(STDOUT_FILENO) == 0 else { return try body() }
    return try profile.telling("Exporting all that is stored. With much of it, that takes a while.", body)
  }
}
