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
  let home = TestHome()

  @Test func `An empty day has a greeting and little else`() async {
    await home.say("today")
    #expect(home.heard == "Good morning. Friday 20 November.")
    #expect(
      home.told == [
        "Nothing is waiting.", "“journal” asks: The first page. What would you like to find here in a year?",
      ])
    #expect(home.page.count == 2)
  }

  @Test func `A greeting names what comes next, and not first what is over`() async {
    home.wait(until: "2026-11-20T06:00")
    await home.say("put bins out at 7am", "call mum at 5pm")
    home.wait(until: "2026-11-20T10:00")
    await home.say("hello")
    #expect(home.heard == "Good morning. 2 things today, next call mum at 17:00.")
    await home.say("done mum", "hello")
    #expect(home.heard == "Good morning. One thing today: put bins out, due since 07:00.")
    await home.say("what did i forget")
    #expect(home.list?.heading?.text() == "Left from before")
  }

  @Test func `A card that was put off is snoozed, though its time is over`() async {
    await home.say("charge the laptop at 11am")
    home.wait(until: "2026-11-20T12:00")
    await home.say("snooze laptop until 8pm", "list")
    #expect(home.list?.cards.first?.state == .snoozed)
  }

  @Test func `It knows the name, three cards, and three notes by their open titles`() async {
    await home.say("call me Jo", "buy milk", "call mum tomorrow", "feed the cat", "oil the gate")
    await home.say("note: canary", "make a note titled gifts: socks", "note: one", "note: two", "today")
    #expect(home.heard == "Good morning, Jo. Friday 20 November.")
    #expect(home.listed.count == 6)
    #expect(home.listed.suffix(3) == ["a note from Fri 20 Nov", "a note from Fri 20 Nov", "gifts"])
  }

  @Test func `What is due today comes first, in the order of its times, and what is next fills up a short day`() async {
    await home.say(
      "buy milk", "feed the cat tomorrow", "oil the gate today", "call mum at 5pm", "dentist at 11am", "today")
    #expect(home.listed == ["dentist", "call mum", "oil the gate"])
    await home.say("pay rent today", "water the plants today", "post the letter today at 4pm", "today")
    #expect(home.listed == ["dentist", "post the letter", "call mum", "oil the gate", "pay rent"])
    #expect(
      home.page.contains { if case .list(let list) = $0 { list.heading?.text() == "Today: 5 of 6" } else { false } })
  }

  @Test func `Its numbers run on from the cards to the notes`() async throws {
    await home.say("buy milk", "make a note titled gifts: socks", "today", "show 2")
    #expect(home.shown?.notes == "socks")
    await home.say("today", "done 1")
    #expect(try home.titles(.done) == ["buy milk"])
  }

  @Test func `A digit keeps a mood and the week is drawn again`() async throws {
    await home.say("buy milk", "today", "0")
    #expect(try moods == [10])
    #expect(home.chart?.values == [nil, nil, nil, nil, nil, nil, 10])
    #expect(home.page.count == 1)
    await home.say("4")
    #expect(try moods == [10, 4])
    #expect(home.chart?.values.last == 7)
    await home.say("make that 6", "done 1")
    #expect(try moods == [10, 6])
    #expect(try home.titles(.done) == ["buy milk"])
  }

  @Test func `A line of its own leaves the page, and its keys with it`() async throws {
    await home.say("today", "call mum")
    #expect(home.heard == "Got it: call mum." && home.page.isEmpty)
    await home.say("7")
    #expect(try moods.isEmpty)
  }

  @Test func `A plus adds a card and comes back`() async throws {
    await home.say("today", "+")
    #expect(home.question?.text.text() == "What is it?")
    await home.say("buy milk")
    #expect(home.listed == ["buy milk"])
  }

  @Test func `It tells that the journal has an entry of today and of which years, never what it says`() async throws {
    let days = [Day(2026, 11, 20), Day(2024, 11, 20), Day(2025, 11, 20), Day(2025, 11, 21)].compactMap(\.self)
    try home.store.change(Intent(tool: "test", label: .text(""))) { tx in
      for (number, day) in days.enumerated() {
        let id = IDGenerator.version4(3, UInt64(number))
        try tx.put(JournalEntry(id: id, day: day, zone: nil, body: Sealed([1, 2, 3]), createdAt: home.now))
      }
    }
    await home.say("today")
    #expect(
      home.told == [
        "Nothing is waiting.", "Today's journal entry is written. “journal” adds another.",
        "On this day: entries from 2025, 2024.",
      ])
  }

  @Test func `It asks what the journal will ask, until an entry stands`() async throws {
    await home.say("today")
    let asked = try #require(home.told.last)
    await home.say("today")
    #expect(home.told.last == asked)
    await home.say("journal")
    #expect(asked == "“journal” asks: \(home.lines.first ?? "nothing")")
    await home.say("journal", "the sea", "that's it", "today")
    #expect(home.told.last == "Today's journal entry is written. “journal” adds another.")
  }

  @Test func `What the day held by the evening is asked about in place of the morning's question`() async throws {
    await home.say("journal: begun", "undo", "today", "another prompt", "today")
    let morning = home.told.last
    await home.say("call mum", "done", "today")
    #expect(home.told.last != morning)
    #expect(
      home.told.last == "“journal” asks: You made a call today. How was it, next to how you thought it would be?")
  }

  @Test func `Of a question of one's own it tells only that, and the journal asks it`() async throws {
    await home.say("today", "add a journal prompt: where is the canary", "another prompt", "today")
    #expect(home.told.last == "“journal” asks a question of your own.")
    await home.say("journal")
    #expect(home.lines.first == "where is the canary")
  }

  @Test func `In a common year an entry of 29 February is told of on the 28th`() async throws {
    home.wait(until: "2024-02-29T09:00")
    await home.say("journal: leap")
    home.wait(until: "2025-02-28T10:00")
    await home.say("today")
    #expect(home.told.last == "On this day: an entry from 2024.")
  }

  @Test func `Nothing sealed is on it, for machines neither`() async throws {
    await home.say("buy a canary cage", "mood 6 canary", "note: canary", "today")
    let cards = home.page.flatMap { if case .list(let list) = $0 { list.cards } else { [Card]() } }
    #expect(cards.count == 2)
    for card in cards { #expect(card.fields["said"] ?? .null == .null && card.fields["body"] ?? .null == .null) }
    #expect(!(cards.last.map { "\($0.fields.text)" } ?? "canary").contains("canary"))
  }

  private var moods: [Int] { get throws { try home.store.all(MoodLog.self).map(\.score) } }
}
