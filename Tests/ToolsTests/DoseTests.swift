import Civil
import Engine
import Records
import Replies
import Store
import Testing
import Vault

@testable import Session
@testable import SymptomsTools
@testable import Tools

@Suite struct DoseTests {
  let home = TestHome()

  @Test(arguments: ["took my drops", "used my patch at 8"])
  func `What one applies may be called by its form`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.store.all(MedicationEntry.self).map(\.state) == [.taken])
  }

  @Test(arguments: ["took both", "took my pills", "took them all", "took my meds"])
  func `All planned medicines are meant by what people call them together`(line: String) async throws {
    await home.say(
      "i take sertraline every day at 10am", "i take ritalin 10mg every day at 10am", line,
      in: home.reader())
    #expect(try home.store.all(MedicationEntry.self).map(\.medication).sorted() == ["ritalin", "sertraline"])
  }

  @Test func `A dose without a name is the one that a card asks for`() async throws {
    var options = Session.Options()
    options.isAttended = true
    let shell = home.shell(home.profile(options))
    await home.say("remind me to take my sertraline at 11am", in: shell)
    await home.say("took my meds", in: shell)
    #expect(try doses.map(\.medication) == ["sertraline"])
    #expect(home.question?.text.text() == "Is “take my sertraline” done with that?")
    await home.say("yes", in: shell)
    #expect(try home.titles(.active) == [])
  }

  @Test func `Of several cards, those for about now are meant`() async throws {
    await home.say(
      "remind me to take my sertraline at 11am", "remind me to take my ritalin at 11:30",
      "remind me to take my melatonin at 10pm", "took my meds")
    #expect(try Set(doses.map(\.medication)) == ["sertraline", "ritalin"])
  }

  @Test func `“My pill” is never what is to be ironed`() async throws {
    await home.say("iron the shirts at 11am", "remind me to take my ritalin at 11am", "took my pill")
    #expect(try doses.map(\.medication) == ["ritalin"])
  }

  @Test func `Another medicine just before hides no dose`() async throws {
    await home.say("took 400mg ibuprofen", "took my meds")
    #expect(home.heard?.hasPrefix("Logged: meds") == true)
    #expect(try Set(doses.map(\.medication)) == ["ibuprofen", "meds"])
  }

  @Test(arguments: ["yes", "no"]) func `A dose that a card named is not logged again, done or not`(answer: String)
    async throws
  {
    var options = Session.Options()
    options.isAttended = true
    let shell = home.shell(home.profile(options))
    await home.say("remind me to take my sertraline at 11am", "took my meds", answer, "took my pill", in: shell)
    #expect(home.heard?.hasPrefix("Already logged: sertraline") == true)
    #expect(try doses.map(\.medication) == ["sertraline"])
  }

  @Test func `Said again right after, it is no second dose`() async throws {
    await home.say("i take sertraline 50mg every day at 8am", "took my pill", "took my meds", "i took my pill")
    #expect(home.heard?.hasPrefix("Already logged: sertraline 50mg") == true)
    #expect(try doses.count == 1)
    home.wait(minutes: 40)
    await home.say("took my meds")
    #expect(try doses.count == 2)
  }

  @Test func `A dose that a card asks for today asks whether the card is done`() async throws {
    var options = Session.Options()
    options.isAttended = true
    let shell = home.shell(home.profile(options))
    await home.say(
      "take propranolol every day at 9am", "order propranolol by december", "took propranolol", in: shell)
    #expect(home.question == nil)
    home.wait(until: "2026-11-21T09:05")
    await home.say("took propranolol")
    #expect(home.question == nil)
    await home.say("took propranolol", in: shell)
    #expect(home.question?.text.text() == "Is “take propranolol” done with that?")
    await home.say("yes", in: shell)
    #expect(home.heard?.hasPrefix("Done: take propranolol") == true)
  }

  @Test(arguments: [
    ("took 400mg ibuprofen", "Logged: ibuprofen 400mg.", MedicationEntry.State.taken),
    ("skipped my meds", "Logged: meds, skipped on purpose.", .skipped),
    ("forgot my antibiotics", "Logged: antibiotics, missed.", .missed),
    ("took my ritalin late", "Logged: ritalin, taken late.", .late),
    ("not sure if i took my ritalin", "Logged: ritalin, not known.", .unknown),
    ("took my morning dose", "Logged: meds, this morning.", .taken),
  ])
  func `A dose is one of five facts`(line: String, receipt: String, state: MedicationEntry.State) async throws {
    await home.say(line)
    #expect(home.heard == receipt)
    #expect(try doses.map(\.state) == [state])
  }

  @Test func `The evening's dose is yesterday's in the morning`() async throws {
    await home.say("skipped the evening dose on purpose")
    #expect(try doses.map(\.at.when.iso) == ["2026-11-19T18:00"])
    #expect(try doses.map(\.state) == [.skipped])
  }

  @Test(arguments: ["took -2 ibuprofen", "took 0 ibuprofen"])
  func `Less than something is no dose`(line: String) async throws {
    await home.say(line)
    #expect(home.heard == "A dose is more than zero.")
    #expect(try doses.isEmpty)
  }

  @Test func `A plan is kept with its time, and said again it is changed`() async throws {
    await home.say("i take sertraline 50mg every morning at 8")
    #expect(home.heard == "Planned: sertraline 50mg, every day at 08:00.")
    await home.say("i take sertraline 100mg every day at 8am")
    #expect(try plans.map(\.dose) == ["100mg"])
    await home.say("undo")
    #expect(try plans.map(\.dose) == ["50mg"])
    await home.say("my medication plans")
    #expect(home.lines == ["sertraline 50mg, every day at 08:00"])
  }

  @Test func `My meds are the planned ones that are due about then`() async throws {
    await home.say(
      "i take sertraline 50mg every day at 8am", "i take ritalin every day at 9am",
      "i take melatonin every day at 10pm",
      "took my meds")
    #expect(try Set(doses.map(\.medication)) == ["sertraline", "ritalin"])
    #expect(try doses.allSatisfy { $0.plan != nil })
    await home.say("undo")
    #expect(try doses.isEmpty)
  }

  @Test func `A planned dose answers for its plan once`() async throws {
    await home.say("i take sertraline 50mg every day at 8am", "took my sertraline")
    home.wait(minutes: 1)
    await home.say("took my sertraline")
    #expect(try doses.map { $0.plan != nil } == [true, false])
  }

  @Test func `Two devices that note the same planned dose make one record`() async throws {
    await home.say("i take sertraline 50mg every day at 8am", "i take ritalin every day at 9am", "took my meds")
    let slots = try plans.map { ($0.id, "2026-11-20") }
    let named = slots.map { ID(bytes: Vault.uuid(named: $1, in: $0.bytes)) }
    #expect(try Set(doses.map(\.id)) == Set(named))
    // Once for each day, whenever on that day it is noted.
    home.wait(until: "2026-11-21T11:30")
    await home.say("took my ritalin")
    let plan = try #require(try plans.first { $0.medication == "ritalin" })
    #expect(try doses.map(\.id).contains(ID(bytes: Vault.uuid(named: "2026-11-21", in: plan.id.bytes))))
  }

  @Test func `What is not planned, or planned and noted already, has an id of its own`() async throws {
    await home.say("i take sertraline every day at 8am", "took my sertraline", "took my sertraline", "took an aspirin")
    #expect(try Set(doses.map(\.id)).count == 3)
    let plan = try #require(try plans.first)
    let named = ID(bytes: Vault.uuid(named: "2026-11-20", in: plan.id.bytes))
    #expect(try doses.filter { $0.id == named }.count == 1)
  }

  @Test func `A planned dose that was taken back can be noted anew, and one moved to another day is not overwritten`()
    async throws
  {
    await home.say("i take sertraline every day at 8am", "took my sertraline", "undo")
    #expect(try doses.isEmpty)
    home.wait(minutes: 5)
    await home.say("skipped my sertraline")
    #expect(try doses.map(\.state) == [.skipped])
    #expect(try doses.map(\.createdAt) == [home.now])
    var moved = try #require(try doses.first)
    moved.at = ApproximateTime(When(home.now.adding(minutes: -24 * 60)))
    try home.store.change(Intent(tool: "edit_entry", label: .text(""))) { try $0.put(moved) }
    await home.say("took my sertraline")
    #expect(try doses.map(\.state).sorted { $0.rawValue < $1.rawValue } == [.skipped, .taken])
    #expect(try doses.allSatisfy { $0.plan != nil })
  }

  @Test(arguments: [("2026-11-20T20:30", 8), ("2026-11-21T00:30", 23)])
  func `A dose taken late in the day, or after midnight, still answers for its plan`(now: String, hour: Int)
    async throws
  {
    await home.say("i take sertraline every day at \(hour):00")
    home.wait(until: now)
    await home.say("took my sertraline")
    #expect(try doses.allSatisfy { $0.plan != nil })
  }

  @Test func `A new rule begins today, and leaves what was due before as it was`() async throws {
    await home.say("i take sertraline every day at 8am")
    home.wait(minutes: 3 * 24 * 60)
    await home.say("i take sertraline every other day at 8am")
    #expect(try plans.map { $0.until?.iso } == ["2026-11-22", nil])
    #expect(try plans.map(\.since.day.iso) == ["2026-11-20", "2026-11-23"])
  }

  @Test func `A dose that nobody noted is asked about, and not knowing is an answer`() async throws {
    await home.say("i take sertraline 50mg every day at 8am", "which doses did i miss")
    #expect(home.question?.text.text() == "sertraline, today 08:00: how did it go?")
    #expect(home.question?.choices.map { $0.label.text() }.last == "I don't know")
    await home.say("5")
    #expect(try doses.map(\.state) == [.unknown])
    #expect(try doses.map(\.at.when.iso) == ["2026-11-20T08:00"])
    await home.say("doses")
    #expect(home.heard == "Every planned dose is logged.")
  }

  @Test func `What was due before it was planned is asked about by nobody`() async throws {
    await home.say("i take sertraline 50mg every day at 8am")
    let shell = home.profile
    _ = shell.storeOpener.isNew
    #expect(try shell.openDoseNotices.notices(home.now).isEmpty)
    home.wait(minutes: 24 * 60)
    #expect(try shell.openDoseNotices.notices(home.now).count == 1)
  }

  @Test func `A shell says so once a day, whoever asks`() async throws {
    home.wait(until: "2026-11-20T07:00")
    await home.say("i take sertraline 50mg every day at 8am")
    home.wait(until: "2026-11-20T10:00")
    let (one, other) = (home.profile, home.profile)
    _ = (one.storeOpener.isNew, other.storeOpener.isNew)
    let notice = try #require(one.openDoseNotices.notices(home.now).first)
    #expect(notice.text.text() == "sertraline, today 08:00, isn't logged yet. “doses” asks about it.")
    #expect(!notice.isRequested)
    #expect(try notice.claim())
    #expect(try other.openDoseNotices.notices(home.now).isEmpty)
    home.wait(minutes: 24 * 60)
    #expect(try other.openDoseNotices.notices(home.now).first?.claim() == true)
  }

  @Test func `An ended plan asks for nothing more, and what was taken stays`() async throws {
    await home.say("i take sertraline 50mg every day at 8am", "took my sertraline")
    home.wait(minutes: 3 * 24 * 60)
    await home.say("i no longer take sertraline", "which doses did i miss")
    #expect(try doses.count == 1)
    #expect(try plans.map(\.until?.iso) == ["2026-11-22"])
    await home.say("took my sertraline")
    #expect(try doses.map { $0.plan != nil } == [true, false])
  }

  @Test func `A plan of every minute is none`() async throws {
    await home.say("i take zinc every minute")
    #expect(home.heard == "A plan can have at most one dose an hour.")
    #expect(try plans.isEmpty)
  }

  @Test(arguments: [("idk", MedicationEntry.State.unknown), ("i forgot", .missed), ("on purpose", .skipped)])
  func `How a dose went can be said in one's own words`(answer: String, state: MedicationEntry.State) async throws {
    await home.say("i take ritalin every day at 7am", "which doses did i miss", answer)
    #expect(try doses.map(\.state) == [state])
  }

  @Test(arguments: [
    ("make that 3", "3"), ("it was 400mg", "400mg"), ("no, i took half a tablet", "half a tablet"),
  ])
  func `Right after, how much it was can be corrected`(line: String, dose: String) async throws {
    await home.say("took 2 ibuprofen", line)
    #expect(try doses.map(\.dose) == [dose])
  }

  private var doses: [MedicationEntry] { get throws { try home.store.all(MedicationEntry.self) } }
  private var plans: [MedicationPlan] { get throws { try home.store.all(MedicationPlan.self) } }
}
