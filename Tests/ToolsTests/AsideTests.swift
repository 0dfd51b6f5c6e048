import Civil
import Engine
import Records
import Store
import Testing

@testable import Session
@testable import Tools

/// What a line only tells of somebody, beside what is to be done.
@Suite struct AsideTests {
  let home = TestHome()

  @Test(arguments: [
    "move the eye test to saturday, i'm at my sister's on sunday",
    "push the eye test to saturday, she can't do it on friday",
    "move the eye test to saturday, friday is the school play",
  ])
  func `A time that is only told of somebody is not the card's`(line: String) async throws {
    let reader = home.reader()
    await home.say("add eye test on sunday", "add eye drops", "add saturday jobs", in: reader)
    let saturday = try #require(try home.due("eye test")?.prefix(10))
    await home.say(line, in: reader)
    #expect(try home.due("eye test").map { $0 < saturday } == true)
    #expect(try home.titles(.active).sorted().count == 3)
  }

  @Test func `What is past is no time of a card`() async throws {
    let reader = home.reader()
    await home.say("add road tax on the 28th", in: reader)
    let before = try home.due("road tax")
    await home.say("the road tax is high priority, they fined my neighbour last week", in: reader)
    #expect(try home.due("road tax") == before)
  }

  @Test(arguments: [
    "call jo tomorrow, she only has time on friday", "yoga on monday, i mean tuesday",
  ])
  func `A time that is told without another, or that corrects one, counts`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.store.all(Nudge.self).first?.due != nil)
  }

  @Test func `What somebody has is no new name`() async throws {
    let reader = home.reader()
    await home.say("add rice", "add lentils", "not the lentils, we've two bags in the cupboard", in: reader)
    #expect(try Set(home.titles(.active).sorted()).isSubset(of: ["rice", "lentils"]))
  }

  @Test func `“Not done after all” takes back a completion and nothing else`() async throws {
    let reader = home.reader()
    await home.say("add fix the gate", "it's not done after all", in: reader)
    #expect(try home.titles(.active).sorted() == ["fix the gate"])
    await home.say("done with the gate", "it's not done after all", in: reader)
    #expect(try home.titles(.active).sorted() == ["fix the gate"])
  }

  @Test func `A name that shares a word with a card is a card of its own`() async throws {
    let reader = home.reader()
    await home.say("add vet for rex on thursday", "rex claw clipping saturday 10am", in: reader)
    #expect(try home.titles(.active).sorted() == ["rex claw clipping", "vet for rex"])
    let claws = try home.due("claw")
    await home.say("the vet moved to friday", in: reader)
    #expect(try home.due("claw") == claws)
    #expect(try home.titles(.active).sorted().count == 2)
  }

  @Test(arguments: [
    "yesterday i posted the form to the council", "and changed the filter last night", "i washed the car this morning",
  ])
  func `What somebody tells they did is nothing to do`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.titles(.active).sorted() == [])
  }

  @Test(arguments: ["optician booked for tuesday 3pm", "booked the optician for tuesday 3pm"])
  func `What was booked is done, and there is an appointment`(line: String) async throws {
    let reader = home.reader()
    await home.say("add book the optician", line, in: reader)
    #expect(try home.titles(.done).sorted() == ["book the optician"])
    #expect(try home.titles(.active).sorted() == ["optician"])
    #expect(try home.due("optician", .active)?.hasSuffix("15:00") == true)
  }

  @Test func `Where there was something to cancel, “cancelled” finishes it`() async throws {
    let reader = home.reader()
    await home.say("add cancel the newspaper", "newspaper cancelled. ten minutes on hold", in: reader)
    #expect(try home.titles(.done).sorted() == ["cancel the newspaper"])
  }

  @Test func `A card named behind its new time is changed`() async throws {
    let reader = home.reader()
    await home.say(
      "add farrier on friday at 10am", "add bins out", "make that 10.30 for the farrier, he's just rung", in: reader)
    #expect(try home.due("farrier")?.hasSuffix("10:30") == true)
    await home.say("the bins are urgent", in: reader)
    #expect(try home.store.all(Nudge.self).first { $0.title == "bins out" }?.priority == .high)
    #expect(try home.titles(.active).sorted().count == 2)
  }

  @Test func `Each of several things has the rule before them`() async throws {
    await home.say("remind me every night at 10 to charge the phone and lock the shed", in: home.reader())
    #expect(try home.store.all(Nudge.self).allSatisfy { $0.rule != nil })
  }

  @Test func `An undo with its reason is an undo`() async throws {
    let reader = home.reader()
    await home.say(
      "add ring the roofer", "done with the roofer", "no undo that, he only wanted the address", in: reader)
    #expect(try home.titles(.active).sorted() == ["ring the roofer"])
  }

  @Test func `A time in four figures behind a day is no year`() async throws {
    await home.say("choir thu 10th 1900, it's a swap", in: home.reader())
    #expect(try home.titles(.active).sorted() == ["choir"])
    #expect(try home.due("choir")?.hasSuffix("19:00") == true)
  }

  @Test(arguments: ["swimming might be cancelled", "swimming not cancelled after all", "was swimming cancelled?"])
  func `What is not cancelled stays`(line: String) async throws {
    let reader = home.reader()
    await home.say("add swimming on wednesday", line, in: reader)
    #expect(try home.titles(.active).sorted() == ["swimming"])
  }

  @Test func `An undo that is forbidden is none`() async throws {
    let reader = home.reader()
    await home.say("add ring the roofer", "done with the roofer", "don't undo that", in: reader)
    #expect(try home.titles(.done).sorted() == ["ring the roofer"])
  }

  @Test func `What is not needed is dropped, whatever is told beside`() async throws {
    let reader = home.reader()
    await home.say("add text niamh about the lift", "no need to text niamh, saw her at the gate", in: reader)
    #expect(try home.titles(.active).sorted() == [])
  }

  @Test func `A goodbye is nothing to do`() async throws {
    await home.say("mood 6 now. thanks a million, talk to ya later", in: home.reader())
    #expect(try home.titles(.active).sorted() == [])
  }
}

/// Entries of the log that are told, set right, or named by what people take.
@Suite struct ToldEntryTests {
  let home = TestHome()

  private var measures: [Double] { get throws { try home.store.all(Measure.self).map(\.value) } }

  @Test(arguments: [
    ("pulse 84", "sorry, that pulse should have been 74, i had the wrong glasses on", 74.0),
    ("weight 91.4", "sorry 94.1 fat thumb", 94.1),
  ])
  func `A number is set right`(entry: String, line: String, value: Double) async throws {
    let reader = home.reader()
    await home.say(entry, line, in: reader)
    #expect(try measures == [value])
  }

  @Test func `The last mood is set right by its name`() async throws {
    let reader = home.reader()
    await home.say("mood 3", "add milk", "mood 5 not 3", in: reader)
    #expect(try home.store.all(MoodLog.self).map(\.score) == [5])
  }

  @Test func `An outcry makes no question of an entry`() async throws {
    await home.say("pulse is 104 just sitting here wtf??", in: home.reader())
    #expect(try measures == [104])
  }

  @Test func `A dose that was only not written down was taken`() async throws {
    await home.say("forgot to log yesterdays ritalin, 5mg at 2pm", in: home.reader())
    #expect(try home.store.all(MedicationEntry.self).map(\.state) == [.taken])
  }

  @Test(arguments: ["medikinet 10 with breakfast", "dapagliflozin 10 with breakfast", "levo 75 empty stomach 6am"])
  func `A medicine with its dose was taken`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.store.all(MedicationEntry.self).count == 1)
    #expect(try home.store.all(Nudge.self).isEmpty)
  }

  @Test(arguments: ["zigzags in one eye. aura 5/10. rizatriptan 10mg just now", "rizatriptan 10mg, dentist on friday"])
  func `A day that belongs to something else leaves a dose as it is`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.store.all(MedicationEntry.self).map(\.medication) == ["rizatriptan"])
  }

  @Test func `A medicine beside another is a dose of its own`() async throws {
    let reader = home.reader()
    await home.say("took metformin 500 at 6.30", "ramipril too, same time", in: reader)
    #expect(try home.store.all(MedicationEntry.self).map(\.medication).sorted() == ["metformin", "ramipril"])
    #expect(try home.store.all(Nudge.self).isEmpty)
  }

  @Test func `A hard night is logged whatever else is answered`() async throws {
    await home.say("gm. slept 5.5 hrs only, kept waking up", in: home.reader())
    #expect(try measures == [5.5])
  }

  @Test func `Minutes of what is over begin no focus`() async throws {
    await home.say("add walk the dog with ayo", "did 20 min walk yesterday evening with ayo", in: home.reader())
    #expect(home.heard?.contains("20 minutes for") != true)
  }

  @Test(arguments: ["medikinet 20 with breakfast tomorrow", "order medikinet", "collect dapagliflozin on friday"])
  func `A medicine to get is a card`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.store.all(Nudge.self).count == 1)
  }
}
