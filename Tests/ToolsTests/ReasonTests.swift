import Civil
import Engine
import Records
import Store
import Testing

@testable import Session
@testable import Tools

/// What is to be done behind a sentence that says why, and what only rounds a line off.
@Suite struct ReasonTests {
  let home = TestHome()

  @Test(arguments: [
    ("the visa photos were rejected so take new ones on thursday", "take new ones", "2026-11-26"),
    (
      "because the tip shuts early on sundays, drive the old sofa there saturday before 3", "drive the old sofa there",
      "2026-11-21T15:00"
    ),
    ("lena's birthday is on the 28th so i need to order the candles", "order the candles", "2026-11-28"),
    ("the boiler keeps cutting out so ring the plumber at 2pm", "ring the plumber", "2026-11-20T14:00"),
  ])
  func `What is asked for is the card, and not why`(line: String, title: String, due: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.titles(.active) == [title])
    #expect(try home.due(title)?.hasPrefix(due) == true)
  }

  @Test(arguments: [
    ("mood 8, crisp air and warm rocks", 8), ("mood 6, good swim this morning", 6),
    ("feeling like a 4, fingers crossed", 4),
    ("mood 5, what a week", 5),
  ])
  func `What stands behind a mood is no card`(line: String, score: Int) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.store.all(MoodLog.self).map(\.score) == [score])
    #expect(try home.titles(.active).isEmpty)
  }

  @Test(arguments: [
    ("ring the vet, fingers crossed", "ring the vet"),
    ("renew the parking permit, god knows", "renew the parking permit"),
  ])
  func `What is said by habit is no part of a title`(line: String, title: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.titles(.active) == [title])
  }

  @Test(arguments: [
    ("fetch the cake from Aldo's, no, sorry, from Bruno's", "fetch the cake from Bruno's"),
    ("take the winter tyres, no wait, the summer tyres to the garage", "take the summer tyres to the garage"),
    ("coffee at 3 with ana, no, sorry, at 4", "coffee with ana"),
    ("tell iris about the, um, new rota", "tell iris about the new rota"),
    ("call ned about the clutch no i mean the gearbox", "call ned about the gearbox"),
  ])
  func `A name set right in the same breath counts once`(line: String, title: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.titles(.active) == [title])
  }

  @Test(arguments: [
    ("1 bleach the sink 2 text olga 3 nap", ["bleach the sink", "nap", "text olga"]),
    ("sweep the yard + oil the gate, both tomorrow by 1", ["oil the gate", "sweep the yard"]),
    ("rice, chard and lamp oil on the shopping list", ["chard", "lamp oil", "rice"]),
  ])
  func `Numbers, plus signs and commas part a list`(line: String, titles: [String]) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.titles(.active).sorted() == titles)
  }

  @Test(arguments: [
    ("sauna with ned saturday 6pm", "drop the sauna", "hm no, put the sauna back, he comes", Nudge.Status.active),
    ("buy a gift for kit", "drop the gift", "ah no put the gift back she isnt", .active),
    ("order seat covers", "what's next", "nah delete the seat covers, too dear", .dropped),
    ("buy light bulbs", "thanks", "there are bulbs in the loft after all, so strike out the light bulbs", .dropped),
  ])
  func `A command for a named card is made, whatever is said around it`(
    card: String, before: String, line: String, status: Nudge.Status
  ) async throws {
    await home.say(card, before, line, in: home.reader())
    #expect(try home.store.all(Nudge.self).map(\.status) == [status])
  }

  @Test func `A command for a card that is done is made for no other`() async throws {
    await home.say(
      "water the ferns", "pay the water bill", "done with the water bill", "drop the water bill", in: home.reader())
    #expect(try home.titles(.active) == ["water the ferns"])
  }

  @Test func `What somebody says of themself is forgotten as a fact`() async throws {
    await home.say("remember that i eat meat", "buy meat", "forget that i eat meat", in: home.reader())
    #expect(try home.titles(.active) == ["buy meat"])
  }

  @Test func `A remark beside an entry changes no card`() async throws {
    await home.say("pay the rent on friday", "three coffees already; it's only ten", in: home.reader())
    #expect(try home.due("rent")?.hasPrefix("2026-11-27") == true)
  }

  @Test func `What is not needed as often is not dropped`() async throws {
    await home.say("water the cactus every monday", in: home.reader())
    await home.say("i don't need the cactus every week any more, make it once a month", in: home.reader())
    #expect(try home.titles(.dropped).isEmpty && home.titles(.active) == ["water the cactus"])
  }

  @Test func `A priority before a card is the card's`() async throws {
    await home.say("pay the rent", "low priority, but i do want to sort the buttons", in: home.reader())
    let priorities = try home.store.all(Nudge.self).sorted { $0.title < $1.title }.map(\.priority)
    #expect(priorities == [.normal, .low])
  }

  @Test(arguments: [
    ("overtime sheet 30.11", "overtime sheet", "2026-11-30"), ("concert 11.12 at 17", "concert", "2026-12-11T17:00"),
    ("dentist 9.12. 0845", "dentist", "2026-12-09T08:45"),
  ])
  func `A date with points is one`(line: String, title: String, due: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.titles(.active) == [title])
    #expect(try home.due(title)?.hasPrefix(due) == true)
  }

  @Test(arguments: ["um", "erm,", "um uh", ".", ",,,", "um.", "oh um"])
  func `Sounds and marks alone are no thing to do`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.titles(.active).isEmpty)
  }

  @Test(arguments: [
    ("practise scales 15 mins a day", "FREQ=DAILY", 15), ("read 20 minutes a night", "FREQ=DAILY", 20),
  ])
  func `A length of time and how often`(line: String, rule: String, minutes: Int) async throws {
    await home.say(line, in: home.reader())
    let card = try #require(try home.store.all(Nudge.self).first)
    #expect(card.rule?.hasPrefix(rule) == true && card.minutes == minutes)
  }
}
