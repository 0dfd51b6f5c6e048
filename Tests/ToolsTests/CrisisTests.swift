import Civil
import Engine
import EngineFakes
import Language
import Languages
import Records
import Replies
import Store
import Testing

@testable import CrisisLines
@testable import Session
@testable import Tools

/// Somebody in crisis, with a model connected and allowed. Friday 20 November 2026 at ten.
@Suite struct CrisisTests {
  let modelHome = HomeWithModel()
  private let rules = Rules(unopened.catalogue, .english)

  @Test func `No model is asked, and none is told of it later`() async throws {
    await modelHome.say("what is the meaning of zithers")
    let before = modelHome.server.requests.count
    #expect(before > 0, "the model is there to be asked")
    for line in ["i want to kill myself secretline", "yes", "i just cannot do this any more, i want to be dead"] {
      await modelHome.say(line)
    }
    #expect(modelHome.server.requests.count == before)
    await modelHome.say("what is the meaning of zithers")
    #expect(modelHome.server.requests.count > before)
    #expect(
      modelHome.server.bodies.allSatisfy {
        !$0.contains("kill") && !$0.contains("secretline") && !$0.contains("dead")
      })
  }

  @Test func `A dump that a model would have been asked about is not shown to it`() async throws {
    await modelHome.say("brain dump: ring the plumber, i want to kill myself")
    #expect(modelHome.server.requests.isEmpty)
    #expect(try modelHome.home.titles(.active) == ["ring the plumber"])
    let (_, asked) = try await modelHome.home.run(
      "untangle", ["with": .words("model")], consents: [.sealed], writing: "Ring the plumber")
    #expect(asked.isEmpty)
  }

  @Test func `Where an ambulance is needed its number comes first, and nobody is asked how they are`() async throws {
    let answer = try #require(await reply(to: "nan has slid off her chair and her lips are blue"))
    #expect(answer.receipt?.text().hasPrefix("Call now: ") == true)
    #expect(answer.crisis?.asksSafe == false)
    #expect(try modelHome.home.titles(.active).isEmpty)
  }

  @Test func `No key of a card is alive after it, and no card is in its answer`() async throws {
    await modelHome.say("buy soap")
    let reply = try #require(await reply(to: "i want to kill myself"))
    #expect(reply.crisis?.asksSafe == true)
    #expect(reply.occasion == nil && reply.about == nil)
    await modelHome.say("d")
    #expect(try modelHome.home.titles(.active) == ["buy soap"])
    for line in ["review", "i want to kill myself"] { await modelHome.say(line) }
    #expect(await self.reply(to: "buy bread")?.followUp == nil)
  }

  @Test func `For a quarter of an hour nothing speaks by itself`() async throws {
    await modelHome.say("i want to kill myself")
    let until = try #require(await modelHome.engine.silentUntil)
    #expect(until > modelHome.home.now && until <= modelHome.home.now.adding(minutes: 15))
    modelHome.home.wait(minutes: 20)
    await modelHome.say("i want to be dead")
    #expect(await modelHome.engine.silentUntil == modelHome.home.now.adding(minutes: 15))
  }

  @Test func `Within the hour after it less is needed to be heard, and no longer`() async throws {
    let line = try #require(
      CrisisTests.faint.lazy.flatMap { line in CrisisTests.places.map { line + $0 } }
        .first { Crisis($0, in: .english) == nil && Crisis($0, in: .english, isRecent: true) != nil })
    #expect(await reply(to: line)?.crisis == nil)
    await modelHome.say("i want to kill myself")
    #expect(await reply(to: line)?.crisis != nil)
    modelHome.home.wait(minutes: 61)
    #expect(await reply(to: line)?.crisis == nil)
  }

  /// Lines of which at least one is heard only from somebody who was just in crisis, whatever the model learns next.
  private static let faint = [
    "theres no way out", "theres no point any more", "i want it over", "i want to go", "i cant hold on",
    "ive had enough of everything", "there is no way out", "what is the point", "nobody would notice",
    "it is all too much",
    "i just want it to stop", "i cant carry on like this", "i dont see the point", "i am so tired of all this",
    "i cant do this", "everything is pointless",
  ]
  private static let places = ["", " today", " at work", " in this house", " with the two jobs", " on mondays"]

  @Test func `A command that may be no more than a hard day is done, with the line to call beside it`() async throws {
    await modelHome.say("buy soap")
    let line = try #require(
      CrisisTests.unsure { rules.calls($0).map(\.tool) == ["complete_nudge"] && $0.hasPrefix("done with the soap") })
    var told: [String] = []
    for reply in await replies(to: line) { told += [reply.receipt?.text() ?? ""] }
    #expect(told == ["Done: buy soap.", "If it's more than a hard day:"], "\(line)")
    #expect(try modelHome.home.titles(.active).isEmpty)
  }

  @Test func `A command that finds nothing still tells whom to call`() async throws {
    let line = try #require(CrisisTests.unsure { _ in true })
    let replies = Replies()
    let command = Call("complete_nudge", ["which": .words("zebra")])
    await modelHome.engine.run(command, words: line) { if case .reply(let reply) = $0 { await replies.take(reply) } }
    #expect(await replies.all.map { $0.receipt?.text() } == ["If it's more than a hard day:"], "\(line)")
  }

  @Test func `A command that has to ask something tells whom to call at once`() async throws {
    await modelHome.say("buy soap")
    await modelHome.say("buy soup")
    let line = try #require(CrisisTests.unsure { _ in true })
    let replies = Replies()
    let command = Call("complete_nudge", ["which": .words("buy")])
    await modelHome.engine.run(command, words: line) { if case .reply(let reply) = $0 { await replies.take(reply) } }
    let all = await replies.all
    #expect(all.map { $0.receipt?.text() } == ["If it's more than a hard day:", nil], "\(line)")
    #expect(modelHome.home.talk.question != nil)
  }

  @Test func `An entry that may be no more than a hard day is kept, and the line to call comes first`() async throws {
    let line = try #require(
      CrisisTests.unsure { ["log_mood", "write_journal"].contains(rules.calls($0)[0].tool) })
    let told = await replies(to: line).map { $0.receipt?.text() ?? "" }
    #expect(told.count == 2 && told[0] == "If it's more than a hard day:", "\(line): \(told)")
    #expect(told.last?.hasPrefix("Logged") == true || told.last?.hasPrefix("Saved") == true, "\(line): \(told)")
  }

  @Test func `A thing to do that may be more is kept sealed, and is a card only at the person's word`() async throws {
    let line = try #require(CrisisTests.unsure { rules.calls($0).map(\.tool) == ["add_nudge"] })
    let reply = try #require(await reply(to: line))
    #expect(reply.receipt?.text() == "I've kept the line, privately. If it's more than a hard day:", "\(line)")
    #expect(try modelHome.home.titles(.active).isEmpty)
    await modelHome.say("yes")
    #expect(try modelHome.home.titles(.active).count == 1, "\(line)")
  }

  /// A line that is heard, and not for certain, whatever the model learns next.
  private static func unsure(_ fits: (String) -> Bool) -> String? {
    openings.lazy.flatMap { opening in tails.lazy.map { opening + $0 } }.first {
      Crisis($0, in: .english)?.isSure == false && fits($0)
    }
  }

  private static let openings = [
    "done with the soap, ", "done with the soap ", "mood 1 ", "mood 2, ", "mood 3 ", "mood 4, ", "journal: ",
    "call mum, ", "email the school, ", "buy bread, ", "",
  ]
  private static let tails = [
    "i cant go on", "i cant do this any more", "i want it all to stop", "there is no point", "i dont want to be here",
    "im done with all of it", "i wish i could disappear", "nobody would miss me", "i give up on everything",
    "i hate my life", "what is the point of me", "they are better off without me", "nothing matters any more",
    "i wish i could go to sleep and stay there", "im so tired of being here", "and say goodbye", "i wont be here",
    "i wont need it any more", "i want to be gone", "i dont see a way out", "i dont want to wake up tomorrow",
    "give my guitar to jake, i wont need it", "cancel everything i wont be here", "i dont want to be here today",
    "i keep thinking about not being here", "tired of all of it", "cant see the point of going on", "i hate being me",
    "everything would be easier without me", "i cant cope with any of this", "wish it would all go away", "empty again",
  ]

  @Test func `Nobody is cheered within the hour, whatever they got done`() async throws {
    await modelHome.say("buy soap")
    await modelHome.say("buy bread")
    await modelHome.say("i want to kill myself")
    modelHome.home.wait(minutes: 55)
    let done = try #require(await reply(to: "done soap"))
    #expect(done.receipt?.text() == "Done: buy soap." && done.occasion == nil)
    await modelHome.say("i want to be dead")
    modelHome.home.wait(minutes: 10)
    #expect(await reply(to: "undo")?.occasion == nil)
    modelHome.home.wait(minutes: 10)
    #expect(await reply(to: "done bread")?.occasion == .done)
  }

  @Test func `Who was misread can say so, and the line can be a card after all`() async throws {
    let answer = try #require(await reply(to: "i want to kill myself"))
    #expect(answer.receipt?.text().contains("I'm glad you told me") == true)
    let objection = try #require(await reply(to: "not what i meant, it's a song"))
    #expect(objection.receipt?.text().hasPrefix("Then I misread you") == true)
    await modelHome.say("yes")
    #expect(try modelHome.home.titles(.active).count == 1)
    // Nothing of it is left: the next line is heard as any other, and cheered as any other.
    await modelHome.say("buy soap")
    #expect(await reply(to: "done soap")?.occasion == .done)
  }

  @Test func `A sentence after a crisis is no small talk, and a goodbye is not waved off`() async throws {
    let home = TestHome()
    let reader = home.reader()
    await home.say("i want to kill myself", "youre overreacting i say it all the time", in: reader)
    #expect(home.heard?.hasPrefix("I'm listening") == true)
    await home.say("bye", in: reader)
    #expect(home.heard?.hasPrefix("I'm here") == true)
    await home.say("haha no, it was a lyric from the radio", in: reader)
    #expect(home.heard?.hasPrefix("Then I misread you") == true)
    // Whatever is typed is kept.
    #expect(try home.store.all(UnsortedLine.self).count == 4)
    #expect(Session.smallTalkTools.isSubset(of: home.profile.catalogue.map(\.name)))
  }

  @Test func `Whoever is in danger is heard, whatever they object to`() async throws {
    await modelHome.say("i want to kill myself")
    let answer = try #require(await reply(to: "not what i meant. i want to die tonight"))
    #expect(answer.crisis?.isInFull == true)
  }

  @Test func `Every country's line has a number, two places it was found in, and zones that are its own`() {
    #expect(CrisisLine.all.count >= 24)
    for line in CrisisLine.all {
      #expect(line.call.contains(where: \.isNumber) && line.emergency.allSatisfy(\.isNumber), "\(line.country)")
      #expect(line.sources.count >= 2 && !line.zones.isEmpty, "\(line.country)")
      #expect(CrisisLine.find(line.names[0])?.country == line.country)
    }
    #expect(
      Set(CrisisLine.all.flatMap { $0.zones.split(separator: " ") }).count
        == CrisisLine.all.flatMap { $0.zones.split(separator: " ") }.count)
  }

  private func reply(to line: String) async -> Reply? { await replies(to: line).last }

  private func replies(to line: String) async -> [Reply] {
    let replies = Replies()
    await modelHome.engine.respond(to: line) { if case .reply(let reply) = $0 { await replies.take(reply) } }
    return await replies.all
  }

  private actor Replies {
    private(set) var all: [Reply] = []
    func take(_ reply: Reply) { all.append(reply) }
  }
}
