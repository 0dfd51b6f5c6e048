import Civil
import Engine
import Records
import Replies
import Store
import Testing

@testable import SampleLife
@testable import Session
@testable import Tools

@Suite struct DayTests {
  let house = LivedIn()

  @Test func `An empty day has a greeting and little else`() async {
    await house.say("today")
    #expect(house.heard == "Good morning. Friday 20 November 2026.")
    #expect(
      house.told == [
        "Nothing is waiting.", "“journal” asks: The first page. What would you like to find here in a year?",
      ])
    #expect(house.page.count == 2)
  }

  @Test func `It knows the name, three cards, and three notes by their open titles`() async {
    await house.say("call me Jo", "buy milk", "call mum tomorrow", "feed the cat", "oil the gate")
    await house.say("note: canary", "make a note titled gifts: socks", "note: one", "note: two", "today")
    #expect(house.heard == "Good morning, Jo. Friday 20 November 2026.")
    #expect(house.listed.count == 6)
    #expect(house.listed.suffix(3) == ["a note of Fri 20 Nov", "a note of Fri 20 Nov", "gifts"])
  }

  @Test func `Its numbers run on from the cards to the notes`() async throws {
    await house.say("buy milk", "make a note titled gifts: socks", "today", "show 2")
    #expect(house.shown?.notes == "socks")
    await house.say("today", "done 1")
    #expect(try house.titles(.done) == ["buy milk"])
  }

  @Test func `A digit keeps a mood and the week is drawn again`() async throws {
    await house.say("buy milk", "today", "0")
    #expect(try moods == [10])
    #expect(house.chart?.values == [nil, nil, nil, nil, nil, nil, 10])
    #expect(house.page.count == 1)
    await house.say("4")
    #expect(try moods == [10, 4])
    #expect(house.chart?.values.last == 7)
    await house.say("make that 6", "done 1")
    #expect(try moods == [10, 6])
    #expect(try house.titles(.done) == ["buy milk"])
  }

  @Test func `A line of its own leaves the page, and its keys with it`() async throws {
    await house.say("today", "call mum")
    #expect(house.heard == "Kept: call mum." && house.page.isEmpty)
    await house.say("7")
    #expect(try moods.isEmpty)
  }

  @Test func `A plus adds a card and comes back`() async throws {
    await house.say("today", "+")
    #expect(house.question?.text.text() == "What is it?")
    await house.say("buy milk")
    #expect(house.listed == ["buy milk"])
  }

  @Test func `It tells that the journal has an entry of today and of which years, never what it says`() async throws {
    let days = [Day(2026, 11, 20), Day(2024, 11, 20), Day(2025, 11, 20), Day(2025, 11, 21)].compactMap(\.self)
    try house.store.change(Intent(tool: "test", label: .text(""))) { tx in
      for (number, day) in days.enumerated() {
        let id = IDGenerator.version4(3, UInt64(number))
        try tx.put(JournalEntry(id: id, day: day, zone: nil, body: Sealed([1, 2, 3]), createdAt: house.now))
      }
    }
    await house.say("today")
    #expect(
      house.told == [
        "Nothing is waiting.", "Today's journal entry is written. “journal” adds another.",
        "On this day: entries of 2025, 2024.",
      ])
  }

  @Test func `It asks what the journal will ask, until an entry stands`() async throws {
    await house.say("today")
    let asked = try #require(house.told.last)
    await house.say("today")
    #expect(house.told.last == asked)
    await house.say("journal")
    #expect(asked == "“journal” asks: \(house.lines.first ?? "nothing")")
    await house.say("journal", "the sea", "that's it", "today")
    #expect(house.told.last == "Today's journal entry is written. “journal” adds another.")
  }

  @Test func `What the day held by the evening is asked about in place of the morning's question`() async throws {
    await house.say("journal: begun", "undo", "today", "another prompt", "today")
    let morning = house.told.last
    await house.say("call mum", "done", "today")
    #expect(house.told.last != morning)
    #expect(
      house.told.last == "“journal” asks: You made a call today. How was it, next to how you thought it would be?")
  }

  @Test func `Of a question of one's own it tells only that, and the journal asks it`() async throws {
    await house.say("today", "add a journal prompt: where is the canary", "another prompt", "today")
    #expect(house.told.last == "“journal” asks a question of your own.")
    await house.say("journal")
    #expect(house.lines.first == "where is the canary")
  }

  @Test func `In a common year an entry of 29 February is told of on the 28th`() async throws {
    house.wait(until: "2024-02-29T09:00")
    await house.say("journal: leap")
    house.wait(until: "2025-02-28T10:00")
    await house.say("today")
    #expect(house.told.last == "On this day: an entry of 2024.")
  }

  @Test func `Nothing sealed is on it, for machines neither`() async throws {
    await house.say("buy a canary cage", "mood 6 canary", "note: canary", "today")
    let cards = house.page.flatMap { if case .list(let list) = $0 { list.cards } else { [Card]() } }
    #expect(cards.count == 2)
    for card in cards { #expect(card.fields["said"] ?? .null == .null && card.fields["body"] ?? .null == .null) }
    #expect(!(cards.last.map { "\($0.fields.text)" } ?? "canary").contains("canary"))
  }

  private var moods: [Int] { get throws { try house.store.all(MoodLog.self).map(\.score) } }
}
