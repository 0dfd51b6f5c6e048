import Engine
import Records
import Replies
import Store
import Testing

@testable import Session
@testable import Tools

@Suite struct MeantOtherTests {
  let home = TestHome()

  @Test func `What was done to one card is done to the other`() async {
    await home.say("remind me to oil the hinge")
    await home.say("remind me to sew the hem")
    await home.say("done with the hinge")
    await home.say("no, the other one")
    #expect(home.heard == "Done: sew the hem.")
    await home.say("show me the hinge card")
    await home.say("done")
    #expect(home.heard == "Done: oil the hinge.")
  }

  @Test func `Without a card to change nothing is taken back`() async {
    await home.say("what time is it")
    await home.say("no, the other one")
    #expect(home.heard == "The last line didn't change a card.")
  }

  @Test func `Said again and again it goes between the two, and everything older stays`() async throws {
    for card in ["paint the fence", "oil the hinge", "sew the hem"] { await home.say("remind me to \(card)") }
    await home.say("done with the hinge")
    for done in ["sew the hem", "oil the hinge", "sew the hem"] {
      await home.say("no, the other one")
      #expect(home.heard == "Done: \(done).")
      #expect(try home.titles(.done) == [done])
      #expect(try home.titles(.active).count == 2)
    }
  }

  @Test func `What was wrong is open again before the right card is done, so that nothing stands between them`()
    async throws
  {
    await home.say("remind me to oil the hinge", "remind me to sew the hem", "done with the hinge")
    let before = try home.store.lastChange()
    await home.say("no, the other one")
    let numbers = try ["oil the hinge", "sew the hem"].map { title in
      let card = try #require(try home.store.all(Nudge.self).first { $0.title == title })
      return try #require(try home.store.history(of: card.id).last).number
    }
    #expect(numbers == [before + 1, before + 2])
  }

  @Test func `A line that only asked has done nothing that could be corrected`() async throws {
    await home.say("remind me to call the bank", "remind me to call the dentist", "remind me to oil the hinge")
    await home.say("done with the hinge", "done with the call")
    #expect(home.question?.text.text() == "Which one?")
    await home.say("never mind", "no, i meant the bank")
    #expect(try home.titles(.done) == ["call the bank"])
    #expect(try home.titles(.active).contains("oil the hinge"))
  }

  @Test func `A third card that was meant leaves both others open`() async throws {
    for card in ["paint the fence", "oil the hinge", "sew the hem"] { await home.say("remind me to \(card)") }
    await home.say("done with the hinge", "no, the other one", "no, i meant the fence")
    #expect(try home.titles(.done) == ["paint the fence"])
  }

  @Test func `What another terminal did since stays`() async throws {
    await home.say("remind me to oil the hinge", "remind me to sew the hem", "done with the hinge")
    await home.say("remind me to paint the fence", in: home.otherTerminal())
    await home.say("no, the other one")
    #expect(try home.titles(.done) == ["sew the hem"])
    #expect(try home.titles(.active).sorted() == ["oil the hinge", "paint the fence"])
    await home.say("undo")
    #expect(home.heard == "Undone: done sew the hem.")
    await home.say("undo")
    #expect(home.heard == "Undone: added paint the fence.")
    await home.say("undo")
    #expect(home.heard == "Undone: added sew the hem.")
    await home.say("redo", "redo", "redo")
    #expect(try home.titles(.done) == ["sew the hem"])
    #expect(try home.titles(.active).sorted() == ["oil the hinge", "paint the fence"])
  }

  @Test(arguments: ["no, not that one", "no it isn't", "actually don't drop it"])
  func `Words that argue with what was done here take back nothing of another terminal`(words: String) async throws {
    await home.say("remind me to oil the hinge", "drop the hinge")
    await home.say("remind me to paint the fence", in: home.otherTerminal())
    await home.say(words)
    #expect(home.heard == "Undone: dropped oil the hinge.")
    #expect(try home.titles(.active).sorted() == ["oil the hinge", "paint the fence"])
  }

  @Test func `Where there is no such card, what was done stays done`() async throws {
    await home.say("remind me to oil the hinge", "remind me to sew the hem", "done with the hinge")
    await home.say("no, i meant the walrus")
    #expect(try home.titles(.done) == ["oil the hinge"])
    #expect(try home.titles(.active).contains("sew the hem"))
  }

  @Test func `Where it is asked which, the wrong one is open again and the answer does the right one`() async throws {
    await home.say("remind me to call the bank", "remind me to call the dentist", "remind me to oil the hinge")
    await home.say("done with the hinge", "no, i meant the call")
    #expect(home.question?.text.text() == "Which one?")
    #expect(try home.titles(.done).isEmpty)
    await home.say("1")
    #expect(try home.titles(.done).count == 1)
    #expect(try home.titles(.active).contains("oil the hinge"))
  }

  @Test func `A snooze that was moved is moved with its last time`() async throws {
    await home.say("remind me to sew the hem", "remind me to oil the hinge")
    await home.say("snooze the hinge till friday", "make that monday", "no, the other one")
    #expect(home.heard == "Snoozed: sew the hem, until Monday at 09:00.")
  }
}
