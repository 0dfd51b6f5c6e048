import Civil
import Engine
import Language
import Records
import Replies
import Store
import Testing

@testable import Session
@testable import Tools

/// Brain dumps that are split again, or were kept without cards.
@Suite struct UntangleTests {
  let home = TestHome()

  private func keep(_ text: String) async {
    await home.shell().run(Call("brain_dump", ["text": .words(text), "whole": .flag(true)])) { _ in }
  }

  private static let text = "pay council tax friday\nbook train sat 11am\ngym every monday at 6pm"

  @Test func `A dump that was kept without cards keeps its dates when cards are made of it`() async throws {
    await keep(UntangleTests.text)
    await home.say("untangle")
    #expect(home.heard == "3 things in it:")
    #expect(
      home.lines == [
        "1 pay council tax, Fri 27 Nov", "2 book train, tomorrow at 11:00", "3 gym, every Monday at 18:00",
      ])
    await home.say("1")
    #expect(home.heard == "Got it, 3 things.")
    #expect(try home.due("council") == "2026-11-27T00:00")
    #expect(try home.due("train") == "2026-11-21T11:00")
    #expect(try home.store.all(Nudge.self).first { $0.title == "gym" }?.rule != nil)
  }

  @Test func `Where there are no cards yet none are said to be replaced`() async {
    await keep(UntangleTests.text)
    await home.say("untangle")
    #expect(home.question?.text.text() == "Make cards of them?")
  }

  @Test func `Its days count from when it was written`() async throws {
    await keep("book train tomorrow at 11am\nring the bank")
    home.wait(until: "2026-11-24T10:00")
    await home.say("untangle", "1")
    #expect(try home.due("train") == "2026-11-21T11:00")
  }

  @Test func `A heading above the rows gives them its day`() async throws {
    await keep("tomorrow:\n- wash the car\n- ring the bank")
    await home.say("untangle", "1")
    #expect(try home.due("wash")?.hasPrefix("2026-11-21") == true)
    #expect(try home.due("bank")?.hasPrefix("2026-11-21") == true)
  }

  @Test func `A dump that was undone is none that was cut short`() async throws {
    await home.say("dump", "rent due friday", "book haircut sat 11", "that's it", in: home.shell())
    #expect(try home.titles(.active).count == 2)
    await home.say("undo")
    #expect(try home.titles(.active).isEmpty)
    #expect(try home.store.openDrafts("brain_dump").isEmpty)
    await home.say("redo")
    #expect(try home.titles(.active).count == 2)
  }
}
