import Civil
import Engine
import Language
import Records
import Replies
import Store
import Testing

@testable import Session
@testable import Tools

/// Entries of the log in the words of people who tell how it was, and why.
@Suite struct EntryAccountTests {
  let home = TestHome()

  private func symptoms() throws -> [SymptomEntry] { try home.store.all(SymptomEntry.self) }
  private func doses() throws -> [MedicationEntry] { try home.store.all(MedicationEntry.self) }
  private func measures() throws -> [Measure] { try home.store.all(Measure.self) }
  private func moods() throws -> [MoodLog] { try home.store.all(MoodLog.self) }
  private func notes(of line: String) async -> [String] {
    await home.reader().calls(line).compactMap { call in
      if case .words(let note)? = call.arguments["note"] { note } else { nil }
    }
  }
  private func cards() throws -> [String] { try home.store.all(Nudge.self).map(\.title) }

  @Test(arguments: [
    ("backs killing me after that shire", "back pain", Int?.none), ("knees are aching from kneeling", "knee pain", nil),
    ("hips are giving me grief after all that gardening", "hip pain", nil),
    ("wrists achin from the hedge trimmer", "wrist pain", nil),
    ("My knees have been giving me gyp, I would say seven", "knee pain", 7),
    ("Eyes are stinging from the screen again, about a 3.", "eyes stinging", 3),
    ("eyes feel gritty from the wind 4/10", "eyes gritty", 4), ("my hands are shaking a bit", "hands shaking", nil),
    ("head's pounding", "headache", nil),
  ])
  func `What somebody says of a part of the body is a symptom`(line: String, name: String, severity: Int?) async throws
  {
    await home.say(line, in: home.reader())
    #expect(try symptoms().map(\.symptom) == [name])
    #expect(try symptoms().map(\.severity) == [severity])
    #expect(try cards().isEmpty)
  }

  @Test(arguments: [
    ("shaky", "shaky"), ("heart racing a bit after my tablet 4/10", "heart racing"), ("tight chest 3", "tight chest"),
    ("nosebleed", "nosebleed"), ("Dizzy spell when I stood up from the pew on Wednesday, only a 3", "dizzy spell"),
  ])
  func `A symptom has the name that was said`(line: String, name: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try symptoms().map(\.symptom) == [name])
  }

  @Test func `A weekday behind a verb in the past is the last one`() async throws {
    await home.say("Dizzy spell when I stood up from the pew on Wednesday, only a 3", in: home.reader())
    #expect(try symptoms().map(\.at.when.day.iso) == ["2026-11-18"])
  }

  @Test(arguments: [
    ("no appetite", ["loss of appetite"]), ("no appetite today", ["loss of appetite"]),
    ("zero appetite and jaw clenched", ["loss of appetite", "jaw clenched"]),
    ("dry mouth again its the tablets", ["dry mouth"]),
  ])
  func `A name with a word of denial in it denies nothing`(line: String, names: [String]) async throws {
    await home.say(line, in: home.reader())
    #expect(try Set(symptoms().map(\.symptom)) == Set(names))
    #expect(try cards().isEmpty)
  }

  @Test(arguments: [
    "headache 4/10 since 8am, prob the monitor", "Headache, maybe 6/10, started in the 9 o'clock meeting.",
    "headache behind my eyes since bout 8 this mornin", "back pain 6, lifted the pram out at 8",
    "Missed the bus at 8. Stress 8/10.", "Couldn't nod off till gone 2 again. Insomnia 8/10.",
    "dry mouth again must be the new tablets",
  ])
  func `What tells how a symptom came about is nothing to do`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try symptoms().count == 1)
    #expect(try cards().isEmpty)
  }

  @Test(arguments: [
    "Slept 4.5 hours, woke at 3 and just lay there.", "slept 5 hours, woke at 4 and scrolled til 6",
    "bp 150/95, rushed up the stairs at 10", "weight 82.4, ate late at 10",
  ])
  func `What tells of a measure is nothing to do either, and not its time`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try !measures().isEmpty)
    #expect(try cards().isEmpty)
  }

  @Test(arguments: [
    ("headache 3, ring the optician at 3", "ring the optician"), ("mood 5, dentist at 3", "dentist"),
    ("headache 4, booked the dentist for friday", "dentist"),
  ])
  func `What is still to come beside an entry stays a card`(line: String, title: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try cards().contains { $0.contains(title) })
  }

  @Test func `How many weeks something is late is no mood`() async throws {
    await home.say("return library book tmrw, its 3 wks late oops", in: home.reader())
    #expect(try moods().isEmpty)
    #expect(try cards().count == 1)
  }

  @Test(arguments: [
    ("mood 4 just wore out", "just wore out"), ("mood 6 just got home", "just got home"),
    ("My mood is about a 4 today to be honest with you", nil), ("mood 2 to be honest", nil),
  ])
  func `A note is a whole clause, or none`(line: String, note: String?) async {
    #expect(await notes(of: line) == (note.map { [$0] } ?? []))
  }

  @Test(arguments: [
    "got a headache comin on maybe a 3", "bit of nausea already about a 4", "a bit of a headache already, say 4",
    "touch of heartburn again 3",
  ])
  func `How much there is of a symptom is no note`(line: String) async throws {
    #expect(await notes(of: line) == [])
    await home.say(line, in: home.reader())
    #expect(try symptoms().count == 1)
  }

  @Test(arguments: [
    ("I forgot yesterday's sertraline completely.", "sertraline", MedicationEntry.State.missed, "2026-11-19"),
    ("I am afraid I missed my blood thinner last night", "blood thinner", .missed, "2026-11-19T21:00"),
    ("methylphenidate late today, 9.15", "methylphenidate", .late, "2026-11-20T09:15"),
    ("took the blood thinner late, about half past nine instead of eight", "blood thinner", .late, "2026-11-20T09:30"),
    ("took guanfacine an hour late last nite", "guanfacine", .late, "2026-11-19T21:00"),
    ("concerta at 7", "concerta", .taken, "2026-11-20T07:00"),
  ])
  func `A dose has the time and the state that are told`(
    line: String, name: String, state: MedicationEntry.State, at: String
  ) async throws {
    await home.say(line, in: home.reader())
    #expect(try doses().map(\.medication) == [name])
    #expect(try doses().map(\.state) == [state])
    #expect(try doses().first?.at.when.iso.hasPrefix(at) == true)
    #expect(try cards().isEmpty)
  }

  @Test(arguments: ["concerta at 9pm", "concerta at 7pm every day", "concerta at 7 tomorrow", "take concerta at 7"])
  func `A medicine with a time that is still to come is no dose`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try doses().isEmpty)
  }

  @Test(arguments: [
    ("another coffee down", "coffee", 1.0), ("one more coffee in", "coffee", 1),
    ("I'm on my 5th glass of water, so hydrated", "water", 5), ("thats my 4th glass of water", "water", 4),
  ])
  func `Drinks are counted as people count them`(line: String, name: String, value: Double) async throws {
    await home.say(line, in: home.reader())
    #expect(try measures().map(\.name) == [name])
    #expect(try measures().map(\.value) == [value])
  }

  @Test(arguments: ["pulse 812", "heart rate 1200", "oxygen 140"])
  func `A measure that nobody can have is told, and nothing is kept of it`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try measures().isEmpty)
    #expect(try cards().isEmpty)
    #expect(home.heard?.contains("can't be right") == true)
  }

  @Test(arguments: [
    "The nausea from this morning has gone now, thank goodness.", "the nausea from earlier has cleared up thank god",
    "nausea's gone now thank goodness",
  ])
  func `A symptom is over however it is called to mind`(line: String) async throws {
    await home.say("nausea 5", line, in: home.reader())
    #expect(try symptoms().count == 1)
    #expect(try symptoms().allSatisfy { $0.endedAt != nil })
  }

  @Test(arguments: ["actually no i didnt take the magnesium", "no sorry, i didn't take the magnesium"])
  func `A dose that was not taken after all is taken back`(line: String) async throws {
    await home.say("took magnesium", line, in: home.reader())
    #expect(try doses().isEmpty)
  }

  @Test func `The day of an entry is corrected by the one it was not`() async throws {
    await home.say("migraine 6", "migraine was tuesday not monday", in: home.reader())
    #expect(try symptoms().map(\.at.when.day.iso) == ["2026-11-17"])
  }

  @Test func `A part of the day that has just begun is today's`() async throws {
    home.wait(until: "2026-11-20T12:40")
    await home.say("headache 5", "it started after lunch", in: home.reader())
    #expect(try symptoms().map(\.at.when.day.iso) == ["2026-11-20"])
  }
}
