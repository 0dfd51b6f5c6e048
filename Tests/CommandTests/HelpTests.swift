import Engine
import Foundation
import Homes
import Language
import Languages
import Replies
import Testing
import Tools

@testable import nudgy

/// Help as it is asked for: before a verb, behind it, in any width, and where something is wrong.
@Suite struct HelpTests {
  let home: Home
  init() throws { home = try Home() }

  private func run(_ words: String, columns: Int? = nil) throws -> Home.Outcome {
    try home.run(
      words.split(separator: " ").map(String.init), input: nil, now: nil,
      environment: columns.map { ["COLUMNS": "\($0)"] } ?? [:])
  }

  private static let verbs =
    CommandWords.nouns.map(\.key) + CommandWords.nouns.flatMap { noun in noun.value.map { "\(noun.key) \($0.key)" } }
    + CommandWords.everyday.flatMap(\.value)
    + Subcommands.shown.map { SubcommandUsage($0).name } + ["inbox add", "inbox take"]

  @Test(arguments: verbs)
  func `Help is the same before the words and behind them`(verb: String) throws {
    let help = try run("help " + verb)
    #expect(help.code == 0 && !help.out.isEmpty, "\(help)")
    #expect(try run(verb + " --help").out == help.out)
    #expect(try run(verb + " -h").out == help.out)
  }

  @Test(arguments: ["mood add 7", "log add headache 6", "note add the boiler code", "add buy milk", "snooze milk"])
  func `Words behind a verb change nothing of its help`(words: String) throws {
    let verb = try #require(HelpTests.verbs.filter { words.hasPrefix($0 + " ") }.max { $0.count < $1.count })
    #expect(try run(words + " --help").out == run("help " + verb).out)
  }

  @Test(arguments: ["note add", "keys", "shell", "Note", "LIST"])
  func `Help is found by one word with a blank, in capitals, and for the keys of the shell`(topic: String) throws {
    let help = try home.run("help", topic)
    #expect(help.code == 0 && !help.out.isEmpty, "\(help)")
  }

  @Test(arguments: [
    "help", "help list", "help note", "help json", "help privacy", "help status", "remind --help", "help keys",
  ])
  func `Lines of help are as wide as COLUMNS says, and 80 without it`(words: String) throws {
    for columns in [40, 60, 100, nil] {
      // What can be pasted stays whole, and so does a word that is longer.
      let lines = try run(words, columns: columns).lines.filter {
        !$0.hasPrefix("  ") || $0.drop { $0 == " " }.contains("  ")
      }
      let wide = lines.filter { $0.count > columns ?? 80 && $0.split(separator: " ").count > 1 }
      #expect(wide.isEmpty, "\(columns ?? 80): \(wide)")
    }
    #expect(try run(words, columns: 40).lines.count > run(words, columns: nil).lines.count)
    let squeezed = { (columns: Int) in
      try run(words, columns: columns).out.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    #expect(try squeezed(40) == squeezed(120), "no word is lost")
  }

  @Test func `Replies are not wrapped in a pipe, whatever COLUMNS says`() throws {
    try home.run("add", "call mum and ask her about the photographs of the house by the sea")
    for words in ["list", "settings", "doctor", "crisis", "list --json"] {
      #expect(try run(words, columns: 30).out == run(words).out, "\(words)")
    }
    let page = try run("man").out.split(separator: "\n", omittingEmptySubsequences: false)
    let place = try #require(page.firstIndex(of: ".B COLUMNS"))
    #expect(page[place + 1].contains("help") && page[(place + 1)...(place + 2)].joined().contains("never"))
  }

  @Test(arguments: Subcommands.shown.map { SubcommandUsage($0).name })
  func `Help on every command has one form`(verb: String) throws {
    let help = try run("help " + verb).out
    #expect(help.hasPrefix("usage: nudgy \(verb)"), "\(help)")
    #expect(help.split(separator: "\nExamples").last?.contains("nudgy \(verb)") == true, "\(help)")
    for word in ["OVERVIEW", "USAGE", "OPTIONS", "ARGUMENTS", "SUBCOMMANDS", "<w", "<f", "Show help information"] {
      #expect(!help.contains(word), "\(help)")
    }
  }

  /// Where words of one's own are taken, an unknown option is one of them.
  @Test(arguments: verbs)
  func `An option that a verb does not have is refused`(verb: String) throws {
    let tools = try home.context().session().catalogue
    let words = verb.split(separator: " ").map(String.init)
    let resolved = CommandWords.resolve(words)
    let tool = tools.first { $0.name == resolved.toolNames.first } ?? tools.first { $0.verb == resolved.words[0] }
    let takesText = tool.map { $0.parameters.first.map { $0.slot == .text && !$0.isInternal } ?? false } ?? false
    guard !takesText, !["say", "explain", "inbox add"].contains(verb),
      tool != nil || Subcommands.command(words[0]) != nil
    else { return }
    let outcome = try run(verb + " --nosuch 1")
    #expect(outcome.code == 2 && outcome.err.contains("--nosuch"), "\(outcome)")
    #expect(outcome.err.hasPrefix("nudgy: "), "\(outcome)")
  }

  @Test(arguments: [
    (["restore"], "“restore” needs more words: the file that backup wrote"),
    (["backup"], "“backup” needs more words: the file to write"),
    (["explain"], "“explain” needs"), (["completions"], "“completions” needs"),
    (["man", "x"], "“man” doesn't take “x”."), (["profile", "a", "b"], "“profile” doesn't take “b”."),
    (["inbox", "zork"], "“inbox” doesn't take “zork”."), (["export", "--bogus"], "“export” has no option --bogus."),
    (["export", "--csv"], "--csv needs a value."), (["status", "--width", "x"], "“x” isn't valid for --width"),
    (["status", "--format", "x"], "There's no status format x."),
    (["export", "--format", "x"], "“export” has no option --format."),
    (["doctor", "--format", "{id}"], "“doctor” has no option --format."),
    (
      ["add", "x", "--priority", "ultra"],
      "It takes high, low."
    ),
    (["list", "--sort", "zork"], "It takes changed, created, due, priority, title."),
    (["add", "x", "--due", "2026-13-01"], "as in tomorrow, friday 5pm or 2026-11-20T17:00"),
    (["mood", "add", "12"], "It takes a number from 1 to 10."),
    (["version"], "nudgy --version"), (["-v"], "nudgy --version"), (["", "x"], "nudgy help"), ([""], "nudgy help"),
    (["--", "foo"], "nudgy add -- foo"), (["--add", "milk"], "nudgy add milk"), (["--list"], "nudgy list"),
    (["list", "--done"], "nudgy list done"), (["ls", "--overdue"], "nudgy list overdue"),
    (["list", "--nosuch"], "“nudgy list --help” lists them."),
  ])
  func `What is wrong is said in the same voice, and leads on`(words: [String], told: String) throws {
    let outcome = try home.run(words, input: nil, now: Home.now)
    #expect(outcome.code == 2, "\(outcome)")
    #expect(outcome.err.contains(told), "\(outcome)")
    for word in ["Error:", "Usage:", "Help:", "See '"] { #expect(!outcome.err.contains(word), "\(outcome)") }
  }

  @Test func `A verb in capitals is the verb`() throws {
    #expect(try home.run("Add", "milk").out == "Got it: milk.\n")
    #expect(try home.run("LIST").out.contains("milk"))
    #expect(try home.run("Note", "Add", "the gate sticks").out.contains("Saved as a note: the gate sticks."))
  }

  @Test(arguments: ["dose", "restore", "mood foo", "add x --priority ultra", "status --width x", "add --due tomorrow"])
  func `In another language no half of an error is English`(words: String) throws {
    let outcome = try home.run(
      words.split(separator: " ").map(String.init), input: nil, now: Home.now, environment: ["LANG": "de_DE.UTF-8"])
    #expect(outcome.code == 2, "\(outcome)")
    for word in ["which", "the ", "how", "words", "what", "most"] { #expect(!outcome.err.contains(word), "\(outcome)") }
  }

  /// The examples of a verb's help, as they stand there.
  private func examples(in help: String) -> [String] {
    help.split(separator: "\n").drop { !$0.hasPrefix("Examples") }.dropFirst().map { String($0.dropFirst(2)) }
  }

  @Test func `An example of a verb can be pasted into a shell, and is the sentence then`() throws {
    let session = try home.context().session()
    let manual = Manual(session.catalogue, .english)
    let names = HelpTests.verbs.flatMap { CommandWords.resolve($0.split(separator: " ").map(String.init)).toolNames }
    var (lines, sentences): ([String], [String]) = ([], [])
    for tool in session.catalogue where names.contains(tool.name) || CommandWords.verbs(of: tool.verb) == nil {
      let noun = CommandWords.nouns.lazy.compactMap { noun in
        noun.value.first { $0.value == [tool.name] }.map { [noun.key, $0.key] }
      }.first
      let help = try #require(manual.help(on: noun ?? [tool.verb]), "\(tool.name)")
      lines += examples(in: help)
      sentences += Language.english[tool.name].examples.map(\.sentence)
    }
    try #require(lines.count > 200)
    let script =
      #"nudgy() { [ "$1" = say ] && shift && printf "%s\n" "$#:$*"; }"# + "\n" + lines.joined(separator: "\n")
    #expect(try home.shell(script).lines.dropLast() == sentences.map { "1:" + $0 }[...])
  }

  @Test func `An example of a command is taken as it stands`() throws {
    for command in Subcommands.shown {
      let verb = SubcommandUsage(command).name
      for words in [[verb]] + SubcommandUsage(command).subcommands.map({ [verb, $0.name] }) {
        let examples = try #require(Subcommands.named(by: words)).examples
        #expect(!examples.isEmpty, "\(words)")
        for example in examples {
          let start = try #require(example.range(of: "nudgy ")).upperBound
          let end = [" | ", " > ", " < ", ")"].compactMap { example[start...].range(of: $0)?.lowerBound }.min()
          // Blanks between quotes belong to one word.
          let parts = example[start..<(end ?? example.endIndex)].split(
            separator: "\"", omittingEmptySubsequences: false)
          var typed = parts.enumerated().flatMap { place, part in
            place % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
          }
          _ = Flags(&typed, isFixed: Subcommands.isFixed)
          #expect(typed.first == verb, "\(example)")
          #expect(throws: Never.self, "\(example)") {
            try Subcommands.reading(CommandWords.subcommandWords(typed))
          }
        }
      }
    }
  }

  @Test func `Every value of a choice stands in its verb's help`() throws {
    let tools = try home.context().session().catalogue
    let manual = Manual(tools, .english, columns: 10_000)
    var count = 0
    for verb in CommandWords.everyday.flatMap(\.value) where CommandWords.verbs(of: verb) == nil {
      let tool = try #require(tools.first { $0.verb == verb })
      let help = try #require(manual.help(on: [verb]))
      for parameter in tool.publicParameters {
        let row = help.split(separator: "\n").first { $0.hasPrefix("  --\(parameter.name) ") } ?? ""
        for value in parameter.schema()["enum"]?.array?.compactMap(\.string) ?? [] {
          count += 1
          #expect(row.contains(value), "\(verb) --\(parameter.name) \(value)")
        }
      }
    }
    #expect(count > 30)
  }

  @Test func `What makes sense in a conversation only stands in no help`() throws {
    let words = try Set(run("help").out.split { !($0.isLetter || $0 == "-") }.map(String.init))
    let verbs = try Set(run("complete --").lines.map { String($0.prefix { $0 != "\t" }) })
    for verb in [
      "hello", "thanks", "bye", "joke", "keep", "insist", "correct", "cancel", "ask", "again", "welcome-back", "why",
      "other", "allow",
    ] {
      #expect(!words.contains(verb) && !verbs.contains(verb), "\(verb)")
    }
  }

  @Test func `An empty template is none`() throws {
    try home.run("add", "milk")
    for words in [["list", "--format", ""], ["--format=", "list"], ["list", "--format"]] {
      let outcome = try home.run(words, input: nil, now: Home.now)
      #expect(outcome.code == 2 && outcome.err.contains("--format needs a template."), "\(outcome)")
    }
  }
}
