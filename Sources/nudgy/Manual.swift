import ArgumentParser
import Engine
import Language
import Replies

/// Generates help, the manual page and shell completions from the tools and subcommands.
struct Manual {
  let tools: [Tool]
  private let language: Language

  init(_ tools: [Tool], _ language: Language) { (self.tools, self.language) = (tools, language) }

  /// Name and one sentence of each verb, tools first.
  var verbs: [(verb: String, about: String)] {
    tools.map(\.helpRow) + subcommands
  }

  private var subcommands: [(verb: String, about: String)] {
    Subcommands.configuration.subcommands.filter { $0.configuration.shouldDisplay }.map { command in
      (command.configuration.commandName ?? "\(command)".lowercased(), command.configuration.abstract)
    }
  }

  var help: String {
    let width = (verbs.map(\.verb) + Flags.helpRows.map(\.name)).map(\.count).max() ?? 0
    let rows = { Manual.rows($0, width) }
    return """
      nudgy alone opens the shell. Free text has two doors: the shell, and nudgy say WORDS.

      Verbs
      \(rows(tools.map(\.helpRow)))

      Doors
      \(rows(subcommands))

      Flags, before or after the verb
      \(rows(Flags.helpRows.map { ($0.name, $0.about) }))
      """
  }

  func help(_ tool: Tool) -> String {
    let rows = tool.publicParameters.map { (verb: "--\($0.name)", about: $0.summary) }
    let options = Manual.rows(rows, rows.map(\.verb.count).max() ?? 0)
    let examples = language[tool.name].examples.map { "  nudgy say \"\($0.sentence)\"" }.joined(separator: "\n")
    return [
      "nudgy \(tool.verb): \(tool.helpRow.about)", options.isEmpty ? nil : "\nOptions\n\(options)",
      examples.isEmpty ? nil : "\nIn one's own words\n\(examples)",
    ].compactMap(\.self).joined(separator: "\n")
  }

  private static func rows(_ rows: [(verb: String, about: String)], _ width: Int) -> String {
    rows.map { "  " + $0.verb + String(repeating: " ", count: width - $0.verb.count + 2) + $0.about }
      .joined(separator: "\n")
  }

  /// In man(7) macros.
  var manPage: String {
    let rows = verbs.map { ".TP\n.B \($0.verb)\n\($0.about)" }.joined(separator: "\n")
    let flags = Flags.helpRows.map { ".TP\n.B \\\($0.name.replacingDashes)\n\($0.about)" }.joined(separator: "\n")
    return """
      .TH NUDGY 1
      .SH NAME
      nudgy \\- a companion for people whose attention does not come on command
      .SH SYNOPSIS
      .B nudgy
      [verb] [words] [\\-\\-name value]
      .SH DESCRIPTION
      Alone it opens the shell: type a line in your own words, and one card answers.
      .SH VERBS
      \(rows)
      .SH FLAGS
      \(flags)
      .SH FILES
      $XDG_CONFIG_HOME/nudgy/settings.toml, $XDG_DATA_HOME/nudgy, $XDG_STATE_HOME/nudgy, or all below $NUDGY_HOME.
      .SH EXIT STATUS
      0 done, 1 failed, 2 usage, 3 not found, 4 locked, 5 needs a confirmation it may not ask for, 130 interrupted.
      """
  }

  func completionScript(_ shell: String) -> String? {
    switch shell {
    case "bash":
      """
      _nudgy() { [ "$COMP_CWORD" = 1 ] && COMPREPLY=($(compgen -W "\(verbNames)" -- "${COMP_WORDS[COMP_CWORD]}")); }
      complete -F _nudgy nudgy
      """
    case "zsh":
      "#compdef nudgy\n_values 'verb' \(verbs.map { "'\($0.verb)[\($0.about.replacingQuotes)]'" }.joined(separator: " "))"
    case "fish":
      verbs.map { "complete -c nudgy -f -n __fish_use_subcommand -a \($0.verb) -d '\($0.about.replacingQuotes)'" }
        .joined(separator: "\n")
    default: nil
    }
  }

  private var verbNames: String { verbs.map(\.verb).joined(separator: " ") }
}

extension Tool {
  fileprivate var helpRow: (verb: String, about: String) { (verb, summary.text() + (isBuilt ? "" : " Not built yet.")) }
}

extension String {
  fileprivate var replacingQuotes: String { String(map { $0 == "'" ? "’" : $0 }) }
  fileprivate var replacingDashes: String {
    split(separator: "-", omittingEmptySubsequences: false).joined(separator: "\\-")
  }
}
