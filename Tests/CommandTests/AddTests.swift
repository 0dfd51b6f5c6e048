import Foundation
import Homes
import Replies
import Testing

/// Of what is typed after `add`, no word is lost.
@Suite struct AddTests {
  let home: Home
  init() throws { home = try Home() }

  private static let titles: [(words: [String], titles: [String])] = [
    (["pills", "at", "8am", "and", "8pm", "every", "day"], ["pills", "pills"]),
    (["gym", "on", "monday", "and", "thursday"], ["gym", "gym"]),
    (["call mum at 5 and at 6"], ["call mum", "call mum"]),
    (["--", "-5", "degrees"], ["-5 degrees"]),
    (["-5", "degrees", "outside"], ["-5 degrees outside"]),
    (["-", "buy", "milk"], ["buy milk"]),
    (["explain", "the", "--json", "flag"], ["explain the --json flag"]),
    (["fix", "the", "--verbose", "flag"], ["fix the --verbose flag"]),
    (["fix", "--verbose"], ["fix --verbose"]),
    (["water", "plants", "--seed"], ["water plants --seed"]),
    (["--", "--json", "is", "a", "flag"], ["--json is a flag"]),
    (["--", "a", "--", "b"], ["a -- b"]),
    (["--", "fix", "the", "--json"], ["fix the --json"]),
    (["--", "look", "up", "--title", "tags"], ["look up --title tags"]),
    (["look", "up", "--", "--due"], ["look up --due"]),
    (["Friday"], ["Friday"]),
    (["tomorrow", "at", "5"], ["tomorrow at 5"]),
    (["every", "day"], ["every day"]),
    (["buy milk", "--due", "friday"], ["buy milk"]),
  ]

  @Test(arguments: titles)
  func `Every word is in a title, or says when`(words: [String], titles: [String]) throws {
    let outcome = try home.run(["add"] + words, input: nil, now: "2026-11-20T10:00")
    #expect(outcome.code == 0, "\(outcome.err)")
    #expect(try home.exported("nudges").compactMap { $0["title"]?.string } == titles)
  }

  @Test func `Behind -- a word of a search is none of its options`() throws {
    try home.run("add", "--", "fix --json and --limit")
    for words in [["--", "--json"], ["--", "--limit"], ["fix", "--", "--json"]] {
      let found = try home.run(["find"] + words, input: nil, now: "2026-11-20T10:00")
      #expect(found.code == 0 && found.out.contains("\tfix --json and --limit"), "\(words): \(found)")
    }
  }

  @Test func `Several times are several cards, each with its own`() throws {
    try home.run("add", "pills", "at", "8am", "and", "8pm", "every", "day")
    let due = try home.exported("nudges").compactMap { $0["due"]?.string }
    #expect(due.map { $0.prefix(16).suffix(5) }.sorted() == ["08:00", "20:00"])
    #expect(try home.exported("nudges").allSatisfy { $0["repeat"]?.string?.contains("FREQ=DAILY") == true })
  }

  @Test func `A misspelt option of what changes cards is refused, and nothing is changed`() throws {
    try home.run("add", "buy milk")
    let refused = try home.run("drop", "milk", "--dry-rum")
    #expect(refused.code == 2)
    #expect(refused.err.contains("--dry-rum"))
    #expect(try home.exported("nudges").allSatisfy { $0["status"]?.string == "active" })
  }

  @Test func `A title said twice is asked about before a word of it is dropped`() throws {
    let refused = try home.run("add", "fix", "the", "--title", "bug")
    #expect(refused.code == 2)
    #expect(refused.err.contains("fix the"))
    #expect(try home.exported("nudges").isEmpty)
  }

  @Test func `What is typed is told to the terminal as harmless as all else`() throws {
    let refused = try home.run("no\u{1B}[2Jsuch", "verb")
    #expect(refused.code == 2)
    #expect(!refused.err.contains("\u{1B}"))
    #expect(try !home.run("restore", "\u{1B}[2J", "--x\u{1B}[2J").err.contains("\u{1B}"))
  }

  @Test(arguments: [
    ("saturday 8am tip run then get fish suppers 6ish", ["2026-11-21T08:00", "2026-11-21T18:00"]),
    ("carol service 20 dec 1800, urn on by 1715", ["2026-12-20T18:00", "2026-12-20T17:15"]),
  ])
  func `Appointments in one line share the day that is said`(line: String, dues: [String]) throws {
    let words = try home.run("parse", input: line + "\n").out.split(separator: "\"")
    #expect(words.filter { $0.hasPrefix("2026-") }.map(String.init) == dues)
  }
}
