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

/// Whole dialogues in a house of their own, on Friday 20 November 2026 at ten.
@Suite struct BreakDownTests {
  let house = LivedIn()

  @Test func `Steps are offered, kept, done one after the other, and then the whole is asked about`() async throws {
    await house.say("call the dentist", "pay the rent on friday", "call the dentist is too big")
    #expect(house.question?.text.text() == "Keep these, or type your own with commas?")
    #expect(house.shown?.title == "call the dentist")
    #expect(
      house.details == [
        "Step 1: Find the number for the dentist and write it on paper",
        "Step 2: Write one line under it: what you want from the call", "Step 3: Dial, and read that line out",
        "Step 4: Write down what was said, and any date",
      ])
    await house.say("yes")
    #expect(house.heard == "call the dentist, in 4 steps:")
    await house.say("drop the rent", "next")
    #expect(house.shown?.title == "Find the number for the dentist and write it on paper")
    #expect(house.details == ["part of call the dentist"])
    await house.say("done")
    #expect(house.shown?.title == "Write one line under it: what you want from the call")
    await house.say("done", "done", "next", "done")
    #expect(house.question?.text.text() == "That was the last step. Is call the dentist done?")
    await house.say("y")
    #expect(house.heard == "Done: call the dentist.")
    #expect(try house.titles(.done).count == 5)
    #expect(try house.titles(.active).isEmpty)
  }

  @Test func `Undo takes the whole of it back`() async throws {
    await house.say("do the tax return", "break it down", "1")
    #expect(try house.titles(.active).count == 6)
    await house.say("undo")
    #expect(house.heard == "Taken back: broke down do the tax return.")
    #expect(try house.titles(.active) == ["do the tax return"])
    await house.say("next")
    #expect(house.shown?.title == "do the tax return")
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
    await house.say("do the tax return", "break it down", answer)
    let made = try house.titles(.active).filter { $0 != "do the tax return" }
    #expect(Array(made.prefix(steps.count)) == steps)
    #expect(!made.isEmpty == !steps.isEmpty)
  }

  @Test func `Own steps may be said in one line, and more of them later`() async throws {
    await house.say("do the tax return", "break the tax return into: find the letter, open the form")
    #expect(house.shown?.title == "find the letter")
    await house.say("break the tax return into: sign it, post it", "show the tax return")
    #expect(house.details.suffix(2) == ["next step: find the letter", "4 steps to go"])
    let whole = try #require(try house.store.active(limit: 1).first)
    let steps = try house.store.steps(of: whole.id)
    #expect(steps.map(\.title) == ["find the letter", "open the form", "sign it", "post it"])
    #expect(steps.map(\.order) == ["001", "002", "003", "004"])
  }

  @Test func `A card that is in steps already shows those that are open`() async {
    await house.say("do the tax return", "break the tax return into: find the letter, open the form", "done")
    await house.say("break down the tax return")
    #expect(house.heard == "do the tax return is in steps already.")
    await house.say("1 is done")
    #expect(house.question?.text.text() == "That was the last step. Is do the tax return done?")
  }

  @Test func `After the first step alone, the rest is offered`() async {
    await house.say("do the tax return", "break it down", "first", "done", "no", "break down the tax return")
    #expect(house.details.first == "Step 1: Put every payslip and receipt you can see on that pile")
  }

  @Test func `Where to start, with no card in hand, is the next card`() async {
    await house.say("do the tax return", "pay the rent today", "done", "where do i start")
    #expect(house.shown?.title == "do the tax return")
  }

  @Test func `A card that ends takes its open steps along, and undo brings all of it back`() async throws {
    await house.say("do the tax return", "break the tax return into: find the letter, open the form", "done")
    await house.say("drop the tax return")
    #expect(try house.titles(.active).isEmpty)
    await house.say("undo")
    #expect(try house.titles(.active) == ["do the tax return", "open the form"])
  }

  @Test func `A name that fits a card and its step means the card`() async {
    await house.say("call the dentist", "break it down", "yes", "pay the rent", "snooze the dentist until monday")
    #expect(house.heard == "Snoozed: call the dentist, until Mon 23 Nov 09:00, in 3 days.")
    await house.say("next")
    #expect(house.shown?.title == "pay the rent")
  }

  @Test func `A kind of task that no family knows gets an honest start`() async {
    await house.say("add frobnicate the widget", "break it down")
    #expect(house.question?.text.text().hasPrefix("I do not know this kind of task") == true)
  }
}
