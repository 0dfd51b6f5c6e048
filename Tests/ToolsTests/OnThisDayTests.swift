import Civil
import Engine
import Records
import Replies
import Store
import Testing

@testable import Tools

@Suite struct OnThisDayTests {
  let home = TestHome()

  private func write(_ words: String, at time: String) async {
    home.wait(until: time)
    await home.say("journal: \(words)")
  }

  @Test func `It tells of years and how many, never what they say`() async throws {
    await write("old one", at: "2024-11-20T09:00")
    await write("old two", at: "2024-11-20T22:00")
    await write("the day before", at: "2025-11-19T09:00")
    await write("a red kite", at: "2025-11-20T09:00")
    home.wait(until: "2026-11-20T10:00")
    await home.say("on this day")
    #expect(home.heard == "You wrote about this day in 2 earlier years.")
    #expect(home.question?.choices.map { $0.label.text() } == ["2025: 1 entry", "2024: 2 entries"])
    #expect(!home.saved.contains("old") && !home.saved.contains("a red kite"))
  }

  @Test func `A year is opened by its number, by its place or as it`() async throws {
    await write("old one", at: "2024-11-20T09:00")
    await write("a red kite", at: "2025-11-20T09:00")
    home.wait(until: "2026-11-20T10:00")
    for words in ["open it", "open 2025", "2025", "1"] {
      await home.say("on this day", words)
      #expect(home.shown?.title == "a red kite", "\(words)")
    }
    await home.say("on this day", "2")
    #expect(home.shown?.title == "old one")
    await home.say("open 2019")
    #expect(home.heard == "You wrote nothing about this day in 2019.")
  }

  @Test func `Opening is remembered, and undo does not speak of it`() async throws {
    await write("a red kite", at: "2025-11-20T09:00")
    home.wait(until: "2026-11-20T10:00")
    await home.say("on this day")
    #expect(try home.store.all(JournalEntry.self).map(\.resurfacedAt) == [nil])
    await home.say("open it")
    #expect(try home.store.all(JournalEntry.self).map(\.resurfacedAt) == [home.now])
    await home.say("undo")
    #expect(home.heard == "Undone: kept a journal entry.")
  }

  @Test func `29 February stands on the 28th in common years, and on its own day in others`() async throws {
    await write("leap", at: "2024-02-29T09:00")
    for (time, years) in [
      ("2025-02-28T10:00", 1), ("2025-03-01T10:00", 0), ("2028-02-28T10:00", 0), ("2028-02-29T10:00", 1),
    ] {
      home.wait(until: time)
      await home.say("on this day")
      #expect(home.question?.choices.count ?? 0 == years, "\(time)")
    }
    home.wait(until: "2025-02-28T10:00")
    await home.say("on this day", "open it")
    #expect(home.shown?.title == "leap")
    #expect(try home.store.all(JournalEntry.self).first?.resurfacedAt != nil)
  }
}
