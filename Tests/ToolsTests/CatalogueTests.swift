import Civil
import Engine
import Foundation
import Language
import Languages
import Randomness
import RecordFakes
import Records
import Replies
import TestFiles
import Testing

@testable import Session
@testable import Tools

/// A session whose store nobody opens: enough to ask what its tools understand.
let unopened = Session(
  data: "/nonexistent", state: "/nonexistent", milliseconds: { 0 },
  now: { LocalTime(ordinal: 0) },
  ids: .constant, language: .english)

@Suite struct CatalogueTests {
  let tools = unopened.catalogue

  @Test func `Every tool's file is named after it, and every file is in the catalogue`() throws {
    let folder = TestFiles.inCheckout("Sources/Tools")
    let topics = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
      .filter(\.hasDirectoryPath)
    let files = try topics.flatMap {
      try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }.filter { !$0.hasDirectoryPath }
    let declaring = try files.filter { try String(contentsOf: $0, encoding: .utf8).contains(": Tool {") }
    let named = declaring.map { $0.deletingPathExtension().lastPathComponent }
    #expect(Set(named) == Set(tools.map { TestFiles.name(of: $0.name) }))
  }

  @Test func `Every tool has a file of phrases, and every such file has its tool`() {
    let names = tools.map(\.name).sorted()
    #expect(Language.english.tools.map(\.tool) == names)
    for language in Language.others { #expect(Set(language.tools.map(\.tool)).isSubset(of: names), "\(language.tag)") }
  }

  @Test func `An example's arguments, and the contexts in which a phrase counts, are there`() {
    let contexts = Set(Kinds.all.map(\.name) + ["focus", "list", "numbers", "listed", "several", "nothing", "pause"])
    for tool in tools {
      let phrases = Language.english[tool.name]
      let names = Set(tool.parameters.map(\.name))
      for example in phrases.examples {
        #expect(names.isSuperset(of: example.arguments.keys), "\(tool.name): \(example.sentence)")
      }
      #expect(contexts.isSuperset(of: phrases.contextPhrases.map(\.context)), "\(tool.name)")
    }
  }

  @Test func `Names and verbs are unique`() {
    #expect(Set(tools.map(\.name)).count == tools.count)
    #expect(Set(tools.map(\.verb)).count == tools.count)
  }

  @Test func `Every summary is one sentence`() {
    for tool in tools { #expect(tool.summary.key.hasSuffix(".") && !tool.summary.key.contains("!"), "\(tool.name)") }
  }

  @Test func `A tool's verb alone is understood where nothing need be said beside it`() {
    for tool in tools where tool.parameters.allSatisfy(\.isOptional) {
      let verb = tool.verb.replacing("-", with: " ")
      let match = Rules([tool], .english).matches(verb, limit: 1).first
      #expect(match?.fills.isEmpty == true && match?.inputForm == .asTyped, "\(tool.name)")
    }
  }

  @Test func `Every template is well formed and fills only its tool's parameters`() {
    let grammar = Grammar(
      Rules.groups(of: tools, .english) { $0.phrases + $0.followUpPhrases + $0.contextPhrases.map(\.phrase) },
      in: .english)
    for fault in grammar.templateErrors() {
      let said = grammar.entries[fault.entry]
      Issue.record("\(tools[said.owner].name): \(said.template): \(fault.error)")
    }
  }

  @Test func `Sentences made from a tool's phrases come home to it`() {
    let rules = Rules(tools, .english)
    for (owner, tool) in tools.enumerated() where !Language.english[tool.name].phrases.isEmpty {
      // Afresh for each, so that a phrase of one tool changes nothing for the others.
      var random = SeededRandom(seed: 7)
      let sentences = rules.sample(owner, count: 20, using: &random)
      // “push it to friday” may set a deadline as well.
      let homes = tool.name == "snooze_nudge" ? [tool.name, "edit_nudge"] : [tool.name]
      let strays = sentences.filter { !homes.contains(rules.calls($0).first?.tool ?? "") }
      #expect(strays.count <= sentences.count / 5, "\(tool.name): \(strays)")
    }
  }
}
