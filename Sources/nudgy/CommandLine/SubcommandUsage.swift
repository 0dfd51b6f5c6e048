import ArgumentParser
import Replies

/// What a subcommand takes, read off its declarations, from which the parser writes its help: the manual page and
/// completions are written from the same.
struct SubcommandUsage {
  let name: String
  let about: String
  /// What else its help says.
  let discussion: String
  let options: [Option]
  /// What stands without a name, in its order.
  let arguments: [Option]
  let subcommands: [SubcommandUsage]

  struct Option {
    /// "--csv"; what an argument is called, in capitals.
    let name: String
    /// What its value is called, in capitals; `nil` for a flag.
    let value: String?
    let about: String
    let isOptional: Bool
    let values: [String]
    let isFile: Bool
  }

  init(_ command: any ParsableCommand.Type) {
    self.init(JSON(reading: command._dumpHelp())?["command"] ?? .null, name: command.configuration.commandName ?? "")
  }

  private init(_ command: JSON, name: String) {
    self.name = name
    about = command["abstract"]?.string ?? ""
    discussion = command["discussion"]?.string ?? ""
    let shown = (command["arguments"]?.array ?? []).filter { $0["shouldDisplay"] == true }
    options = shown.filter { $0["kind"] != "positional" }.map(Option.init).filter { $0.name != "--help" }
    arguments = shown.filter { $0["kind"] == "positional" }.map(Option.init)
    let all = (command["subcommands"]?.array ?? []).filter { $0["shouldDisplay"] == true }
    subcommands = all.compactMap { sub in
      sub["commandName"]?.string.flatMap { $0 == "help" ? nil : SubcommandUsage(sub, name: $0) }
    }
  }

  /// "[FILE]".
  var argumentSynopsis: String {
    arguments.map { $0.isOptional ? "[\($0.name)]" : $0.name }.joined(separator: " ")
  }

  /// "[FILE] [--csv FOLDER]".
  var synopsis: String {
    ([argumentSynopsis] + options.map { "[\($0.usage)]" }).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension SubcommandUsage.Option {
  fileprivate init(_ argument: JSON) {
    let value = argument["valueName"]?.string?.uppercased()
    let isArgument = argument["kind"] == "positional"
    name = isArgument ? value ?? "" : argument["preferredName"]?["name"]?.string.map { "--" + $0 } ?? ""
    self.value = isArgument || argument["kind"] == "flag" ? nil : value
    about = [argument["abstract"], argument["discussion"]].compactMap { $0?.string }.joined(separator: " ")
    isOptional = argument["isOptional"] == true
    let completion = argument["completionKind"]
    values = completion?["list"]?["values"]?.array?.compactMap(\.string) ?? []
    isFile = completion?["file"] != nil || completion?["directory"] != nil
  }

  /// "--csv FOLDER".
  var usage: String { value.map { "\(name) \($0)" } ?? name }
}
