import Engine
import Records
import Store
import Testing

@testable import Session
@testable import Tools

/// Several entries of the log in one line, whatever stands between them.
@Suite struct LogSeriesTests {
  let home = TestHome()

  private var measures: [String: Double] {
    get throws {
      try Dictionary(uniqueKeysWithValues: home.store.all(Measure.self).map { ($0.name, $0.value) })
    }
  }

  @Test func `Entries side by side are all logged`() async throws {
    await home.say("bp 128/84 pulse 71", in: home.reader())
    #expect(try measures == ["systolic": 128, "diastolic": 84, "heart rate": 71])
    await home.say("took ritalin at 8 slept 4h mood 3", in: home.reader())
    #expect(try measures["sleep"] == 4)
    #expect(try home.store.all(MedicationEntry.self).map(\.medication) == ["ritalin"])
    #expect(try home.store.all(MoodLog.self).map(\.score) == [3])
  }

  @Test func `A drink beside a dose is logged too`() async throws {
    await home.say("took my methylphenidate 30mg at 7.45 and 2 coffees already", in: home.reader())
    #expect(try home.store.all(MedicationEntry.self).map(\.dose) == ["30mg"])
    #expect(try measures == ["caffeine": 2])
  }

  @Test func `Words between the entries are a note on the one before`() async throws {
    await home.say("mood 3 tired took sumatriptan 50 at 9.20", in: home.reader())
    let mood = try #require(home.store.all(MoodLog.self).first)
    #expect(try mood.note.map { try home.profile.open($0, of: mood.id, .moodNote) } == "tired")
    #expect(try home.store.all(MedicationEntry.self).map(\.medication) == ["sumatriptan"])
  }

  @Test(arguments: [
    "i took sumatriptan 50mg at 6am and paracetamol 1g at 7", "took sumatriptan at 6, paracetamol at 7",
    "took sumatriptan 50 with some toast and paracetamol", "took sumatriptan and metoclopramide, and paracetamol x2",
  ])
  func `Every medicine behind a verb of taking is a dose`(line: String) async throws {
    await home.say(line, in: home.reader())
    let names = try home.store.all(MedicationEntry.self).map(\.medication)
    #expect(names.contains("sumatriptan") && names.contains("paracetamol"))
  }

  @Test func `What takes no note parts no entries`() async throws {
    await home.say("slept 5h, up twice with dads phone going, mood 5", in: home.reader())
    #expect(try measures == ["sleep": 5])
    #expect(try home.store.all(MoodLog.self).map(\.score) == [5])
  }

  @Test func `A measure counts beside a remark`() async throws {
    await home.say("my pulse is 68 according to the little machine", in: home.reader())
    #expect(try measures == ["heart rate": 68])
  }

  @Test func `A medicine may be called by its beginning`() async throws {
    await home.say("took sumatriptan 50", "took suma", in: home.reader())
    #expect(try home.store.all(MedicationEntry.self).map(\.medication) == ["sumatriptan", "sumatriptan"])
  }

  @Test func `What one phrase says is one entry`() async throws {
    await home.say("headache 6/10 took ibuprofen", in: home.reader())
    #expect(try home.store.all(SymptomEntry.self).map(\.severity) == [6])
    #expect(try home.store.all(MedicationEntry.self).map(\.medication) == ["ibuprofen"])
  }

  @Test(arguments: ["2 coffees tomorrow", "1 coffee at 9 tomorrow", "3 coffees with sam at 3"])
  func `What is still to come is no entry`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try measures.isEmpty)
    #expect(try home.store.all(Nudge.self).count == 1)
  }

  @Test(arguments: ["2 coffees", "had 2 coffees", "had two coffees at 8"])
  func `Coffees are counted`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try measures == ["caffeine": 2])
  }

  @Test(arguments: [
    "had a coffee", "just had a coffee", "another coffee", "log coffee at 9am", "i had a cup of tea this morning",
  ])
  func `One cup needs no number`(line: String) async throws {
    await home.say(line)
    #expect(try measures == ["caffeine": 1])
    #expect(home.heard?.hasPrefix("Logged: caffeine 1 cup") == true)
  }
}
