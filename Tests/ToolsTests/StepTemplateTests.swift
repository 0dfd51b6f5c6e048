import Engine
import Foundation
import Language
import Languages
import Replies
import TestFiles
import Testing

@testable import FocusTools
@testable import NudgesTools
@testable import Session
@testable import Tools

@Suite struct StepTemplateTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let title: String
    let family: String
    let first: String
    var testDescription: String { title }
  }

  static let cases = TestFiles.lines("steps.en.txt").map { line in
    let parts = line.components(separatedBy: " => ")
    return Case(title: parts[0], family: parts.dropFirst().first ?? "", first: parts.dropFirst(2).first ?? "")
  }

  static let families = StepTemplate.all + [StepTemplate.fallback]

  @Test(arguments: cases)
  func `A task begins as its family does`(_ golden: Case) {
    let family = StepTemplate.of(golden.title, in: .english)
    #expect(family.name == golden.family)
    #expect(family.steps[0].key == golden.first)
  }

  @Test(arguments: families.map(\.name))
  func `A family has three to five short steps, and the first is the shortest way in`(_ name: String) throws {
    let family = try #require(StepTemplateTests.families.first { $0.name == name })
    #expect((3...5).contains(family.steps.count))
    #expect(family.steps[0].key.count <= 60)
    for step in family.steps { #expect(step.key.count <= 80, "\(step.key)") }
  }

  @Test func `Every family has a name of its own`() {
    #expect(Set(StepTemplateTests.families.map(\.name)).count == StepTemplateTests.families.count)
  }

  @Test(arguments: ["en", "de"])
  func `Every family, occasion and thing beyond nudgy has signs in each language, and no other name has`(
    tag: String
  ) throws {
    let rules = try #require(([.english] + Language.others).first { $0.tag == tag }).rules
    let tables = [
      (rules.taskKindKeywords, StepTemplate.all.map(\.name)), (rules.occasionKeywords, MessageOccasion.all.map(\.name)),
      (rules.outOfScopeKeywords, UnsupportedRequest.all.map(\.name)),
    ]
    for (signs, names) in tables {
      #expect(Set(signs.keys) == Set(names))
      for (name, signs) in signs { #expect(!signs.isEmpty, "\(name)") }
    }
  }

  @Test func `No step shouts, blames or begins with anything but something to do`() {
    let blaming = [
      "!", "—", "should", "must", "just ", "simply", "finally", "lazy", "late", "fail", "at last", "overdue", "why",
      "try ",
    ]
    for family in StepTemplateTests.families {
      for step in family.steps {
        let words = " " + step.key.lowercased() + " "
        #expect(!blaming.contains { words.contains(" \($0)") || $0.count == 1 && words.contains($0) }, "\(step.key)")
        #expect(step.key.first?.isUppercase == true && !step.key.hasSuffix("."), "\(step.key)")
      }
    }
  }

  @Test func `A step that was offered is kept as it is`() {
    for family in StepTemplateTests.families {
      for step in family.steps { #expect(OwnSteps.read([step.key], in: .english) == [step.key]) }
    }
  }

  @Test(arguments: [
    (["open the letter", "and fill page one"], ["open the letter", "fill page one"]),
    (["open it then read it. Then, sign it"], ["open it", "read it", "sign it"]),
    (["1. open it\n2) read it\n- and sign it"], ["open it", "read it", "sign it"]),
    (["find the letter; and then open it", " "], ["find the letter", "open it"]),
    ([], []),
  ])
  func `A person's own steps are read as they are typed`(said: [String], steps: [String]) {
    #expect(OwnSteps.read(said, in: .english) == steps)
  }
}
