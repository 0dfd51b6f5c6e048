import ArgumentParser
import Engine
import Language
import Languages
import Replies

/// A verb with its own command-line arguments, beside the tools' verbs.
protocol Subcommand: ParsableCommand {
  /// Lines of the shell for its help, that can be pasted.
  static var examples: [String] { get }
  /// Whether `--format` says how its records are printed.
  static var takesTemplate: Bool { get }
  func execute(in context: AppContext) async throws -> ExitStatus
}

extension Subcommand {
  static var examples: [String] { [] }
  static var takesTemplate: Bool { false }
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

  /// The subcommand that the words name, or its own subcommand with the name of that one before it.
  static func named(by words: [String]) -> (usage: SubcommandUsage, parent: String, examples: [String])? {
    guard let command = words.first.flatMap(command) else { return nil }
    let inner = command.configuration.subcommands.first { words.count > 1 && $0.configuration.commandName == words[1] }
    let examples = ((inner ?? command) as? any Subcommand.Type)?.examples ?? []
    return (SubcommandUsage(inner ?? command), inner == nil ? "" : words[0] + " ", examples)
  }

  /// The subcommand that the words name, with its options and arguments; `nil` where it has nothing to do.
  static func reading(_ words: [String]) throws -> (any Subcommand)? { try parseAsRoot(words) as? any Subcommand }

  static func command(_ verb: String) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.commandName == verb }
  }
}

extension Subcommands {
  /// The error for an option that a verb has not.
  static func unknownOption(_ option: String, of verb: String) -> UserError {
    UserError(
      "“\(verb)” has no option \(option).",
      hint: "“nudgy \(verb) --help” lists them. After -- every word is taken literally.", code: .usage)
  }

  /// The argument parser's error in nudgy's words, or in its own where it is of another kind.
  ///
  /// - Parameter words: the command line without its flags.
  static func userError(_ error: any Error, _ words: [String]) -> UserError {
    let text = message(for: error)
    guard let command = named(by: words) else { return UserError("\(text)", code: .usage) }
    let verb = command.parent + command.usage.name
    let hint: LocalizedText = "“nudgy \(verb) --help” shows how."
    if let match = text.firstMatch(of: /Unknown option '(-[^']*)'/) {
      return unknownOption(String(match.output.1), of: verb)
    }
    if let match = text.firstMatch(of: /nexpected arguments?:? (.*)/) {
      let isSentence = command.usage.arguments.isEmpty && words.count > 2
      return UserError(
        "“\(verb)” doesn't take “\(match.output.1.filter { $0 != "'" })”.",
        hint: isSentence ? "For your own words: nudgy say \(words.joined(separator: " "))" : hint, code: .usage)
    }
    if let match = text.firstMatch(of: /Missing value for '(--[a-z-]+)/) {
      return UserError("\(String(match.output.1)) needs a value.", hint: hint, code: .usage)
    }
    if let match = text.firstMatch(of: /The value '(.*)' is invalid for '(--[a-z-]+)/) {
      return UserError(
        "“\(String(match.output.1))” isn't valid for \(String(match.output.2)).", hint: hint, code: .usage)
    }
    if let match = text.firstMatch(of: /Missing expected argument '<([a-z-]+)/),
      let argument = command.usage.arguments.first(where: { $0.name == match.output.1.uppercased() })
    {
      // What it is stands there in English only.
      guard Language.preferred(in: Environment.variables, from: Language.others) == nil else {
        return UserError("“\(verb)” needs more words.", hint: hint, code: .usage)
      }
      let about = (argument.about.first?.lowercased() ?? "") + argument.about.dropFirst()
      return UserError(
        "“\(verb)” needs more words: \(about.hasSuffix(".") ? String(about.dropLast()) : about).", hint: hint,
        code: .usage)
    }
    return UserError("\(text)", hint: hint, code: .usage)
  }
}
