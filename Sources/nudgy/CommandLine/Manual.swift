import ArgumentParser
import Engine
import Language
import Replies

/// Generates help and the manual page from the tools, the subcommands and the words of the command line.
struct Manual {
  let tools: [Tool]
  private let language: Language
  /// How wide help is; the manual page has lines of its own.
  private let columns: Int

  init(_ tools: [Tool], _ language: Language, columns: Int = 80) {
    (self.tools, self.language, self.columns) = (tools, language, columns)
  }

  /// Name and one sentence of each verb, tools first.
  var verbs: [(verb: String, about: String)] {
    tools.map { ($0.verb, $0.summary.text()) } + subcommands
  }

  /// Those of people and those for machines, with one sentence each.
  private var subcommands: [(verb: String, about: String)] {
    Subcommands.shown.map { ($0.configuration.commandName ?? "", $0.configuration.abstract) }
  }

  // MARK: Help

  /// One screen.
  var help: String {
    let rows: [(label: String, words: [String])] =
      CommandWords.everyday.map { ($0.key, $0.value) } + [
        ("of one kind", CommandWords.nouns.map { $0.key }), ("  each with", Manual.commonVerbs),
        ("more", Subcommands.shown.compactMap { $0.configuration.commandName }),
        ("flags", Flags.helpRows.map { $0.name }),
      ]
    let pages = HelpPage.allCases.map { "nudgy help " + $0.rawValue }.joined(separator: ", ")
    return """
      nudgy            opens the shell: type what's on your mind, and one card answers
      nudgy say WORDS  the same for one line: nudgy say "call mum tomorrow at 5"

      \(rows.map { Row($0.label, $0.words, columns).text }.joined(separator: "\n"))

      nudgy help VERB shows its options and examples, nudgy help note the verbs of notes; \
      there are also \(pages). After -- every word is text.
      """.wrappedForHelp(columns)
  }

  /// Those that more than one noun has, in the order of the nouns.
  private static var commonVerbs: [String] {
    let all = CommandWords.nouns.flatMap { $0.value.map { $0.key } }
    return all.enumerated().filter { place, verb in
      all[..<place].contains(verb) == false && all[(place + 1)...].contains(verb)
    }.map(\.element)
  }

  /// A label and words; those that do not fit go on under their own column.
  private struct Row {
    let text: String

    init(_ label: String, _ words: [String], _ columns: Int) {
      var lines = [""]
      for word in words {
        let line = lines[lines.count - 1]
        if !line.isEmpty, line.count + 2 + word.count > columns - Row.labelColumns {
          lines.append(word)
        } else {
          lines[lines.count - 1] = line.isEmpty ? word : line + "  " + word
        }
      }
      let indent = String(repeating: " ", count: Row.labelColumns)
      text = label + indent.dropFirst(label.count) + lines.joined(separator: "\n" + indent)
    }

    private static let labelColumns = 17
  }

  /// Help on what words of the command line begin with: a page, a noun, one of its verbs, a verb. `nil` where that is
  /// none of these.
  func help(on words: [String]) -> String? {
    let words = CommandWords.folded(words.flatMap { $0.split(separator: " ").map(String.init) })
    guard let first = words.first else { return help }
    let resolved = CommandWords.resolve(words)
    let named = resolved.toolNames.compactMap { name in tools.first { $0.name == name } }
    let text =
      if words.count == 1, let page = HelpPage(named: first) {
        page.text
      } else if !named.isEmpty {
        named.map(help).joined(separator: "\n\n")
      } else if words.count == 1, let verbs = CommandWords.verbs(of: first) {
        help(on: first, verbs)
      } else if let tool = tools.first(where: { $0.verb == resolved.words[0] }) {
        help(tool)
      } else {
        Subcommands.named(by: words).map { help($0.usage, $0.parent, $0.examples) }
      }
    return text?.wrappedForHelp(columns)
  }

  private func help(on noun: String, _ verbs: CommandWords.Verbs) -> String {
    let rows = verbs.map { verb in
      let about = verb.value.compactMap { name in tools.first { $0.name == name }?.summary.text() }
      return (verb: "nudgy \(noun) \(verb.key)", about: about.joined(separator: " "))
    }
    return Manual.table(rows) + "\n\nnudgy help \(noun) add and so on show their options."
  }

  /// The same for a subcommand.
  private func help(_ command: SubcommandUsage, _ parent: String, _ examples: [String]) -> String {
    let name = parent + command.name
    let subcommands = command.subcommands.map { ("nudgy \(name) \($0.name)", $0.about) }
    let options = Manual.table((command.arguments + command.options).map { ($0.usage, $0.about) })
    return [
      "usage: " + ["nudgy", name, command.synopsis].filter { !$0.isEmpty }.joined(separator: " ") + "\n"
        + command.about,
      command.discussion.isEmpty ? nil : "\n\(command.discussion)",
      subcommands.isEmpty ? nil : "\n\(Manual.table(subcommands))",
      options.isEmpty ? nil : "\nOptions\n\(options)",
      examples.isEmpty ? nil : "\nExamples\n\(examples.map { "  " + $0 }.joined(separator: "\n"))",
    ].compactMap(\.self).joined(separator: "\n")
  }

  /// A usage line, options with their values, and examples that can be pasted.
  private func help(_ tool: Tool) -> String {
    let listOptions = ListOptions.rows(of: tool)
    let options = Manual.table(
      tool.publicParameters.map { ("--\($0.name)", Manual.about($0)) }
        + listOptions.map { (Manual.usage($0.name, $0.value), $0.about) })
    let examples = language[tool.name].examples.map { "  nudgy say \($0.sentence.quotedForShell)" }
      .joined(separator: "\n")
    return [
      "usage: \(usage(of: tool))\n\(tool.summary.text())", options.isEmpty ? nil : "\nOptions\n\(options)",
      examples.isEmpty ? nil : "\nExamples, in one's own words\n\(examples)",
    ].compactMap(\.self).joined(separator: "\n")
  }

  /// "nudgy snooze [WHICH] [--until TIME]"; the words of the first parameter stand alone.
  private func usage(of tool: Tool) -> String {
    let names = CommandWords.nouns.lazy.compactMap { noun -> String? in
      noun.value.first { $0.value == [tool.name] }.map { "\(noun.key) \($0.key)" }
    }
    let parameters = tool.publicParameters.enumerated().map { place, parameter -> String in
      let value = parameter.name.uppercased()
      let text = place == 0 && !parameter.isFlag ? value : "--\(parameter.name)" + (parameter.isFlag ? "" : " \(value)")
      return parameter.isOptional || parameter.isFlag || parameter.isPromptedFor || place > 0 ? "[\(text)]" : text
    }
    return (["nudgy", names.first ?? tool.verb] + parameters).joined(separator: " ")
  }

  /// What an option is, and its values where there are a few.
  private static func about(_ parameter: AnyParameter) -> String {
    let values = parameter.values
    return values.isEmpty ? parameter.summary : "\(parameter.summary): \(values.joined(separator: ", "))"
  }

  private static func usage(_ name: String, _ value: String?) -> String { value.map { "\(name) \($0)" } ?? name }

  private static func table(_ rows: [(verb: String, about: String)]) -> String {
    let width = rows.map(\.verb.count).max() ?? 0
    return rows.map { "  " + $0.verb + String(repeating: " ", count: width - $0.verb.count + 2) + $0.about }
      .joined(separator: "\n")
  }

  // MARK: The manual page

  /// In man(7) macros, in ASCII and in short lines.
  var manPage: String {
    page.split(separator: "\n", omittingEmptySubsequences: false).map { $0.wrappedForMan }.joined(separator: "\n")
  }

  private var page: String {
    let everyday = CommandWords.everyday.flatMap(\.value).compactMap { verb in tools.first { $0.verb == verb } }
    let nouns = CommandWords.nouns.flatMap { noun in
      noun.value.flatMap { verb in
        verb.value.compactMap { name in tools.first { $0.name == name } }.map { ("\(noun.key) \(verb.key)", $0) }
      }
    }
    let environment = Manual.environment.map { Manual.entry($0.key, $0.value) }
    return """
      .TH NUDGY 1 2026-11-28 "nudgy \(Nudgy.version)"
      .SH NAME
      nudgy \\- a companion in the terminal for people with ADHD, and for everyone on a bad day
      .SH SYNOPSIS
      .B nudgy
      .br
      .B nudgy say
      .I words
      .br
      .B nudgy
      .I verb
      .RI [ words ]
      .RB [ \\-\\-option
      .IR value ]
      .br
      .B nudgy
      .I noun verb
      .RI [ words ]
      .SH DESCRIPTION
      Alone it opens the shell: type a line in your own words, and one card answers. Everything stays on this machine.
      .PP
      After \\-\\- every word is text. An option may also be written as its name, a colon and its value, and a list as
      +home: due:friday, priority:high, repeat:daily. With nothing behind the colon, edit empties the field: due:.
      .SH EVERYDAY VERBS
      \(everyday.map { manEntry($0.verb, $0) }.joined(separator: "\n"))
      .SH NOUNS AND THEIR VERBS
      \(nouns.map { manEntry($0.0, $0.1) }.joined(separator: "\n"))
      .SH OTHER COMMANDS
      \(Subcommands.shown.flatMap { Manual.entries(SubcommandUsage($0)) }.joined(separator: "\n"))
      .SH OPTIONS OF EVERY VERB
      \(Flags.helpRows.map { Manual.entry($0.name, $0.about) }.joined(separator: "\n"))
      .SH OPTIONS OF EVERY LIST
      \(ListOptions.rows.map { Manual.entry(Manual.usage($0.name, $0.value), $0.about) }.joined(separator: "\n"))
      .SH STATUS BARS
      .nf
      \(StatusCommand.recipes.escapedLinesForMan)
      .fi
      .SH INBOX
      .nf
      \(InboxCommand.schema.escapedLinesForMan)
      .fi
      .SH ENVIRONMENT
      \(environment.joined(separator: "\n"))
      .SH FILES
      \(Manual.entry("$XDG_CONFIG_HOME/nudgy/settings.toml", "the settings"))
      \(Manual.entry("$XDG_DATA_HOME/nudgy/nudgy.db", "the store; what is sealed in it is encrypted"))
      \(Manual.entry("$XDG_STATE_HOME/nudgy", "conversations, history and the log; none of it has sealed words"))
      .SH EXIT STATUS
      0 done, 1 failed, 2 usage, 3 not found, 4 locked, 5 needs an answer, and nobody is at a terminal
      or \\-\\-no\\-input forbids to ask, 130 interrupted. A verb that changes something and finds it so already, or
      finds nothing to change (inbox take with an empty inbox), ends with 1; an empty list ends with 0.
      .SH EXAMPLES
      .nf
      nudgy add call mum tomorrow at 5
      nudgy next
      nudgy done mum
      nudgy note add the boiler code is E119
      nudgy mood add 7 slept well
      nudgy \\-\\-json list | jq \\-r '.list.cards[].id'
      nudgy say "what's due friday"
      .fi
      """
  }

  private func manEntry(_ words: String, _ tool: Tool) -> String {
    let options = tool.publicParameters.map { parameter in
      ".RS\n\(Manual.entry("--" + parameter.name, Manual.about(parameter)))\n.RE"
    }
    return ([Manual.entry(words, tool.summary.text())] + options).joined(separator: "\n")
  }

  /// A subcommand with what it takes, and each of its own subcommands.
  private static func entries(_ command: SubcommandUsage, of parent: String = "") -> [String] {
    let name = parent + command.name
    let options = (command.arguments + command.options).map { ".RS\n\(entry($0.usage, $0.about))\n.RE" }
    let usage = command.arguments.isEmpty ? name : "\(name) \(command.argumentSynopsis)"
    return [([entry(usage, command.about)] + options).joined(separator: "\n")]
      + command.subcommands.flatMap { entries($0, of: name + " ") }
  }

  private static func entry(_ name: String, _ about: String) -> String {
    ".TP\n.B \(name.escapedForMan)\n\(about.escapedForMan)"
  }

  static let environment: KeyValuePairs<String, String> = [
    "NUDGY_HOME": "one folder for everything, in the place of the XDG folders",
    "HOME, XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_STATE_HOME, XDG_RUNTIME_DIR": "where these folders are",
    "NUDGY_PROFILE": "the profile to use",
    "NUDGY_SESSION": "a name for the conversation; without it each terminal has its own",
    "NUDGY_NOW": "the time to take for now, as in 2026-11-20T10:00",
    "NUDGY_PASSPHRASE_FD": "the descriptor from which a passphrase is read",
    "NUDGY_MODEL_URL, NUDGY_MODEL, NUDGY_MODEL_KEY": "a language model to connect, its name and its key",
    "NUDGY_ACCESSIBLE, ACCESSIBLE": "1 is --accessible",
    "NUDGY_TURN_END": "a line that ends each turn of the accessible shell",
    "NUDGY_PATIENCE": "by how much to multiply the time that a model or a server is given to answer",
    "https_proxy, http_proxy, all_proxy, no_proxy": "the proxy for a connected model, in capitals as well",
    "CURL_CA_BUNDLE, SSL_CERT_FILE": "a file of certificates to trust, in the place of the system's",
    "NO_COLOR": "no colours",
    "FORCE_COLOR": "colours also where the output is no terminal: 1, 2 and 3 are 16, 256 and all of them, 0 is none",
    "TERM, COLORTERM": "how many colours the terminal has; a dumb one gets plain lines",
    "COLORFGBG": "as in 15;0, whether the background is dark or light",
    "COLUMNS": "how wide help is where the output is no terminal, 80 without it; replies are never wrapped there",
    "REDUCE_MOTION": "1 has nothing move",
    "TZ": "the time zone, in the place of the system's",
    "DBUS_SESSION_BUS_ADDRESS": "the desktop that shows reminders and may keep the key",
    "PATH": "where other programs are found, such as notify-send",
    "LANG, LC_ALL, LC_MESSAGES": "the language, English or German",
    "LANG, LC_ALL, LC_CTYPE": "whether the terminal shows more than ASCII",
    "LANG, LC_ALL, LC_TIME": "whether 3/12 is the 3rd of December or the 12th of March",
  ]
}

extension AnyParameter {
  /// The values of a choice; empty for all else.
  var values: [String] {
    guard case .array(let values)? = schema()["enum"] else { return [] }
    return values.compactMap { if case .string(let value) = $0 { value } else { nil } }
  }
}

extension String {
  /// In double quotes, as a shell takes it.
  fileprivate var quotedForShell: String {
    "\"" + String(flatMap { "\"$`\\".contains($0) ? ["\\", $0] : [$0] }) + "\""
  }

  /// With hyphens and backslashes as man(7) wants them; a line that begins with a dot or quote is none of its macros.
  fileprivate var escapedForMan: String {
    let text = replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  /// Each line as it is: one that begins so is not wrapped and is no macro.
  fileprivate var escapedLinesForMan: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "\\&" + String($0).escapedForMan }
      .joined(separator: "\n")
  }
}

extension Substring {
  /// In lines of at most 78 characters, unless it is a macro; letters beyond ASCII by their numbers.
  fileprivate var wrappedForMan: String {
    let line = unicodeScalars.map { scalar -> String in
      scalar.isASCII ? String(scalar) : "\\[u" + String(scalar.value, radix: 16, uppercase: true).leftPadded(4) + "]"
    }.joined()
    guard line.count > 78, !line.hasPrefix("."), !line.hasPrefix("\\&") else { return line }
    return line.split(separator: " ").reduce(into: [""]) { lines, word in
      if lines[lines.count - 1].count + word.count >= 78 { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }.joined(separator: "\n")
  }
}

extension String {
  fileprivate func leftPadded(_ width: Int) -> String {
    String(repeating: "0", count: Swift.max(0, width - count)) + self
  }
}
