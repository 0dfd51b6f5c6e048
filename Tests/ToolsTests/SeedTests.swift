import Civil
import Engine
import EngineFakes
import Foundation
import Languages
import Randomness
import Records
import Replies
import Store
import Testing
import Vault

@testable import SampleLife
@testable import Session
@testable import Tools

@Suite struct SeedTests {
  static let reading = InputContext.friday

  fileprivate static let lives = (0..<3).compactMap { try? SeededHouse(lot: $0) }

  @Test func `One day gives one life, and another day another`() throws {
    try #require(SeedTests.lives.count == 3)
    let texts = try SeedTests.lives.map { try $0.export().text }
    #expect(Set(texts).count == 3)
    #expect(try SeededHouse(lot: 0).export().text == texts[0])
  }

  @Test func `It has cards in every state, steps, all actions, and what was poured out`() throws {
    let life = SeedTests.lives[0]
    let nudges = try life.store.all(Nudge.self)
    let now = SeedTests.reading.now
    #expect(Set(nudges.map { $0.state(now: now) }) == Set(Nudge.State.allCases))
    #expect(Set(nudges.map(\.priority)) == Set(Priority.allCases))
    #expect(Set(nudges.filter { $0.status == .active }.compactMap(\.action)) == Set(Nudge.Action.allCases))
    #expect(nudges.contains { $0.parent != nil && $0.status == .done })
    #expect(nudges.contains { $0.parent != nil && $0.status == .active })
    #expect(nudges.count { $0.rule != nil && $0.status == .active } == SampleRows.habits.count)
    #expect(try life.store.all(BrainDump.self).allSatisfy { !$0.nudges.isEmpty })
    #expect(try life.store.all(FocusSession.self).count > 50)
    #expect(try life.store.all(UnsortedLine.self).count == SampleRows.lines.count)
  }

  @Test(arguments: 0..<3)
  func `Nothing of it lies ahead, and every card was touched when it says`(lot: Int) throws {
    let life = SeedTests.lives[lot]
    let now = SeedTests.reading.now
    for nudge in try life.store.all(Nudge.self) {
      #expect(nudge.createdAt <= now && nudge.updatedAt <= now, "\(nudge.title)")
      if let done = nudge.completedAt { #expect(done >= nudge.createdAt && done <= now, "\(nudge.title)") }
      #expect((nudge.completedAt == nil) == (nudge.status == .active))
    }
  }

  @Test func `It wrote for two years, with silences, and felt something on most days`() throws {
    let store = try SeedTests.lives[0].store
    let today = SeedTests.reading.now.day
    let pages = try store.all(JournalEntry.self)
    let days = pages.map(\.day.ordinal)
    #expect((300...500).contains(pages.count))
    #expect(today.ordinal - (days.min() ?? 0) > 700)
    #expect(zip(days, days.dropFirst()).contains { $1 - $0 > 21 })
    #expect(pages.contains { $0.gratitudeCount > 1 } && pages.contains { $0.prompt != nil })
    #expect(try store.years(onDateOf: today) == [today.year - 1, today.year - 2])
    let moods = try store.all(MoodLog.self)
    #expect((600...1500).contains(moods.count))
    #expect(moods.allSatisfy { MoodLog.scores.contains($0.score) && $0.at.start <= SeedTests.reading.now })
    #expect(Set(moods.map(\.score)).count >= 7)
    #expect(moods.contains { $0.note != nil } && moods.contains { $0.journalEntryID != nil })
    #expect((1...3) ~= (Dictionary(grouping: moods, by: \.at.day).values.map(\.count).max() ?? 0))
    let notes = try store.all(Note.self)
    #expect(notes.count >= 30 && notes.count(where: \.pinned) == 3 && notes.contains { $0.title != nil })
    #expect(try store.all(Memory.self).count == SampleRows.facts.count)
  }

  @Test(arguments: 0..<3)
  func `Mornings go better, one fortnight went badly, and thousands of records are enough`(lot: Int) throws {
    let life = SeedTests.lives[lot]
    let now = SeedTests.reading.now
    let stats = try life.store.stats(Period(.year, today: now.day), now: now)
    guard case .from(let hour)? = stats.hours else {
      Issue.record("no best hours")
      return
    }
    #expect((7...10).contains(hour))
    let done = try life.store.all(Nudge.self).compactMap { $0.status == .done ? $0.completedAt?.day : nil }
    let weeks = (0..<SampleRows.weeks.count).map { week in
      done.count { (7 * week..<7 * week + 7).contains(now.day.ordinal - $0.ordinal) }
    }
    let worst = weeks.indices.sorted { weeks[$0] < weeks[$1] }
    #expect(abs(worst[0] - worst[1]) == 1)
    #expect((3000...5000).contains(life.count))
  }
}

/// A home of its own with sample data in it.
private final class SeededHouse: Sendable {
  private let folder = NSTemporaryDirectory() + "nudgy-seed-\(UUID().uuidString)"
  private let profile: Session
  let count: Int

  init(lot: Int) throws {
    profile = Session(
      data: folder, state: folder, milliseconds: { 1_795_168_800_000 }, now: { SeedTests.reading.now },
      ids: IDGenerator(
        random: { IDGenerator.version4(0, 0) }, nameBased: { ID(bytes: Vault.uuid(named: $1, in: $0.bytes)) }),
      language: .english)
    count = try profile.seed(SeedTests.reading, SeededRandom(seed: UInt64(lot)))
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var store: Store { get throws { try profile.store } }
  func export() throws -> JSON { try profile.exported() }
}
