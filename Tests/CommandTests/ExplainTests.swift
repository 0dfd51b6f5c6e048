import Foundation
import Homes
import Testing

@Suite struct ExplainTests {
  let home: Home
  init() throws { home = try Home() }

  private func explained(_ line: String) throws -> [String] { try home.run("explain", line).lines }

  @Test func `the winning phrase comes first, with its slots, its call and its score`() throws {
    let lines = try explained("snooze the dentist till friday")
    #expect(lines[0].hasPrefix("snooze_nudge  "))
    #expect(lines[0].contains("{which}") && lines[0].contains("{until}"))
    #expect(lines[1] == "  slots   which = “the dentist”, until = “friday”")
    #expect(lines[2] == #"  call    {"which":"dentist","until":"2026-11-27"}"#)
    #expect(lines[3] == "  score   3 = 2 × 2 words of the phrase − 1 free texts; 2 free words")
    #expect(lines[4] == "  read    as typed")
    #expect(lines[5].hasPrefix("then "))
  }

  @Test func `the nearest phrase of another tool is shown behind a second one of the same`() throws {
    let heads = try explained("show me the overdue ones").filter { $0.first != " " }
    #expect(heads[0].hasPrefix("list_nudges"))
    #expect(heads.contains { $0.hasPrefix("then show_nudge") }, "\(heads)")
  }

  @Test func `words read as others are told`() throws {
    #expect(try explained("snoze the dentist till friday")[4] == "  read    “snoze” as “snooze”")
    #expect(try explained("hey nudgy, snooze it till friday")[4] == "  read    without the politeness around it")
  }

  @Test func `a line that becomes another call than its phrase says so`() throws {
    #expect(
      try explained("no time for the gym this week, drop it").first == "No phrase matches: it becomes drop_nudge {}")
    #expect(try explained("asdf qwer").first == "No phrase matches: it becomes out_of_scope {}")
  }

  @Test func `the ways to read a line follow, the likeliest first, with what weighs in each`() throws {
    let lines = try explained("snooze the dentist thing till friday")
    let start = try #require(lines.firstIndex { $0.hasPrefix("Ways to read it") })
    let scores = lines[start...].filter { $0.hasPrefix("  ") && !$0.hasPrefix("    ") }.compactMap {
      $0.split(separator: " ").first.flatMap { Double($0) }
    }
    #expect(scores.count > 2 && scores == scores.sorted(by: >))
    #expect(lines[start + 1].contains("snooze_nudge"))
    #expect(lines[start + 2].contains("phrase: words"))
  }
}
