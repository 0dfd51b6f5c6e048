import Foundation
import Homes
import Testing

/// The recovery code is offered once, with a receipt in a calm moment, when something was sealed on a day before.
@Suite struct OfferTests {
  let home: Home
  init() throws { home = try Home() }

  private static let offer = "Make a recovery code?"

  /// A shell of somebody who wrote a note the day before.
  private func secondDayShell() throws -> Pty {
    try home.run("note", "the gate sticks", now: "2026-11-19T10:00")
    return try home.knownShell()
  }

  @Test func `On the first day it waits for ten entries`() throws {
    let pty = try home.knownShell()
    for number in 1...9 { try pty.type("note: spare key \(number) is under the pot\r") }
    try pty.expect("Saved as a note: spare key 9 is under the pot.")
    #expect(offers(pty) == 0)
    try pty.type("note: the last one hangs at the door\r")
    try pty.expect(OfferTests.offer)
    #expect(try pty.leave() == 0)
  }

  @Test func `A line typed where a group of the code is asked for is read as a line`() throws {
    let pty = try secondDayShell()
    try pty.type("note: the spare key is under the pot\r")
    try pty.expect(OfferTests.offer)
    try pty.type("yes\r")
    try pty.expect("Now type group")
    try pty.type("add wash the curtains\r")
    try pty.expect("Got it: wash the curtains.")
    #expect(try pty.leave() == 0)
  }

  @Test func `It never comes with a mood or a feeling, nor after a low mood`() throws {
    let pty = try secondDayShell()
    try pty.type("mood 8 sunny\r")
    try pty.expect("Logged: 8 of 10, sunny.")
    try pty.type("mood 3 anxious\r")
    try pty.expect("Logged: 3 of 10, anxious.")
    try pty.type("note: the spare key is under the pot\r")
    try pty.expect("Saved as a note: the spare key is under the pot.")
    #expect(offers(pty) == 0)
    #expect(try pty.leave() == 0)
  }

  private func offers(_ pty: Pty) -> Int { pty.screen.text.ranges(of: OfferTests.offer).count }

  @Test func `It comes after a sealed entry of the second day, “later” is an answer, and it does not come again`()
    throws
  {
    let pty = try secondDayShell()
    try pty.type("add buy milk\r")
    try pty.expect("Got it: buy milk.")
    #expect(offers(pty) == 0)
    try pty.type("note: the spare key is under the pot\r")
    try pty.expect(OfferTests.offer)
    try pty.type("later\r")
    try pty.expect("another time")
    try pty.type("remember that i like tea\r")
    try pty.expect("I'll remember: i like tea.")
    try pty.type("\u{4}")
    #expect(try pty.exitCode() == 0)
    #expect(offers(pty) == 1)
    let next = try home.start(["mood", "4", "tired"], environment: [:])
    #expect(try next.exitCode() == 0)
    #expect(offers(next) == 0)
  }

  @Test func `Nobody is asked while lines are being written, nor in the middle of a line of several things`() throws {
    let pty = try secondDayShell()
    try pty.type("add buy milk\r")
    try pty.expect("Got it: buy milk.")
    try pty.type("mood 7 tired, and buy milk is done\r")
    try pty.expect("Done: buy milk.")
    try pty.type("journal\r")
    try pty.type("we walked to the pier\rand saw the boats\r")
    try pty.expect("  … and saw the boats")
    #expect(offers(pty) == 0)
    try pty.type("that's it\r")
    try pty.expect(OfferTests.offer)
    #expect(pty.screen.text.contains("Saved in your journal."))
  }

  @Test func `What was kept just before it can still be mended in passing`() throws {
    let pty = try secondDayShell()
    try pty.type("note: the spare key is under the pot\r")
    try pty.expect(OfferTests.offer)
    try pty.type("no, leave it as it was\r")
    try pty.expect("Undone")
  }

  @Test func `Two groups typed back prove the code, and it opens what lost its key`() throws {
    let pty = try secondDayShell()
    try pty.type("note: the spare key is under the pot\r")
    try pty.expect(OfferTests.offer)
    try pty.type("yes\r")
    try pty.expect("  6  ")
    var groups: [String] = []
    for next in ["Now type group", "The new recovery code works."] {
      try pty.expect("or “later” (Enter is later):")
      let lines = pty.screen.text.split(separator: "\n").map(String.init)
      groups = (1...6).compactMap { number in
        lines.first { $0.hasPrefix("  \(number)  ") }.map { String($0.dropFirst(5).prefix(5)) }
      }
      let asked = try #require(lines.last { $0.contains("or “later” (") }?.first { $0.isNumber }?.wholeNumberValue)
      try pty.type(groups[asked - 1].lowercased() + "\r")
      try pty.expect("Now type group \(asked) of it, or “later” (Enter is later):\n\(next)")
    }
    try pty.type("\u{4}")
    #expect(try pty.exitCode() == 0)
    try FileManager.default.removeItem(atPath: home.path + "/data/key")
    let lost = try home.start(["find-note", "spare"], environment: [:])
    try lost.expect("Recovery code:")
    try lost.type(groups.joined(separator: "-") + "\r")
    try lost.expect("Choose a new passphrase (Enter is none).")
    try lost.expect("New passphrase:")
    try lost.type("\r")
    try lost.expect("under the pot")
    #expect(try lost.exitCode() == 0)
    #expect(try home.files().contains("data/key"))
  }

  @Test(arguments: [["--no-input"], ["--json"], ["--skip-auth"], ["--dry-run"]])
  func `Where nobody may be asked it does not come, and waits`(flags: [String]) throws {
    try home.run("note", "the gate sticks", now: "2026-11-19T10:00")
    let pty = try home.start(["note", "the spare key is under the pot"] + flags, environment: [:])
    #expect(try pty.exitCode() == 0)
    #expect(offers(pty) == 0)
    let next = try home.start(["note", "the other one hangs at the door"], environment: [:])
    #expect(try next.exitCode() == 0)
    #expect(offers(next) == 1)
  }
}
