import ArgumentParser
import Engine
import Language
import Replies
import Settings
import Tools

/// What may stand in the place of the last, perhaps unfinished, word of a command line: verbs, the verbs of a noun,
/// flags, values of options, cards, profiles. Every shell's script asks `nudgy complete`, so all shells complete alike.
struct CommandCompletions {
  let tools: [Tool]
  /// Titles of open cards, read only where one may stand.
  let titles: () -> [String]
  let profiles: () -> [String]

  enum Candidates {
    /// A word, and what it is.
    case words([(word: String, about: String)])
    /// Files of the folder.
    case files
  }

  /// An option, or what stands at some place without one.
  fileprivate struct Option {
    var name = ""
    var about = ""
    var isFlag = false
    var isFile = false
    var values: [(word: String, about: String)] = []
  }

  /// - Parameter words: those behind “nudgy”, the last of them the one to complete, which may be empty.
  func candidates(_ words: [String]) -> Candidates {
    var before = Array(words.dropLast())
    let (prefix, previous) = (words.last ?? "", before.last)
    guard !before.contains("--") else { return .words([]) }
    _ = Flags(&before, isFixed: Subcommands.isFixed)
    let options = before.isEmpty ? [] : self.options(of: before)
    let globalOptions = Flags.values.map { name in
      Option(name: name, values: name == "--profile" ? profiles().map { ($0, "a profile") } : [])
    }
    if let option = (options + globalOptions).first(where: { $0.name == previous && !$0.isFlag }) {
      return candidates(option, prefix)
    }
    if prefix.hasPrefix("--"), let sign = prefix.firstIndex(of: "="),
      let option = (options + globalOptions).first(where: { $0.name == prefix[..<sign] && !$0.isFlag })
    {
      guard case .words(let values) = candidates(option, String(prefix[prefix.index(after: sign)...])) else {
        return .files
      }
      return .words(values.map { (word: "\(option.name)=\($0.word)", about: $0.about) })
    }
    if prefix.hasPrefix("-") {
      let flags = Flags.helpRows.flatMap { row in
        row.name.split(separator: ", ").map { (word: String($0.split(separator: " ")[0]), about: row.about) }
      }
      let own = options.map { (word: $0.name, about: $0.about) }
      return .words(starting(prefix, own + flags.filter { flag in !own.contains { $0.word == flag.word } }))
    }
    return candidates(before.isEmpty ? Option(values: verbs) : argument(after: before), prefix)
  }

  private func candidates(_ option: Option, _ prefix: String) -> Candidates {
    option.isFile ? .files : .words(starting(prefix, option.values))
  }

  /// The options of what the words name, without the flags of every verb.
  private func options(of words: [String]) -> [Option] {
    if let usage = usage(words) {
      return usage.options.map { Option($0) }
    }
    guard let tool = tool(words) else { return [] }
    let own = tool.publicParameters.map { option($0, of: tool) }
    return own + ListOptions.rows(of: tool).map { Option(name: $0.name, about: $0.about, isFlag: $0.value == nil) }
  }

  /// What may stand behind the words without an option.
  private func argument(after words: [String]) -> Option {
    if words[0] == "help" { return helpArgument(after: words) }
    if words.count == 1, let verbs = CommandWords.verbs(of: words[0]) {
      return Option(values: verbs.map { ($0.key, summary($0.value)) })
    }
    if let usage = usage(words) { return argument(of: usage, after: words) }
    guard let tool = tool(words), let parameter = tool.publicParameters.first else { return Option() }
    if tool.name == "open_settings", words.count == 2 {
      let setting = Settings.setting(named: words[1])
      return Option(values: setting?.values.map { ($0, setting?.summary.text() ?? "") } ?? [])
    }
    return option(parameter, of: tool)
  }

  private func argument(of usage: SubcommandUsage, after words: [String]) -> Option {
    let places = words.dropFirst().filter { !$0.hasPrefix("-") }
    let verbs = CommandWords.subcommandVerbs.first { $0.key == words[0] }?.value ?? []
    var option = usage.arguments.dropFirst(places.count).first.map { Option($0) } ?? Option()
    if places.isEmpty { option.values += verbs.map { ($0, "") } }
    if words[0] == "profile", places.isEmpty || places == ["use"] {
      option.values += profiles().map { ($0, "a profile") }
    }
    return option
  }

  private func helpArgument(after words: [String]) -> Option {
    let pages = HelpPage.allCases.map { (word: $0.rawValue, about: "a page of help") }
    guard words.count > 1 else { return Option(values: verbs + pages) }
    return Option(values: CommandWords.verbs(of: words[1])?.map { ($0.key, summary($0.value)) } ?? [])
  }

  private func option(_ parameter: AnyParameter, of tool: Tool) -> Option {
    let isCard = parameter.slot == .reference && [.nudges, .focus].contains(tool.topic)
    return Option(
      name: "--" + parameter.name, about: parameter.summary, isFlag: parameter.isFlag, isFile: parameter.isFile,
      values: isCard ? titles().map { ($0, "a card") } : parameter.values.map { ($0, "") })
  }

  /// The subcommand that the words name, or its own subcommand.
  private func usage(_ words: [String]) -> SubcommandUsage? {
    guard let command = Subcommands.shown.first(where: { $0.configuration.commandName == words[0] }) else { return nil }
    let usage = SubcommandUsage(command)
    return usage.subcommands.first { words.count > 1 && $0.name == words[1] } ?? usage
  }

  private func tool(_ words: [String]) -> Tool? {
    let resolved = CommandWords.resolve(words)
    return resolved.toolNames.first.flatMap { name in tools.first { $0.name == name } }
      ?? tools.first { $0.verb == resolved.words[0] }
  }

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

extension CommandCompletions.Option {
  fileprivate init(_ option: SubcommandUsage.Option) {
    self.init(
      name: option.name, about: option.about, isFlag: option.value == nil, isFile: option.isFile,
      values: option.values.map { ($0, "") })
  }
}
