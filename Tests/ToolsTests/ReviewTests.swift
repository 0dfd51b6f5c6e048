import Engine
import Records
import Replies
import Synchronization
import Testing

@testable import Tools

@Suite struct ReviewTests {
  let house = LivedIn()

  @Test func `After two skips it is asked what would help, once`() async throws {
    await house.say("write the report", "skip")
    #expect(house.question == nil)
    house.wait(minutes: 5 * 60)
    await house.say("next", "skip")
    #expect(house.question?.text.text() == "write the report came up twice now. What would help?")
    #expect(
      house.question?.choices.map { $0.label.text() } == [
        "smaller: break it down", "park: until Fri 4 Dec, in 2 weeks", "let go", "keep it as it is",
      ])
    await house.say("4")
    house.wait(minutes: 5 * 60)
    await house.say("next", "skip")
    #expect(house.question == nil)
  }

  @Test(arguments: [("smaller", "write the report"), ("park", "Snoozed: write the report"), ("let go", "Let go:")])
  func `Each of the answers does what it says`(answer: String, heard: String) async throws {
    await house.say("write the report", "skip", "next", "skip", answer)
    let said = house.heard ?? house.shown?.title
    #expect(said?.hasPrefix(heard) == true)
  }

  @Test func `A sitting is five cards, and a skipped one does not return in it`() async throws {
    for title in ["one", "two", "three", "four", "five", "six"] { await house.say("buy item \(title)") }
    await house.say("review")
    var seen: [String] = []
    while let card = house.shown, seen.count < 10 {
      seen.append(card.title)
      await house.say("n")
    }
    #expect(seen.count == 5)
    #expect(Set(seen).count == 5)
    #expect(house.question?.text.text() == "Five cards looked at. Enough for now?")
    await house.say("enough")
    #expect(house.heard == "Enough for now. The rest waits where it is.")
  }

  @Test func `Where there are fewer, it ends when each was seen once`() async throws {
    await house.say("buy tea", "buy jam", "review")
    var seen: [String] = []
    while let card = house.shown, seen.count < 10 {
      seen.append(card.title)
      await house.say("n")
    }
    #expect(seen.sorted() == ["buy jam", "buy tea"])
    #expect(house.heard == "That's all for now.")
  }

  @Test func `A skip in it says only that, and the review goes on`() async throws {
    await house.say("buy tea", "review")
    let heard = Mutex<[String]>([])
    await house.shell().respond(to: "n") { event in
      if case .reply(let reply) = event, let words = reply.receipt { heard.withLock { $0.append(words.text()) } }
    }
    #expect(heard.withLock { $0 } == ["Fine, not now.", "That's all for now."])
  }

  @Test func `A second skip in it asks what would help, and then the review goes on`() async throws {
    await house.say("write the report", "skip")
    house.wait(minutes: 5 * 60)
    await house.say("buy tea", "review")
    #expect(house.shown?.title == "write the report")
    await house.say("n")
    #expect(house.question?.text.text() == "write the report came up twice now. What would help?")
    await house.say("4")
    #expect(house.shown?.title == "buy tea")
  }

  @Test(arguments: ["y", "d", "s", "n"])
  func `Every key's effect is taken back by u, and its card comes again`(key: String) async throws {
    await house.say("buy tea", "buy jam", "review")
    let first = try #require(house.shown?.title)
    await house.say(key)
    if key == "s" { await house.say("2") }
    await house.say("u")
    #expect(house.shown?.title == first)
    #expect(try house.titles(.active).sorted() == ["buy jam", "buy tea"])
  }
}
