import Civil
import Engine
import Language
import Languages
import Records
import Replies
import Store
import Testing

@testable import Session
@testable import Tools

/// Words as they are said and typed in a hurry, and the marks that go with how something is asked.
@Suite struct SpellingsTests {
  let home = TestHome()

  @Test func `A word as it is said is the word`() {
    #expect(
      Line("closin shoppin cleanin robin begin plugin check-in", in: .english).words.map(\.key) == [
        "closing", "shopping", "cleaning", "robin", "begin", "plugin", "checkin",
      ])
  }

  @Test func `A length may be joined by a letter`() async throws {
    await home.say("slept 5 n a half hrs", in: home.reader())
    #expect(try home.store.all(Measure.self).map(\.value) == [5.5])
  }

  @Test(arguments: [
    ("could you nudge me at 3 to collect the float?", "collect the float"),
    ("can you remind me to ring gran at 6?", "ring gran"), ("remind me about bins tonight?", "bins"),
  ])
  func `The mark of a polite question is no part of what is to be done`(line: String, title: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.titles(.active) == [title])
  }

  @Test func `What has a time of its own is a thing of its own, though it points back`() async throws {
    let reader = home.reader()
    await home.say("thaw the wings tonight then season em on sunday", in: reader)
    #expect(try home.titles(.active).sorted() == ["season em", "thaw the wings"])
    await home.say("rent due friday, pay it or be homeless", in: reader)
    #expect(try home.titles(.active).sorted() == ["rent", "season em", "thaw the wings"])
  }

  @Test func `A saint's stop ends no sentence`() async throws {
    await home.say("wrap the St. Nicholas presents", "pick up the keys at 10 Ava St. ring Bob", in: home.reader())
    #expect(try home.titles(.active).contains("wrap the St. Nicholas presents"))
    #expect(try home.titles(.active).contains { $0.hasPrefix("ring Bob") })
  }

  @Test func `What goes out on Sundays and no more on Mondays goes out this Sunday`() async throws {
    let reader = home.reader()
    await home.say("bins out every monday night", "actually it's sunday nights for bins", in: reader)
    #expect(try home.due("bins")?.hasPrefix("2026-11-22") == true)
  }

  @Test func `A day that is fine for a card is its day, and what is over is done`() async throws {
    let reader = home.reader()
    await home.say("add send krystyna the recipe", "tonight is fine for that one", in: reader)
    #expect(try home.due("krystyna")?.hasPrefix("2026-11-20") == true)
    await home.say("the krystyna recipe is over with", in: reader)
    #expect(try home.titles(.done) == ["send krystyna the recipe"])
  }

  @Test func `One more thing goes on the list that the last one went on`() async throws {
    let reader = home.reader()
    await home.say("add bread to my shopping list", "farmers cheese too", "thanks", in: reader)
    let cards = try home.store.all(Nudge.self)
    #expect(cards.map(\.title).sorted() == ["bread", "farmers cheese"])
    #expect(cards.allSatisfy { $0.tags == ["shopping"] })
  }

  @Test func `A list is gone on with, and what it should not have had is dropped`() async throws {
    let reader = home.reader()
    await home.say("shopping list batteries and bananas", "and peanut butter", in: reader)
    #expect(try home.titles(.active).sorted() == ["bananas", "batteries", "peanut butter"])
    #expect(try home.store.all(Nudge.self).allSatisfy { $0.tags == ["shopping"] })
    await home.say("add milk and eggs to my shopping list", "not the eggs", in: reader)
    #expect(try home.titles(.dropped) == ["eggs"])
  }

  @Test func `An article is no name of a list, and who rang has done nothing`() async throws {
    let reader = home.reader()
    await home.say("milk's run out, put it on the list", in: reader)
    #expect(try home.store.all(Nudge.self).allSatisfy { $0.tags.isEmpty })
    await home.say("call the clinic", "blood draw on friday", in: reader)
    await home.say("the clinic called and moved my blood draw to wednesday at 7:30 am", in: reader)
    #expect(try home.titles(.done).isEmpty)
  }

  @Test func `A reason that names another card is no part that was left out`() async throws {
    let reader = home.reader()
    await home.say("buy eggs", "ring bo", "no need for the eggs bo has some", in: reader)
    #expect(home.heard == "Dropped: buy eggs.")
  }

  @Test func `A question that is asked beside it ends no list`() async throws {
    let reader = home.reader()
    await home.say("add bread to my shopping list", in: reader)
    await reader.run(Call("call_me")) { _ in }
    await home.say("and peanut butter", in: reader)
    #expect(try home.store.all(Nudge.self).map(\.tags) == [["shopping"], ["shopping"]])
  }

  @Test(arguments: [
    ("dont need the padlock kaz has got a spare", ["new padlock"]),
    ("no need for the earplugs now sam gave me a pair", ["buy earplugs"]), ("drop the water from the boiler", []),
    ("drop the padlock sam lent me round to his", []),
  ])
  func `A reason without a pause is no part of a name, and what is left out of one is`(
    line: String, dropped: [String]
  ) async throws {
    let reader = home.reader()
    for title in ["new padlock", "buy earplugs", "water the plants"] { await home.say(title, in: reader) }
    await home.say(line, in: reader)
    #expect(try home.titles(.dropped) == dropped)
  }

  @Test func `A card that is called otherwise is not to be called`() async throws {
    let reader = home.reader()
    await home.say("add the committee papers", "call the committee one 'AGM preparation' instead", in: reader)
    let card = try #require(try home.store.all(Nudge.self).first)
    #expect(card.title == "AGM preparation" && card.action == nil)
  }
}
