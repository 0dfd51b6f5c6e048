import Engine
import Foundation
import Homes
import Language
import Replies
import Session
import TestFiles
import Testing
import Tools

@testable import nudgy

/// The manual page and help have what the program takes, by its own tables.
@Suite struct ManualTests {
  let home: Home
  private let tools: [Tool]

  init() throws {
    home = try Home()
    tools = try home.context().session().catalogue
  }

  /// What the page says of something, up to the next of the same rank.
  private func sections() throws -> [String: String] {
    var sections: [String: String] = [:]
    var title = ""
    for line in try home.run("man").out.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(".SH ") { title = String(line.dropFirst(4)) }
      sections[title, default: ""] += line.replacingOccurrences(of: "\\-", with: "-") + "\n"
    }
    return sections
  }

  private static func options(in text: String) -> Set<String> {
    Set(text.matches(of: /(?:^|[^\w-])(--[a-z][a-z-]*)/).map { String($0.output.1) })
  }

  /// The entry of a section, with its options.
  private static func entry(_ name: String, in section: String) -> String? {
    let lines = section.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0 == ".B \(name)" || $0.hasPrefix(".B \(name) ") }) else { return nil }
    var depth = 0
    let rest = lines[(start + 1)...].prefix { line in
      if line == ".RS" { depth += 1 }
      if line == ".RE" { depth -= 1 }
      return depth > 0 || line != ".TP"
    }
    return rest.joined(separator: "\n")
  }

  @Test func `Each verb stands on the page with exactly its options, and in help as well`() throws {
    let sections = try sections()
    let nouns = CommandWords.nouns.flatMap { noun in
      noun.value.flatMap { verb in verb.value.map { (["\(noun.key)", verb.key], $0) } }
    }
    let everyday = CommandWords.everyday.flatMap(\.value).compactMap { verb in
      tools.first { $0.verb == verb }.map { ([verb], $0.name) }
    }
    for (words, name) in everyday + nouns {
      let tool = try #require(tools.first { $0.name == name })
      let own = Set(tool.publicParameters.map { "--" + $0.name })
      let section = try #require(sections[words.count == 1 ? "EVERYDAY VERBS" : "NOUNS AND THEIR VERBS"])
      #expect(section.contains(".B \(words.joined(separator: " "))\n"), "\(words)")
      if words != ["log", "add"] {
        let entry = try #require(ManualTests.entry(words.joined(separator: " "), in: section))
        #expect(ManualTests.options(in: entry).isSuperset(of: own), "\(words)")
      }
      // Help on a noun alone tells of its verbs.
      guard words.count == 2 || CommandWords.verbs(of: words[0]) == nil else { continue }
      let help = try home.run(["help"] + words, input: nil, now: nil).out
      let ofLists = Set(ListOptions.rows(of: tool).map(\.name))
      #expect(ManualTests.options(in: help).isSuperset(of: own.union(ofLists)), "\(words)")
    }
  }

  @Test(arguments: [
    "act:", "review:", "crisis:", "wardrobe:", "stats: --since --until", "memory list: --all --limit",
    "list: --all --limit", "mood list: --all --limit --since --until",
  ])
  func `Options of lists stand where they mean something, and nowhere else are they taken`(row: String) throws {
    let parts = row.split(separator: ":", omittingEmptySubsequences: false)
    let words = parts[0].split(separator: " ").map(String.init)
    let options = Set(parts[1].split(separator: " ").map(String.init))
    let all = Set(ListOptions.rows.map(\.name))
    let help = try home.run(["help"] + words, input: nil, now: nil).out
    #expect(ManualTests.options(in: help).intersection(all).isSuperset(of: options), "\(help)")
    guard options.isEmpty else { return }
    #expect(ManualTests.options(in: help).isDisjoint(with: all), "\(help)")
    let outcome = try home.run(words + ["--limit", "2"], input: nil, now: nil)
    #expect(outcome.code == 2 && outcome.err.contains("has no option --limit"), "\(outcome)")
  }

  @Test func `Each command stands on the page with exactly its options, and in help as well`() throws {
    let section = try #require(try sections()["OTHER COMMANDS"])
    for command in Subcommands.shown {
      let usage = SubcommandUsage(command)
      for command in [usage] + usage.subcommands {
        let words = command.name == usage.name ? [usage.name] : [usage.name, command.name]
        let own = Set(command.options.map(\.name))
        let entry = try #require(ManualTests.entry(words.joined(separator: " "), in: section), "\(words)")
        let named = Set(entry.matches(of: /\.B (--[a-z-]+)/).map { String($0.output.1) })
        #expect(named == own, "\(words)")
        #expect(command.arguments.allSatisfy { entry.contains(".B \($0.name)") }, "\(words)")
        let help = try home.run(words + ["--help"], input: nil, now: nil).out
        #expect(ManualTests.options(in: help).isSuperset(of: own), "\(words)")
      }
    }
  }

  /// The declarations are read off what the parser says of itself, whose form may change with it.
  @Test func `What a command takes is read off its declarations`() throws {
    let export = SubcommandUsage(Export.self)
    #expect(export.options.map(\.name) == ["--without-sealed", "--markdown", "--csv"])
    #expect(export.options.map(\.value) == [nil, "FOLDER", "FOLDER"])
    #expect(export.options.map(\.isFile) == [false, true, true])
    #expect(export.arguments.map(\.name) == ["FILE"] && export.arguments[0].isFile)
    #expect(SubcommandUsage(Remind.self).options.map(\.name) == ["--install", "--uninstall", "--status", "--test"])
    #expect(SubcommandUsage(StatusCommand.self).options[0].values == ["plain", "tmux", "waybar", "json"])
    #expect(SubcommandUsage(InboxCommand.self).subcommands.map(\.name) == ["add", "take"])
    #expect(SubcommandUsage(InboxCommand.self).subcommands[0].options.map(\.name) == ["--url", "--title"])
  }

  @Test func `The flags of every verb and of every list stand on the page`() throws {
    let sections = try sections()
    let flags = Flags.helpRows.flatMap { $0.name.split(separator: ", ").map { String($0.split(separator: " ")[0]) } }
    let named = try #require(sections["OPTIONS OF EVERY VERB"]).matches(of: /-{1,2}[A-Za-z][a-z-]*/)
    #expect(Set(named.map { String($0.output) }).isSuperset(of: flags))
    let ofLists = try #require(sections["OPTIONS OF EVERY LIST"])
    #expect(ManualTests.options(in: ofLists) == Set(ListOptions.rows.map(\.name)))
  }

  @Test func `Each variable of the environment that is read stands on the page, and no other`() throws {
    let reading =
      /(?:environment|variables|self)\["([A-Za-z_]+)"\]|(?:getenv|value|number|isOn)\("([A-Z][A-Z_]+)"\)|"((?:LC_|LANG|NUDGY_|XDG_|https?_proxy|all_proxy|no_proxy|CURL_CA|SSL_)[A-Z_]*)"/
    var read: Set<String> = []
    for file in TestFiles.sources(in: "Sources") where file.lastPathComponent != "Manual.swift" {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: reading) {
        read.formUnion([match.output.1, match.output.2, match.output.3].compactMap { $0.map(String.init) })
      }
    }
    let named = Set(Manual.environment.flatMap { $0.key.split(separator: ", ").map(String.init) })
    #expect(read.subtracting(named).filter { $0 != $0.lowercased() || named.contains($0) } == ["XDG_CACHE_HOME"])
    #expect(named.subtracting(read).sorted() == [])
    let section = try #require(try sections()["ENVIRONMENT"])
    #expect(named.allSatisfy { section.contains($0) })
  }

  @Test func `Help is one screen`() throws {
    for words in [["help"], ["--help"], ["help", "json"], ["help", "accessibility"], ["help", "privacy"]] {
      let lines = try home.run(words, input: nil, now: nil).out.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count - 1 <= 24, "\(words): \(lines.count - 1) lines")
      #expect(lines.allSatisfy { $0.count <= 80 })
    }
  }
}
