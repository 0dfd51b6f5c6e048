import ArgumentParser
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
      Restore.self, StatusCommand.self, InboxCommand.self, OpenCommand.self, MCPCommand.self, LedgerCommand.self,
      Remind.self, Doctor.self, SchemaCommand.self, Completions.self, Complete.self, Man.self, Upkeep.self, Bench.self,
    ])

  /// Those that help shows.
  static var shown: [any ParsableCommand.Type] { configuration.subcommands.filter { $0.configuration.shouldDisplay } }

  private static let takingWords: [any ParsableCommand.Type] = [
    Say.self, Explain.self, Complete.self, InboxCommand.self,
  ]

  /// Whether the verb takes options only, never free text.
  static func isFixed(_ verb: String) -> Bool {
    command(verb).map { command in !takingWords.contains { $0 == command } } ?? false
  }

  /// The help of the subcommand that the words name, or of its own subcommand.
  static func help(on words: [String]) -> String? {
    guard let command = words.first.flatMap(command) else { return nil }
    let inner = command.configuration.subcommands.first { words.count > 1 && $0.configuration.commandName == words[1] }
    return helpMessage(for: inner ?? command)
  }

  static func command(_ verb: String) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.commandName == verb }
  }
}
