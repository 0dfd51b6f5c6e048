import ArgumentParser
import Engine
import Replies

/// A verb with its own command-line arguments, beside the tools' verbs.
protocol Subcommand: ParsableCommand {
  func execute(in context: AppContext) async throws -> ExitStatus
}

/// All subcommands. Tools are not among them: each tool is a verb of its own.
struct Subcommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nudgy", abstract: "A companion for people whose attention does not come on command.",
    subcommands: [
      Say.self, ProfileCommand.self, Parse.self, WhenCommand.self, Explain.self, Sample.self, Export.self, Backup.self,
      Restore.self, MCPCommand.self, LedgerCommand.self, Doctor.self, Completions.self,
      Man.self, Upkeep.self, Bench.self,
    ])

  /// Whether the verb takes options only, never free text.
  static func isFixed(_ verb: String) -> Bool {
    command(verb).map { $0 != Say.self && $0 != Explain.self } ?? false
  }

  static func command(_ verb: String) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.commandName == verb }
  }
}
