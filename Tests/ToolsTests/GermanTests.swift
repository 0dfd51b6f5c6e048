import Civil
import Engine
import EngineFakes
import Foundation
import Language
import Languages
import Replies
import TestFiles
import Testing

@testable import Tools

/// A normal day's sentences in German, read by the whole grammar on Friday 20 November 2026 at ten.
@Suite struct GermanTests {
  static let rules = Rules(unopened.catalogue, .german)
  static let reading = InputContext.friday(in: .german, zone: "Europe/Berlin")

  @Test(arguments: TableLine.read("sentences.de.txt"))
  func `A sentence becomes its call`(_ line: TableLine) {
    #expect(GermanTests.told(line.text) == line.expected)
  }

  /// What eight people would type on a normal day. All of it has been looked at: new writers are read worse.
  @Test func `Most lines of the corpus reach a tool that was meant`() throws {
    let folder = TestFiles.inCheckout("Tests/Corpus/de")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let lines = try files.filter { $0.pathExtension == "txt" }.flatMap {
      try String(contentsOf: $0, encoding: .utf8).split(separator: "\n")
    }
    #expect(lines.count > 3000)
    let rules = Rules(unopened.catalogue, .german, models: ReadingModels.trained)
    let right = lines.count { line in
      let halves = line.components(separatedBy: " => ")
      let meant = halves[1].components(separatedBy: " || ").map { $0.prefix { $0.isLetter || $0 == "_" } }
      return meant.contains { $0 == rules.calls(halves[0]).first?.tool ?? "" }
    }
    #expect(right * 100 >= lines.count * 82, "\(right) of \(lines.count)")
  }

  @Test func `Every example means its tool`() {
    for phrases in Language.german.tools {
      for example in phrases.examples {
        #expect(GermanTests.rules.calls(example.sentence).map(\.tool) == [phrases.tool], "\(example.sentence)")
      }
    }
  }

  @Test func `Every phrase can be read, and fills what its tool takes`() {
    let tools = unopened.catalogue
    let grammar = Grammar(
      Rules.groups(of: tools, .german) { $0.phrases + $0.followUpPhrases + $0.contextPhrases.map(\.phrase) },
      in: .german)
    #expect(grammar.templateErrors().map { "\(tools[grammar.entries[$0.entry].owner].name): \($0.error)" } == [])
    #expect(Set(Language.german.tools.map(\.tool)).isSubset(of: Set(tools.map(\.name))))
  }

  /// Names of programs, what stands in a file, and what ends a page.
  private static let noCommands: Set = [
    "age-keygen", "age -p", "ulimit -f", "crontab -e", "name = value", "later = in 3 hours, tonight = 20:00",
    "that's it",
  ]

  @Test func `What an answer tells people to type means in German what it means in English`() async {
    func told(_ text: String, _ quotes: (Character, Character)) -> [String] {
      text.split(separator: quotes.0).dropFirst().map { String($0.prefix { $0 != quotes.1 }) }
    }
    let (german, english) = (GermanTests.engine(.german), GermanTests.engine(.english))
    var tried = 0
    for key in UnmarkedTests.template.sorted() {
      let commands = zip(told(key, ("“", "”")), told(Optional(.german).text(of: key), ("„", "“")))
      for (command, same) in commands where !GermanTests.noCommands.contains(command) && !command.contains("{") {
        guard !command.hasPrefix("nudgy ") else { continue }
        let (meant, understood) = (await english.calls(command).map(\.tool), await german.calls(same).map(\.tool))
        // What English makes nothing of is quoted, but no command.
        guard meant != ["out_of_scope"], meant != ["greet"] else { continue }
        #expect(understood == meant, "“\(same)” for “\(command)”")
        tried += 1
      }
    }
    #expect(tried > 67)
  }

  private static func engine(_ language: Language) -> Engine {
    Engine(
      unopened.catalogue, language, clock: { GermanTests.reading },
      memory: DialogueMemory(load: { nil }, save: { _ in }), models: ReadingModels.trained)
  }

  @Test(arguments: [
    ("call mum tomorrow at 5", "add_nudge"), ("mood 7", "log_mood"), ("what's next", "next_nudge"),
    ("Mama anrufen", "add_nudge"), ("do the dishes", "add_nudge"), ("stats", "show_stats"), ("redo", "redo"),
  ])
  func `Whoever speaks German may type English too`(line: String, tool: String) async {
    #expect(await GermanTests.engine(.german).calls(line).map(\.tool) == [tool])
  }

  private static func told(_ line: String) -> String {
    rules.calls(line).compactMap { call in
      rules.tools.first { $0.name == call.tool }.map {
        "\(call.tool) \($0.json(call, reading)["arguments"]?.text ?? "{}")"
      }
    }
    .joined(separator: " & ")
  }
}
