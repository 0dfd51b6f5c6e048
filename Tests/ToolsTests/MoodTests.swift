import Civil
import Engine
import Records
import Replies
import Store
import Testing

@testable import Session
@testable import Tools

@Suite struct MoodTests {
  let home = TestHome()

  @Test func `A mood is kept with its words sealed`() async throws {
    await home.say("mood 7 canary sang")
    #expect(home.heard == "Logged: 7 of 10, canary sang.")
    let mood = try #require(moods.first)
    #expect(mood.score == 7 && mood.at.iso == "2026-11-20T10:00")
    #expect(try mood.note.map { try home.profile.sealedFields.open($0, of: mood.id, .moodNote) } == "canary sang")
    #expect(!home.saved.contains("canary"))
  }

  @Test func `Another of the same day is a second one`() async throws {
    await home.say("mood 4", "feeling better now, 7/10")
    #expect(try moods.map(\.score) == [4, 7])
  }

  @Test(arguments: [
    ("mood 4 yesterday", "2026-11-19", "Logged: 4 of 10, yesterday."),
    ("yesterday evening 4", "2026-11-19T18:00", "Logged: 4 of 10, yesterday 18:00."),
    ("mood was 4 on tuesday, long day", "2026-11-17", "Logged: 4 of 10, Tue 17 Nov, long day."),
    ("mood 4 this morning", "2026-11-20T09:00", "Logged: 4 of 10, today 09:00."),
  ])
  func `It can be of a time before`(line: String, at: String, receipt: String) async throws {
    await home.say(line)
    #expect(home.heard == receipt)
    #expect(try moods.map(\.at.iso) == [at])
  }

  @Test func `Nobody knows tomorrow's`() async throws {
    await home.say("mood 4 tomorrow")
    #expect(home.heard == "That's still to come: tomorrow.")
    #expect(try moods.isEmpty)
  }

  @Test(arguments: [
    "make that 6", "actually 6", "no, it was a 6", "make it a 6", "i meant 6/10", "actually make that 6",
  ])
  func `Right after, a correction changes it`(line: String) async throws {
    await home.say("mood 7 slept badly", line)
    #expect(try moods.map(\.score) == [6])
    #expect(try moods.allSatisfy { $0.note != nil })
    await home.say("undo")
    #expect(try moods.map(\.score) == [7])
  }

  @Test func `With a current card the same words are the card's`() async throws {
    await home.say("mood 7", "call mum tomorrow at 5pm", "make that 6pm")
    #expect(try moods.map(\.score) == [7])
    #expect(home.heard == "Changed: call mum, tomorrow at 18:00.")
    await home.say("make that 6")
    #expect(try moods.map(\.score) == [7])
  }

  @Test func `Its time is corrected too, and the entry it belongs to with it`() async throws {
    let entry = JournalEntry(
      id: IDGenerator.version4(1, 1), day: Day(2026, 11, 19)!, zone: nil, body: nil, createdAt: home.now)
    try home.store.change(Intent(tool: "test", label: .text(""))) { try $0.put(entry) }
    await home.say("mood 7")
    #expect(try moods.map(\.journalEntryID) == [nil])
    await home.say("make that yesterday evening")
    #expect(try moods.map(\.at.iso) == ["2026-11-19T18:00"])
    #expect(try moods.map(\.journalEntryID) == [entry.id])
  }

  @Test func `The last one is deleted, and comes back`() async throws {
    await home.say("buy milk", "mood 3", "delete it")
    #expect(try moods.isEmpty)
    #expect(try home.titles(.active) == ["buy milk"])
    await home.say("undo")
    #expect(try moods.map(\.score) == [3])
    await home.say("delete my last mood")
    #expect(try moods.isEmpty)
  }

  @Test func `Without a number it asks for one`() async throws {
    await home.say("log my mood", "7")
    #expect(home.heard == "Logged: 7 of 10.")
  }

  @Test func `A week has its gaps, and a day with several its average`() async throws {
    await home.say("mood 4", "mood 7", "mood 3 on tuesday", "moods")
    #expect(home.heard == "The last 7 days: 4.3 on average, from 2 days.")
    #expect(home.chart?.values == [nil, nil, nil, 3, nil, nil, 5.5])
    #expect(home.chart?.notes.map { $0.text() }.last == "Several on one day count as their average.")
    #expect(home.table?.rows.map { $0[1].text() } == ["7", "4", "3"])
  }

  @Test func `A year is told by its days and weeks, from the month of the first mood on`() async throws {
    await home.say("mood 4 on 3 october", "mood 8 on 4 october", "mood 5", "moods year")
    let series = try #require(home.days)
    #expect(series.first == Day(2026, 10, 1))
    #expect(series.day(series.values.count - 1) == home.now.day)
    #expect(series.weeks.map(\.mean) == [6, 5])
    #expect(series.months.map(\.mean) == [6, 5] && series.months.map(\.knownDays) == [2, 1])
  }

  @Test func `Several years are told by their months`() async throws {
    await home.say("mood 4 on 2024-10-03", "mood 8 on 2024-10-04", "mood 5", "moods all")
    #expect(home.chart?.labels.count == 26)
    #expect(home.chart?.values.compactMap(\.self) == [6, 5])
  }

  @Test func `A damaged word says so, and the numbers stand`() async throws {
    await home.say("mood 4 tired", "mood 7 fine")
    var broken = try #require(moods.first)
    broken.note = broken.note?.spoilt
    try home.store.change(Intent(tool: "test", label: .text(""))) { try $0.put(broken) }
    await home.say("moods")
    #expect(home.table?.rows.map { $0[2].text() } == ["fine", "damaged"])
  }

  @Test func `What was deleted and then wanted is back, whatever its kind`() async throws {
    await home.say("mood 7", "delete my last mood", "actually keep it")
    #expect(try moods.map(\.score) == [7])
    await home.say("remember that i'm vegetarian", "forget that i'm vegetarian", "no, keep it")
    #expect(try home.store.all(Memory.self).count == 1)
  }

  private var moods: [MoodLog] { get throws { try home.store.all(MoodLog.self) } }
}
