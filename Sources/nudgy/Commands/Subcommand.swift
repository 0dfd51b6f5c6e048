import ArgumentParser
import Engine
import Replies

/// A fixed verb beside the tools' own.
protocol Subcommand: ParsableCommand {
  func execute(in context: AppContext) async throws -> ExitStatus
}

/// All fixed verbs. Tools are not among them: they are verbs by themselves.
struct Subcommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nudgy", abstract: "A companion for people whose attention does not come on command.",
    subcommands: [
      Say.self, ProfileCommand.self, Parse.self, WhenCommand.self, Explain.self, Sample.self, Export.self, Backup.self,
      Restore.self, MCPCommand.self, LedgerCommand.self, Doctor.self, Completions.self,
      Man.self, Upkeep.self, Bench.self,
    ])

  /// Whether what stands behind that verb is never a sentence.
  static func isFixed(_ verb: String) -> Bool {
    named(verb).map { $0 != Say.self && $0 != Explain.self } ?? false
  }

  static func named(_ verb: String) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.commandName == verb }
  }
}
