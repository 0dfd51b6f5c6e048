import Civil
import Engine
import Language
import Records
import Store
import Testing

@testable import Tools

/// Somebody in crisis, with a model connected and allowed. Friday 20 November 2026 at ten.
@Suite struct CrisisTests {
  let haunted = Haunted()

  @Test func `No model is asked, and none is told of it later`() async throws {
    await haunted.say("what is the meaning of zithers")
    let before = haunted.puppet.requests.count
    #expect(before > 0, "the model is there to be asked")
    for line in ["i want to kill myself secretline", "yes", "i just cannot do this any more, i want to be dead"] {
      await haunted.say(line)
    }
    #expect(haunted.puppet.requests.count == before)
    await haunted.say("what is the meaning of zithers")
    #expect(haunted.puppet.requests.count > before)
    #expect(
      haunted.puppet.bodies.allSatisfy { !$0.contains("kill") && !$0.contains("secretline") && !$0.contains("dead") })
  }

  @Test func `A dump that a model would have been asked about is not shown to it`() async throws {
    await haunted.say("brain dump: ring the plumber, i want to kill myself")
    #expect(haunted.puppet.requests.isEmpty)
    #expect(try haunted.house.titles(.active) == ["ring the plumber"])
    let (_, asked) = try await haunted.house.run(
      "untangle", ["with": .words("model")], consents: [.sealed], writing: "Ring the plumber")
    #expect(asked.isEmpty)
  }

  @Test func `No key of a card is alive after it, and no card is in its answer`() async throws {
    await haunted.say("buy soap")
    let reply = try #require(await reply(to: "i want to kill myself"))
    #expect(reply.crisis?.asksSafe == true)
    #expect(reply.occasion == nil && reply.about == nil)
    await haunted.say("d")
    #expect(try haunted.house.titles(.active) == ["buy soap"])
    for line in ["review", "i want to kill myself"] { await haunted.say(line) }
    #expect(await self.reply(to: "buy bread")?.lead == nil)
  }

  @Test func `For a quarter of an hour nothing speaks by itself`() async throws {
    await haunted.say("i want to kill myself")
    let until = try #require(await haunted.engine.silentUntil)
    #expect(until > haunted.house.now && until <= haunted.house.now.adding(minutes: 15))
    haunted.house.wait(minutes: 20)
    await haunted.say("i want to be dead")
    #expect(await haunted.engine.silentUntil == haunted.house.now.adding(minutes: 15))
  }

  @Test func `Within the hour after it less is needed to be heard, and no longer`() async throws {
    let line = try #require(CrisisTests.faint.first { Crisis($0) == nil && Crisis($0, isHeard: true) != nil })
    #expect(await reply(to: line)?.crisis == nil)
    await haunted.say("i want to kill myself")
    #expect(await reply(to: line)?.crisis != nil)
    haunted.house.wait(minutes: 61)
    #expect(await reply(to: line)?.crisis == nil)
  }

  /// Lines of which at least one is heard only from somebody who was just in crisis, whatever the model learns next.
  private static let faint = [
    "theres no way out", "theres no point any more", "i want it over", "i want to go", "i cant hold on",
    "ive had enough of everything", "there is no way out",
  ]

  @Test func `Nobody is cheered within the hour, whatever they got done`() async throws {
    await haunted.say("buy soap")
    await haunted.say("buy bread")
    await haunted.say("i want to kill myself")
    haunted.house.wait(minutes: 55)
    let done = try #require(await reply(to: "done soap"))
    #expect(done.receipt?.text() == "Done: buy soap." && done.occasion == nil)
    await haunted.say("i want to be dead")
    haunted.house.wait(minutes: 10)
    #expect(await reply(to: "undo")?.occasion == nil)
    haunted.house.wait(minutes: 10)
    #expect(await reply(to: "done bread")?.occasion == .done)
  }

  @Test func `Every country's line has a number, two places it was found in, and zones that are its own`() {
    #expect(CrisisLine.all.count >= 24)
    for line in CrisisLine.all {
      #expect(line.call.contains(where: \.isNumber) && line.emergency.allSatisfy(\.isNumber), "\(line.country)")
      #expect(line.sources.count >= 2 && !line.zones.isEmpty, "\(line.country)")
      #expect(CrisisLine.of(line.names[0])?.country == line.country)
    }
    #expect(
      Set(CrisisLine.all.flatMap { $0.zones.split(separator: " ") }).count
        == CrisisLine.all.flatMap { $0.zones.split(separator: " ") }.count)
  }

  private func reply(to line: String) async -> Reply? {
    let replies = Replies()
    await haunted.engine.say(line) { if case .reply(let reply) = $0 { await replies.take(reply) } }
    return await replies.last
  }

  private actor Replies {
    private(set) var last: Reply?
    func take(_ reply: Reply) { last = reply }
  }
}
