import ArgumentParser
import Engine
import Language
import Replies
import Tools

/// What may stand in the place of the last, perhaps unfinished, word of a command line: verbs, the verbs of a noun,
/// flags, values of options, cards. Every shell's script asks `nudgy complete`, so all shells complete alike.
struct CommandCompletions {
  let tools: [Tool]
  /// Titles of open cards, read only where one may stand.
  let titles: () -> [String]

  enum Candidates {
    /// A word, and what it is.
    case words([(word: String, about: String)])
    /// Files of the folder.
    case files
  }

  /// - Parameter words: those behind “nudgy”, the last of them the one to complete, which may be empty.
  func candidates(_ words: [String]) -> Candidates {
    let flags = Flags.helpRows.flatMap { row in
      row.name.split(separator: ", ").map { (word: String($0.split(separator: " ")[0]), about: row.about) }
    }
    var before = Array(words.dropLast())
    _ = Flags(&before, isFixed: Subcommands.isFixed)
    let prefix = words.last ?? ""
    guard !before.contains("--") else { return .words([]) }
    guard let first = before.first else {
      return .words(starting(prefix, prefix.hasPrefix("-") ? flags : verbs))
    }
    if CommandCompletions.fileCommands.contains(first) {
      return prefix.hasPrefix("-") ? .words(starting(prefix, flags)) : .files
    }
    if first == "completions" { return .words(starting(prefix, Completions.shells.map { ($0, "") })) }
    if first == "help" {
      return .words(starting(prefix, verbs + HelpPage.allCases.map { ($0.rawValue, "a page of help") }))
    }
    if before.count == 1, let verbs = CommandWords.verbs(of: first), !prefix.hasPrefix("-") {
      return .words(starting(prefix, verbs.map { ($0.key, summary($0.value)) }))
    }
    let resolved = CommandWords.resolve(Array(before))
    let tool =
      resolved.toolNames.first.flatMap { name in tools.first { $0.name == name } }
      ?? tools.first { $0.verb == resolved.words[0] }
    guard let tool else { return .words(starting(prefix, flags)) }
    if let option = before.last.flatMap({ name in tool.publicParameters.first { "--\($0.name)" == name } }),
      !option.isFlag
    {
      return .words(starting(prefix, option.values.map { ($0, "") }))
    }
    if prefix.hasPrefix("-") {
      return .words(starting(prefix, tool.publicParameters.map { ("--\($0.name)", $0.summary) } + flags))
    }
    let values = tool.publicParameters.first?.values.map { (word: $0, about: "") } ?? []
    let cards = tool.publicParameters.first?.slot == .reference ? titles().map { (word: $0, about: "a card") } : []
    return .words(starting(prefix, values + cards))
  }

  /// Commands whose words are names of files.
  private static let fileCommands: Set = ["export", "backup", "restore"]

  private var verbs: [(word: String, about: String)] {
    CommandWords.everyday.flatMap(\.value).map { verb in (verb, summary(tools.filter { $0.verb == verb }.map(\.name))) }
      + CommandWords.nouns.map { ($0.key, $0.value.map(\.key).joined(separator: ", ")) }
      + Subcommands.shown.map { ($0.configuration.commandName ?? "", $0.configuration.abstract) }
  }

  private func summary(_ names: [String]) -> String {
    tools.first { $0.name == names.first }?.summary.text() ?? ""
  }

  private func starting(_ prefix: String, _ all: [(String, String)]) -> [(word: String, about: String)] {
    all.filter { $0.0.lowercased().hasPrefix(prefix.lowercased()) }.map { (word: $0.0, about: $0.1) }
  }
}
