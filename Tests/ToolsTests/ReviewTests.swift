import Engine
import Records
import Replies
import Store
import Synchronization
import Testing

@testable import Tools

@Suite struct ReviewTests {
  let home = TestHome()

  @Test func `After two skips it is asked what would help, once`() async throws {
    await home.say("write the report", "skip")
    #expect(home.question == nil)
    home.wait(minutes: 5 * 60)
    await home.say("next", "skip")
    #expect(home.question?.text.text() == "write the report has come up twice now. What would help?")
    #expect(
      home.question?.choices.map { $0.label.text() } == [
        "smaller: break it down", "park: until Fri 4 Dec, in 2 weeks", "drop it", "keep it as it is",
      ])
    await home.say("4")
    home.wait(minutes: 5 * 60)
    await home.say("next", "skip")
    #expect(home.question == nil)
  }

  @Test(arguments: [("smaller", "write the report"), ("park", "Snoozed: write the report"), ("drop it", "Dropped:")])
  func `Each of the answers does what it says`(answer: String, heard: String) async throws {
    await home.say("write the report", "skip", "next", "skip", answer)
    let said = home.heard ?? home.shown?.title
    #expect(said?.hasPrefix(heard) == true)
  }

  @Test(arguments: [
    ("y", "Done: buy milk."), ("d", "Dropped: buy milk."), ("n", "OK, not now. There's no other card."),
  ])
  func `After the keys were explained they still work`(key: String, receipt: String) async throws {
    await home.say("buy milk", "next", "?")
    #expect(home.heard?.hasPrefix("Each key works with Enter.") == true)
    await home.say("?", key)
    #expect(home.heard == receipt)
  }

  @Test func `What is asked about anything else takes the keys with it`() async throws {
    await home.say("buy milk", "next", "what time is it", "y")
    #expect(try home.titles(.active) == ["buy milk"])
  }

  @Test func `Steps made in a review are shown there`() async throws {
    await home.say("call the dentist", "review", "b", "1")
    let steps = try home.store.all(Nudge.self).filter { $0.parent != nil }.map(\.title)
    #expect(steps.count == 4)
    #expect(home.shown?.title == "call the dentist")
    #expect(home.details == ["next step: Find the number for the dentist and write it on paper", "4 steps to go"])
  }

  @Test func `A sitting is five cards, and a skipped one does not return in it`() async throws {
    for title in ["one", "two", "three", "four", "five", "six"] { await home.say("buy item \(title)") }
    await home.say("review")
    var seen: [String] = []
    while let card = home.shown, seen.count < 10 {
      seen.append(card.title)
      await home.say("n")
    }
    #expect(seen.count == 5)
    #expect(Set(seen).count == 5)
    #expect(home.question?.text.text() == "That was five. Enough for now?")
    await home.say("enough")
    #expect(home.heard == "OK, enough for now. The rest can wait.")
  }

  @Test func `What repeats and is next due tomorrow is left out`() async throws {
    await home.say("take the pill box out every day at 7:45", "buy tea")
    home.wait(until: "2026-11-20T21:10")
    await home.say("review")
    #expect(home.shown?.title == "buy tea")
    #expect(home.shown?.position?.total == 1)
    await home.say("n")
    #expect(home.heard == "That's all for now.")
  }

  @Test func `What is skipped late in the evening is back in the morning`() async throws {
    await home.say("buy tea", "buy jam")
    home.wait(until: "2026-11-20T21:10")
    await home.say("next", "skip")
    #expect(home.heard == "OK, not now. It's back in the morning.")
  }

  @Test func `Where there are fewer, it ends when each was seen once`() async throws {
    await home.say("buy tea", "buy jam", "review")
    var seen: [String] = []
    while let card = home.shown, seen.count < 10 {
      seen.append(card.title)
      await home.say("n")
    }
    #expect(seen.sorted() == ["buy jam", "buy tea"])
    #expect(home.heard == "That's all for now.")
  }

  @Test func `A skip in it says only that, and the review goes on`() async throws {
    await home.say("buy tea", "review")
    let heard = Mutex<[String]>([])
    await home.shell().respond(to: "n") { event in
      if case .reply(let reply) = event, let words = reply.receipt { heard.withLock { $0.append(words.text()) } }
    }
    #expect(heard.withLock { $0 } == ["OK, not now. It's back in 4 hours.", "That's all for now."])
  }

  @Test func `A second skip in it asks what would help, and then the review goes on`() async throws {
    await home.say("write the report", "skip")
    home.wait(minutes: 5 * 60)
    await home.say("buy tea", "review")
    #expect(home.shown?.title == "write the report")
    await home.say("n")
    #expect(home.question?.text.text() == "write the report has come up twice now. What would help?")
    await home.say("4")
    #expect(home.shown?.title == "buy tea")
  }

  @Test(arguments: ["y", "d", "s", "n"])
  func `Every key's effect is taken back by u, and its card comes again`(key: String) async throws {
    await home.say("buy tea", "buy jam", "review")
    let first = try #require(home.shown?.title)
    await home.say(key)
    if key == "s" { await home.say("2") }
    await home.say("u")
    #expect(home.shown?.title == first)
    #expect(try home.titles(.active).sorted() == ["buy jam", "buy tea"])
  }

  @Test(arguments: ["q", "n", "s"])
  func `Its keys go on beside a question`(key: String) async throws {
    await home.say("buy tea", "buy jam", "review", "s")
    #expect(home.question?.text.text() == "Until when?")
    await home.say(key)
    #expect(try home.titles(.active).sorted() == ["buy jam", "buy tea"])
    #expect((home.question?.text.text() == "Until when?") == (key == "s"))
    #expect(try home.profile.exported()["unsorted"]?.array?.isEmpty ?? true)
  }

  @Test(arguments: ["y", "d"])
  func `A letter beside a question finishes and drops nothing`(key: String) async throws {
    await home.say("buy tea", "buy jam", "review", "s", key)
    #expect(Set(try home.titles(.active)).isSuperset(of: ["buy jam", "buy tea"]))
    #expect(home.shown != nil)
    await home.say("q")
    #expect(home.heard?.hasPrefix("Bye") == false)
  }

  @Test func `The word of a key is that key`() async throws {
    await home.say("buy tea", "buy jam", "review", "Stop.")
    #expect(home.heard != "There's no focus session to end.")
    await home.say("n")
    #expect(try home.titles(.active).sorted() == ["buy jam", "buy tea"])
  }
}
