import Engine
import Language
import Languages
import Replies
import Testing

@testable import Session
@testable import Tools

@Suite struct NearestTests {
  let nearest = ToolSuggester(unopened.catalogue, .english)

  static let lines = [
    "delete": "delete the gym card", "please snooze the thing somehow": "snooze the dentist till friday",
    "could the pomodoro maybe": "pomodoro",
  ]

  @Test(arguments: lines.keys.sorted())
  func `The tool that knows the rarest words comes first, with the example that has them`(line: String) {
    #expect(nearest.examples(for: line).first == NearestTests.lines[line])
  }

  @Test(arguments: ["blorp blorp", "", "the and of", "today", "é ∆ 漢字"])
  func `Words that tell nothing come near nothing`(line: String) {
    #expect(nearest.examples(for: line).isEmpty)
  }

  @Test func `Three at most, each of another tool`() {
    let tools = nearest.tools(for: "snooze undo list mood note journal symptom focus stats")
    #expect(tools.count == 3)
    #expect(Set(tools.map(\.name)).count == 3)
  }
}

@Suite struct NearbyTests {
  static let titles = ["call the dentist", "pay the rent", "book the dentist's chair", "buy oat milk"]

  static let cases: [(words: String, near: [String])] = [
    ("dentst", ["call the dentist"]), ("rnet", ["pay the rent"]), ("the oat mlik", ["buy oat milk"]),
    ("unicorns", []), ("pya", []), ("", []), ("dentist rent call", ["call the dentist", "pay the rent"]),
  ]

  @Test(arguments: cases)
  func `A slip of the pen is near, another word is not`(words: String, near: [String]) {
    #expect(
      FuzzyMatcher.closestNames(words, among: NearbyTests.titles, in: .english, limit: 2).filter {
        !$0.contains("chair")
      } == near)
  }

  @Test func `Of a long name and a long title only the beginnings are compared`() {
    let long = String(repeating: "blorp ", count: 24)
    #expect(FuzzyMatcher.closestNames(long + "dentist", among: ["dentist"], in: .english) == [])
    #expect(FuzzyMatcher.closestNames("dentist", among: [long + "dentist"], in: .english) == [])
  }
}
