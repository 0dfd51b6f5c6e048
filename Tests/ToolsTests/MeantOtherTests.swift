import Engine
import Records
import Replies
import Store
import Testing

@testable import Session
@testable import Tools

@Suite struct MeantOtherTests {
  let house = LivedIn()

  @Test func `What was done to one card is done to the other`() async {
    await house.say("remind me to oil the hinge")
    await house.say("remind me to sew the hem")
    await house.say("done with the hinge")
    await house.say("no, the other one")
    #expect(house.heard == "Done: sew the hem.")
    await house.say("show me the hinge card")
    await house.say("done")
    #expect(house.heard == "Done: oil the hinge.")
  }

  @Test func `Without a card to change nothing is taken back`() async {
    await house.say("what time is it")
    await house.say("no, the other one")
    #expect(house.heard == "The last line did nothing to a card.")
  }

  @Test func `Said again and again it goes between the two, and everything older stays`() async throws {
    for card in ["paint the fence", "oil the hinge", "sew the hem"] { await house.say("remind me to \(card)") }
    await house.say("done with the hinge")
    for done in ["sew the hem", "oil the hinge", "sew the hem"] {
      await house.say("no, the other one")
      #expect(house.heard == "Done: \(done).")
      #expect(try house.titles(.done) == [done])
      #expect(try house.titles(.active).count == 2)
    }
  }

  @Test func `What was wrong is open again before the right card is done, so that nothing stands between them`()
    async throws
  {
    await house.say("remind me to oil the hinge", "remind me to sew the hem", "done with the hinge")
    let before = try house.store.lastChange()
    await house.say("no, the other one")
    let numbers = try ["oil the hinge", "sew the hem"].map { title in
      let card = try #require(try house.store.all(Nudge.self).first { $0.title == title })
      return try #require(try house.store.history(of: card.id).last).number
    }
    #expect(numbers == [before + 1, before + 2])
  }

  @Test func `A line that only asked has done nothing that could be corrected`() async throws {
    await house.say("remind me to call the bank", "remind me to call the dentist", "remind me to oil the hinge")
    await house.say("done with the hinge", "done with the call")
    #expect(house.question?.text.text() == "Which one?")
    await house.say("never mind", "no, i meant the bank")
    #expect(try house.titles(.done) == ["call the bank"])
    #expect(try house.titles(.active).contains("oil the hinge"))
  }

  @Test func `A third card that was meant leaves both others open`() async throws {
    for card in ["paint the fence", "oil the hinge", "sew the hem"] { await house.say("remind me to \(card)") }
    await house.say("done with the hinge", "no, the other one", "no, i meant the fence")
    #expect(try house.titles(.done) == ["paint the fence"])
  }

  @Test func `What another terminal did since stays`() async throws {
    await house.say("remind me to oil the hinge", "remind me to sew the hem", "done with the hinge")
    await house.say("remind me to paint the fence", in: house.otherTerminal())
    await house.say("no, the other one")
    #expect(try house.titles(.done) == ["sew the hem"])
    #expect(try house.titles(.active).sorted() == ["oil the hinge", "paint the fence"])
    await house.say("undo")
    #expect(house.heard == "Taken back: done sew the hem.")
    await house.say("undo")
    #expect(house.heard == "Taken back: added paint the fence.")
    await house.say("undo")
    #expect(house.heard == "Taken back: added sew the hem.")
    await house.say("redo", "redo", "redo")
    #expect(try house.titles(.done) == ["sew the hem"])
    #expect(try house.titles(.active).sorted() == ["oil the hinge", "paint the fence"])
  }

  @Test(arguments: ["no, not that one", "no it isn't", "actually don't drop it"])
  func `Words that argue with what was done here take back nothing of another terminal`(words: String) async throws {
    await house.say("remind me to oil the hinge", "drop the hinge")
    await house.say("remind me to paint the fence", in: house.otherTerminal())
    await house.say(words)
    #expect(house.heard == "Taken back: dropped oil the hinge.")
    #expect(try house.titles(.active).sorted() == ["oil the hinge", "paint the fence"])
  }

  @Test func `Where there is no such card, what was done stays done`() async throws {
    await house.say("remind me to oil the hinge", "remind me to sew the hem", "done with the hinge")
    await house.say("no, i meant the walrus")
    #expect(try house.titles(.done) == ["oil the hinge"])
    #expect(try house.titles(.active).contains("sew the hem"))
  }

  @Test func `Where it is asked which, the wrong one is open again and the answer does the right one`() async throws {
    await house.say("remind me to call the bank", "remind me to call the dentist", "remind me to oil the hinge")
    await house.say("done with the hinge", "no, i meant the call")
    #expect(house.question?.text.text() == "Which one?")
    #expect(try house.titles(.done).isEmpty)
    await house.say("1")
    #expect(try house.titles(.done).count == 1)
    #expect(try house.titles(.active).contains("oil the hinge"))
  }

  @Test func `A snooze that was moved is moved with its last time`() async throws {
    await house.say("remind me to sew the hem", "remind me to oil the hinge")
    await house.say("snooze the hinge till friday", "make that monday", "no, the other one")
    #expect(house.heard == "Snoozed: sew the hem, until Mon 23 Nov 09:00, in 3 days.")
  }
}
