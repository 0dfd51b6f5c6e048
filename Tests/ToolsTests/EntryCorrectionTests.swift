import Civil
import Engine
import Language
import Records
import Replies
import Store
import Testing

@testable import Session
@testable import Tools

/// Entries of the symptom log that a later line corrects or takes away.
@Suite struct EntryCorrectionTests {
  let home = TestHome()

  private func symptoms() throws -> [SymptomEntry] {
    try home.profile.store.observations(SymptomEntry.self, nil, home.reading.now.day)
  }

  private func doses() throws -> [MedicationEntry] {
    try home.profile.store.observations(MedicationEntry.self, nil, home.reading.now.day)
  }

  private func measures() throws -> [Measure] {
    try home.profile.store.observations(Measure.self, nil, home.reading.now.day)
  }

  @Test(arguments: ["actually the headache was a 4", "sorry, headache 4", "change my last headache to a 4"])
  func `What corrects an entry of that name makes no second one`(line: String) async throws {
    await home.say("headache 7", "mood 7", line, in: home.reader())
    #expect(try symptoms().map(\.severity) == [4])
    #expect(try home.profile.store.lastLogged(SymptomEntry.self)?.symptom == "headache")
  }

  @Test func `Without a word of correction the same name is a new entry`() async throws {
    await home.say("headache 7", "headache 4", in: home.reader())
    #expect(try symptoms().count == 2)
  }

  @Test(arguments: [
    "the headache is a 3 now", "actually the headache is back, 6 now", "the headache was a 5 yesterday evening",
    "another headache, 4",
  ])
  func `What tells of something new changes no entry`(line: String) async throws {
    await home.say("headache 7", line, in: home.reader())
    #expect(try symptoms().contains { $0.severity == 7 && $0.at.when.day == home.now.day })
  }

  @Test func `What is only stated hours later corrects nothing`() async throws {
    await home.say("headache 7", in: home.reader())
    home.wait(minutes: 90)
    await home.say("the headache was a 4", in: home.reader())
    #expect(try symptoms().contains { $0.severity == 7 })
  }

  @Test(arguments: ["clear head today, mood 8", "take it easy today, mood 8", "did not have a nap today, mood 8"])
  func `Words that also take something away keep nothing from being logged`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.store.lastMood()?.score == 8)
  }

  @Test func `Something that is wrong may be a thing to do`() async throws {
    await home.say("something is wrong with the boiler, ring the plumber", in: home.reader())
    #expect(try !home.titles(.active).isEmpty)
  }

  @Test func `The time of a dose is said a little later`() async throws {
    await home.say("took ibuprofen 400mg", "the ibuprofen was at 8:15", in: home.reader())
    #expect(try doses().map { $0.at.when.start.iso } == ["2026-11-20T08:15"])
    #expect(try doses().map(\.dose) == ["400mg"])
  }

  @Test(arguments: [
    ("took ritalin 18mg", "oh wait it was 36mg not 18", "36mg"),
    ("took ibuprofen 400", "ibuprofen was 600 not 400", "600"),
    ("took lisinopril 20 mg", "no, 10 mg not 20 mg", "10 mg"),
    ("took lisinopril 20mg", "change the lisinopril to 10mg", "10mg"),
  ])
  func `The amount of a dose is corrected`(dose: String, line: String, amount: String) async throws {
    await home.say(dose, line, in: home.reader())
    #expect(try doses().map(\.dose) == [amount])
  }

  @Test(arguments: ["took mum shopping", "took a nap", "took my time", "took dad home", "took it easy"])
  func `What nobody swallows is no dose`(line: String) async throws {
    await home.say(line, "took creatine", in: home.reader())
    #expect(try doses().map(\.medication) == ["creatine"])
  }

  @Test func `What is planned is a medicine, whatever it is called`() async throws {
    await home.say("took sunflower", in: home.reader())
    #expect(try doses().isEmpty)
    await home.say("i take sunflower every day at 9am", "took sunflower", in: home.reader())
    #expect(try doses().map(\.medication) == ["sunflower"])
  }

  @Test func `What was taken before is a medicine, whatever it is called`() async throws {
    await home.say("took sunflower oil 5ml", "took sunflower oil", in: home.reader())
    #expect(try doses().map(\.medication) == ["sunflower oil", "sunflower oil"])
  }

  @Test(arguments: ["remove the headache from my log", "take headache off the log", "delete number 1 from the log"])
  func `An entry is taken from the log`(line: String) async throws {
    await home.say("headache 7", "timeline", line, in: home.reader())
    #expect(try symptoms().isEmpty)
  }

  @Test(arguments: [
    ("slept 5h lol", "wait phone says 5.5 not 5", 5.5), ("slept 4h", "watch says 5 and half hours sleep, not 4", 5.5),
    (
      "weighed myself, 94.2 kilos", "Hang on, I've done it again on the flat floor and it's 93.4 not 94.2", 93.4
    ),
    ("pulse 47", "pulse was 74 sorry", 74), ("weight 77", "should've been 71", 71),
    ("weight 77", "it should be 71", 71),
    ("weight 82.4kg", "scales say 81.4 not 82.4", 81.4), ("pulse 47", "seventy four not forty seven", 74),
    ("slept 5h", "no it was 6.5h not 5h", 6.5), ("temp 38", "thermometer reads thirty seven point two not 38", 37.2),
  ])
  func `A measure read again is the same one`(said: String, line: String, value: Double) async throws {
    await home.say(said, line, in: home.reader())
    #expect(try measures().map(\.value) == [value])
    #expect(try home.titles(.active).isEmpty)
  }

  @Test func `Both numbers of a blood pressure are corrected`() async throws {
    await home.say("bp 144/90", "sorry, i misread it, it was 134 over 84", in: home.reader())
    #expect(Set(try measures().map(\.value)) == [134, 84])
  }

  @Test(arguments: [
    "delete the ibuprofen 400 mg", "the ibuprofen 400mg is wrong, please remove it", "delete the ibuprofen",
  ])
  func `What a line takes away is no new dose, and goes`(line: String) async throws {
    await home.say("took ibuprofen 400mg", "bp 144/90", line, in: home.reader())
    #expect(try doses().isEmpty)
    #expect(try measures().count == 2)
  }

  @Test func `A dose that nobody logged is neither logged nor another one removed`() async throws {
    await home.say("took ibuprofen 400mg", "delete the ibuprofen 200 mg", in: home.reader())
    #expect(try doses().map(\.dose) == ["400mg"])
  }

  @Test func `What was to be removed and is not there takes nothing else away`() async throws {
    await home.say("bp 144/90", "paracetamol 6 of 10 is wrong, remove it", in: home.reader())
    #expect(try measures().count == 2)
  }

  @Test(arguments: [
    "you forgot my knee. it is a 4", "numbers 1 and 4 are wrong", "no, you wrote 18, it is 8 units",
    "you logged my mood as 4, my knee is a 4",
  ])
  func `A complaint becomes neither card nor entry`(line: String) async throws {
    await home.say("buy milk", "headache 7", line, in: home.reader())
    #expect(try symptoms().count + doses().count + measures().count == 1)
    #expect(try home.store.lastMood() == nil)
    #expect(try home.titles(.active) == ["buy milk"])
  }

  @Test(arguments: ["all done except the soap", "everything is finished apart from the soap"])
  func `What is left out of a list of done things stays`(line: String) async throws {
    await home.say("buy the soap", "post the letter", line, in: home.reader())
    #expect(try home.titles(.active).contains("buy the soap"))
  }

  @Test func `Several may be chosen by their numbers`() async throws {
    await home.say("text dan", "text dan tomorrow", "done text dan", "1 and 2")
    #expect(try home.titles(.active).isEmpty)
  }

  @Test func `A thing between things of a list is not lost`() async throws {
    await home.say("what do i need in it. torch, gloves, lunch, map", in: home.reader())
    #expect(Set(try home.titles(.active)) == ["torch", "gloves", "lunch", "map"])
  }

  @Test func `A name ends where the sentence goes on`() async throws {
    await home.say("my name is Ruth, I run a little bakery")
    #expect(home.heard == "Hello, Ruth.")
  }
}
