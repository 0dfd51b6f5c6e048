import Civil
import Engine
import Records
import Replies
import Store
import Testing

@testable import Tools

@Suite struct OnThisDayTests {
  let house = LivedIn()

  private func write(_ words: String, at time: String) async {
    house.wait(until: time)
    await house.say("journal: \(words)")
  }

  @Test func `It tells of years and how many, never what they say`() async throws {
    await write("old one", at: "2024-11-20T09:00")
    await write("old two", at: "2024-11-20T22:00")
    await write("the day before", at: "2025-11-19T09:00")
    await write("a red kite", at: "2025-11-20T09:00")
    house.wait(until: "2026-11-20T10:00")
    await house.say("on this day")
    #expect(house.heard == "This day was written about in 2 earlier years.")
    #expect(house.question?.choices.map { $0.label.text() } == ["2025: 1 entry", "2024: 2 entries"])
    #expect(!house.saved.contains("old") && !house.saved.contains("a red kite"))
  }

  @Test func `A year is opened by its number, by its place or as it`() async throws {
    await write("old one", at: "2024-11-20T09:00")
    await write("a red kite", at: "2025-11-20T09:00")
    house.wait(until: "2026-11-20T10:00")
    for words in ["open it", "open 2025", "2025", "1"] {
      await house.say("on this day", words)
      #expect(house.shown?.title == "a red kite", "\(words)")
    }
    await house.say("on this day", "2")
    #expect(house.shown?.title == "old one")
    await house.say("open 2019")
    #expect(house.heard == "Nothing is written about this day in 2019.")
  }

  @Test func `Opening is remembered, and undo does not speak of it`() async throws {
    await write("a red kite", at: "2025-11-20T09:00")
    house.wait(until: "2026-11-20T10:00")
    await house.say("on this day")
    #expect(try house.store.all(JournalEntry.self).map(\.resurfacedAt) == [nil])
    await house.say("open it")
    #expect(try house.store.all(JournalEntry.self).map(\.resurfacedAt) == [house.now])
    await house.say("undo")
    #expect(house.heard == "Taken back: kept a journal entry.")
  }

  @Test func `29 February stands on the 28th in common years, and on its own day in others`() async throws {
    await write("leap", at: "2024-02-29T09:00")
    for (time, years) in [
      ("2025-02-28T10:00", 1), ("2025-03-01T10:00", 0), ("2028-02-28T10:00", 0), ("2028-02-29T10:00", 1),
    ] {
      house.wait(until: time)
      await house.say("on this day")
      #expect(house.question?.choices.count ?? 0 == years, "\(time)")
    }
    house.wait(until: "2025-02-28T10:00")
    await house.say("on this day", "open it")
    #expect(house.shown?.title == "leap")
    #expect(try house.store.all(JournalEntry.self).first?.resurfacedAt != nil)
  }
}
