import Foundation
import Homes
import JSONChecks
import Replies
import Testing

/// `--no-input` never asks: what needs an answer ends with 5, and what was done besides is done.
@Suite struct NoInputTests {
  let home: Home

  init() throws {
    home = try Home()
    try home.say(["add call mum", "add call dad", "add buy milk"])
  }

  private func run(_ flags: [String], _ command: String, input: String = "") throws -> Home.Outcome {
    let words = flags + command.split(separator: " ").map(String.init)
    return try home.run(words, input: Data(input.utf8), now: "2026-11-20T10:00")
  }

  private func cards() throws -> String {
    try home.run("list", "--format", "{title} {state} {due} {snoozedUntil}").out
  }

  private static let asking = [
    "done call", "drop call", "snooze milk", "later milk", "act mum", "show call", "add", "mood", "call-me",
    "edit milk", "drop all", "say done call", "say snooze milk",
  ]

  @Test(arguments: asking)
  func `What would be asked is an error, and no later line answers it`(command: String) throws {
    let before = try cards()
    let outcome = try run(["--no-input"], command)
    #expect(outcome.code == 5, "\(outcome)")
    #expect(outcome.err.contains("This needs an answer: "), "\(outcome)")
    #expect(!outcome.out.contains("?"), "\(outcome)")
    try home.run("say", "1")
    #expect(try cards() == before)
  }

  @Test(arguments: asking)
  func `To a program it is an object with the code`(command: String) throws {
    let outcome = try run(["--json", "--no-input"], command)
    #expect(outcome.code == 5)
    let line = try #require(outcome.lines.last { !$0.isEmpty })
    #expect(try JSON(inAnyOrder: line)["error"]?["code"] == 5)
  }

  @Test func `What is piped is no answer but a text, and what is asked after it is left out`() throws {
    let outcome = try run(["--no-input"], "dump", input: "water the ferns\nfeed the cat\n")
    #expect(outcome.code == 0 && outcome.out.contains("2 things"), "\(outcome)")
    #expect(!outcome.out.contains("one by one"))
    #expect(try run(["--no-input"], "note", input: "the gate sticks").code == 0)
  }

  @Test func `What can be said without an answer is said`() throws {
    #expect(try run(["--no-input"], "list").code == 0)
    #expect(try run(["--no-input"], "done milk").out == "Done: buy milk.\n")
    #expect(try run(["--no-input"], "add call the plumber and pay the rent").code == 0)
  }

  @Test func `Of several lines each ends for itself`() throws {
    let outcome = try run(["--no-input"], "say --stdin", input: "done call\nmum\ndone milk\n")
    #expect(outcome.err.contains("This needs an answer: Which one?"))
    #expect(outcome.out.contains("Done: buy milk."))
  }
}
