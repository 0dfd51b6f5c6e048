import Civil
import Engine
import Language
import Records
import Store
import Testing

@testable import Session
@testable import Tools

/// Several things in one line, and cards that are named in other words than their own.
@Suite struct OneBreathTests {
  let home = TestHome()

  @Test(arguments: [
    ("ask ravi about the boat and do my mileage claim", ["ask ravi about the boat", "do my mileage claim"]),
    ("i also need to call bo and water the ferns", ["call bo", "water the ferns"]),
    ("pick up the inhaler and get him some new boots", ["pick up the inhaler", "get him some new boots"]),
    ("print the log and sign it", ["print the log and sign it"]),
    ("ring nan and ask for the recipe", ["ring nan and ask for the recipe"]),
    ("wash and iron the shirts", ["wash and iron the shirts"]),
    ("see Dr. Patel on friday", ["see Dr. Patel"]),
    ("mail Prof. Bose on monday and call Mrs. Hart", ["call Mrs. Hart", "mail Prof. Bose"]),
    ("jury summons, motion log, docket tidy, all by friday", ["docket tidy", "jury summons", "motion log"]),
  ])
  func `“And” parts two tasks where each has an object of its own`(line: String, titles: [String]) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.titles(.active).sorted() == titles.sorted())
  }

  @Test(arguments: [
    ("order 3x ssd for the nas", "and the ssds, lars ordered them yesterday", Nudge.Status.done),
    ("hoover the front room", "hoovered as well, took me ten minutes", .done),
    ("text wendy about the turkey", "texted her, she says he'll bring the bird", .done),
    ("call the clinic about the report", "rang the clinic just now, the report is ready tonight", .done),
    ("reboot the db02 box", "cancel the db02 reboot, the box gets replaced anyway", .dropped),
    ("get the squeaky door fixed", "forget the squeaky door, the landlord does it", .dropped),
    ("gym friday 6pm", "declan takes the gym after all, scrap it", .dropped),
    ("ring mum", "just rang mum while the kettle was on so thats done", .done),
  ])
  func `A card is found by any form of its words, and by what was done`(
    card: String, line: String, status: Nudge.Status
  ) async throws {
    let reader = home.reader()
    await home.say("add book the train", card, line, in: reader)
    #expect(try home.titles(status).count == 1)
    #expect(try home.titles(.active) == ["book the train"])
  }

  @Test(arguments: [
    ("pay the bill", "the bill is not required now"), ("book physio", "nevermind about the physio, thumbs fine now"),
  ])
  func `The “now” of what is told is no time`(card: String, line: String) async throws {
    await home.say(card, line, in: home.reader())
    #expect(try home.due(String(card.split(separator: " ").last!)) == nil)
  }

  @Test(arguments: ["so no need for me to ring them tomorrow", "move the wake up one too"])
  func `What is needless makes no card, and what is moved is not dropped`(line: String) async throws {
    let reader = home.reader()
    await home.say("add wake up at 5am on friday", line, in: reader)
    #expect(try home.titles(.active) == ["wake up"])
  }

  @Test func `A name that there is no card of is cancelled some day`() async throws {
    await home.say("cancel the dentist", in: home.reader())
    #expect(try home.titles(.active) == ["cancel the dentist"])
  }

  @Test func `A corrected day moves what repeats`() async throws {
    await home.say("put the bins out every month on the 15th", "no the sixteenth not the fifteenth", in: home.reader())
    #expect(try home.store.all(Nudge.self).first?.rule == "FREQ=MONTHLY;BYMONTHDAY=16")
  }

  @Test(arguments: [
    ("draft the report tomorrow, 90 min", "make that 2 hours", 120), ("draft the report tomorrow", "make it 3pm", nil),
  ])
  func `A length is no time from now`(card: String, line: String, minutes: Int?) async throws {
    await home.say(card, line, in: home.reader())
    #expect(try home.store.all(Nudge.self).first?.minutes == minutes)
  }

  @Test(arguments: [
    ("vet at three no sorry quarter past three", "15:15"), ("calendar call friday 930a", "09:30"),
  ])
  func `A time set right in words counts`(line: String, time: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.store.all(Nudge.self).first?.due?.start.iso.contains(time) == true)
  }

  @Test func `A fact's words are corrected`() async throws {
    let reader = home.reader()
    await home.say(
      "remember her nan's name is maureen", "correction, it's doreen not maureen, i always mix it up", in: reader)
    #expect(home.heard?.contains("doreen") == true)
  }

  @Test func `A fact is corrected by nobody but the person`() async throws {
    let reader = home.reader()
    await home.say("remember her nan's name is maureen", in: reader)
    let fact = try home.store.all(Memory.self).first?.fact
    _ = try? await home.run("correct", ["old": .words("maureen"), "new": .words("mallory")], writing: nil)
    #expect(try home.store.all(Memory.self).first?.fact == fact)
  }

  @Test(arguments: [
    "mood 5 because of work", "mood 6 because of the neighbours", "headache 3 because i slept badly",
    "migraine 7 cos i skipped lunch",
  ])
  func `The reason of a mood or a symptom is kept with it`(line: String) async throws {
    await home.say(line, in: home.reader())
    let hasReason = try home.store.all(MoodLog.self).contains { $0.note != nil }
    #expect(
      try hasReason || home.store.all(SymptomEntry.self).contains { $0.note != nil || !$0.triggers.isEmpty })
  }
}
