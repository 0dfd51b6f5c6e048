import Civil
import Engine
import Foundation
import Records
import Replies
import Store
import Synchronization
import Testing

@testable import Session
@testable import Tools

/// Whole dialogues in a home of their own, on Friday 20 November 2026 at ten.
@Suite struct BreakDownTests {
  let home = TestHome()

  @Test func `Steps are offered, kept, done one after the other, and then the whole is asked about`() async throws {
    await home.say("call the dentist", "pay the rent on friday", "call the dentist is too big")
    #expect(home.question?.text.text() == "Keep these, or type your own with commas?")
    #expect(home.shown?.title == "call the dentist")
    #expect(
      home.details == [
        "Step 1: Find the number for the dentist and write it on paper",
        "Step 2: Write one line under it: what you want from the call", "Step 3: Dial, and read that line out",
        "Step 4: Write down what was said, and any date",
      ])
    await home.say("yes")
    #expect(home.heard == "call the dentist, in 4 steps:")
    await home.say("drop the rent", "next")
    #expect(home.shown?.title == "Find the number for the dentist and write it on paper")
    #expect(home.details == ["part of call the dentist"])
    await home.say("done")
    #expect(home.shown?.title == "Write one line under it: what you want from the call")
    await home.say("done", "done", "next", "done")
    #expect(home.question?.text.text() == "That was the last step. Is call the dentist done?")
    await home.say("y")
    #expect(home.heard == "Done: call the dentist.")
    #expect(try home.titles(.done).count == 5)
    #expect(try home.titles(.active).isEmpty)
  }

  @Test func `Undo takes the whole of it back`() async throws {
    await home.say("do the tax return", "break it down", "1")
    #expect(try home.titles(.active).count == 6)
    await home.say("undo")
    #expect(home.heard == "Undone: broke down do the tax return.")
    #expect(try home.titles(.active) == ["do the tax return"])
    await home.say("next")
    #expect(home.shown?.title == "do the tax return")
  }

  @Test(arguments: [
    ("open the letter, find the form, fill page one", ["open the letter", "find the form", "fill page one"]),
    ("keep these steps", ["Open the tax letter and lay it flat on the table"]),
    ("first step only", ["Open the tax letter and lay it flat on the table"]),
    ("first", ["Open the tax letter and lay it flat on the table"]),
    ("no", []),
    ("leave it", []),
  ])
  func `The offer is answered with own steps, with a choice or not at all`(answer: String, steps: [String]) async throws
  {
    await home.say("do the tax return", "break it down", answer)
    let made = try home.titles(.active).filter { $0 != "do the tax return" }
    #expect(Array(made.prefix(steps.count)) == steps)
    #expect(!made.isEmpty == !steps.isEmpty)
  }

  @Test func `Own steps may be said in one line, and more of them later`() async throws {
    await home.say("do the tax return", "break the tax return into: find the letter, open the form")
    #expect(home.shown?.title == "find the letter")
    await home.say("break the tax return into: sign it, post it", "show the tax return")
    #expect(home.details.suffix(2) == ["next step: find the letter", "4 steps to go"])
    let whole = try #require(try home.store.active(limit: 1).first)
    let steps = try home.store.steps(of: whole.id)
    #expect(steps.map(\.title) == ["find the letter", "open the form", "sign it", "post it"])
    #expect(steps.map(\.order) == ["001", "002", "003", "004"])
  }

  @Test func `A card that is in steps already shows those that are open`() async {
    await home.say("do the tax return", "break the tax return into: find the letter, open the form", "done")
    await home.say("break down the tax return")
    #expect(home.heard == "do the tax return already has steps.")
    await home.say("1 is done")
    #expect(home.question?.text.text() == "That was the last step. Is do the tax return done?")
  }

  @Test func `After the first step alone, the rest is offered`() async {
    await home.say("do the tax return", "break it down", "first", "done", "no", "break down the tax return")
    #expect(home.details.first == "Step 1: Put every payslip and receipt you can see on that pile")
  }

  @Test func `Where to start, with no current card, is the next card`() async {
    await home.say("do the tax return", "pay the rent today", "done", "where do i start")
    #expect(home.shown?.title == "do the tax return")
  }

  @Test func `A card that ends takes its open steps along, and undo brings all of it back`() async throws {
    await home.say("do the tax return", "break the tax return into: find the letter, open the form", "done")
    await home.say("drop the tax return")
    #expect(try home.titles(.active).isEmpty)
    await home.say("undo")
    #expect(try home.titles(.active) == ["do the tax return", "open the form"])
  }

  @Test func `A name that fits a card and its step means the card`() async {
    await home.say("call the dentist", "break it down", "yes", "pay the rent", "snooze the dentist until monday")
    #expect(home.heard == "Snoozed: call the dentist, until Monday at 09:00.")
    await home.say("next")
    #expect(home.shown?.title == "pay the rent")
  }

  @Test func `A kind of task that no family knows gets an honest start`() async {
    await home.say("add frobnicate the widget", "break it down")
    #expect(home.question?.text.text().hasPrefix("I don't know this kind of task") == true)
  }
}
