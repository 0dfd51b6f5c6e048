import Engine
import Records
import Testing

@testable import Tools

@Suite struct ReviewTests {
  let house = LivedIn()

  @Test func `After two skips it is asked what would help, once`() async throws {
    await house.say("write the report", "skip")
    #expect(house.question == nil)
    house.wait(minutes: 5 * 60)
    await house.say("next", "skip")
    #expect(house.question?.words.text() == "write the report came up twice now. What would help?")
    #expect(
      house.question?.choices.map { $0.word.text() } == [
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
    while let card = house.shown {
      seen.append(card.title)
      await house.say("n")
    }
    #expect(seen.count == 5)
    #expect(Set(seen).count == 5)
    #expect(house.question?.words.text() == "Five cards looked at. Enough for now?")
    await house.say("enough")
    #expect(house.heard == "Enough for now. The rest waits where it is.")
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
