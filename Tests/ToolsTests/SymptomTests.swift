import Civil
import Engine
import Language
import Records
import Replies
import Store
import Testing

@testable import SampleLife
@testable import Session
@testable import Tools

@Suite struct SymptomTests {
  let home = TestHome()

  @Test func `A number out of ten answers how bad it is, and no mood`() async throws {
    var options = Session.Options()
    options.isAttended = true
    await home.say("migraine", "5 out of 10", in: home.shell(home.profile(options)))
    #expect(home.heard == "Changed: migraine 5 of 10.")
    #expect(try home.store.all(MoodLog.self).isEmpty)
  }

  @Test func `A symptom that lacks how bad it is gets it from the next line about it`() async throws {
    await home.say("migraine", "migraine was 5", in: home.reader())
    #expect(try home.store.all(SymptomEntry.self).map(\.severity) == [5])
    await home.say("migraine 7", in: home.reader())
    #expect(try home.store.all(SymptomEntry.self).count == 2)
  }

  @Test func `Undo takes back what a line did, and never that it was typed`() async throws {
    await home.say("migraine 5", "blorp zork wibble", "undo", "undo")
    #expect(home.heard == "Undone: kept migraine.")
    #expect(try home.store.all(UnsortedLine.self).count == 1)
  }

  @Test(arguments: [("slept 11 till 7", 8.0), ("slept from 23:30 to 5", 5.5), ("slept 5,5 h", 5.5)])
  func `Sleep is told by its hours or by its clock times`(line: String, hours: Double) async throws {
    await home.say(line)
    #expect(try home.store.all(Measure.self).map(\.value) == [hours])
  }

  @Test(arguments: [
    ("headache 6 after coffee, took ibuprofen 400", "Logged: headache 6 of 10, after coffee; ibuprofen 400."),
    ("migraine since 9am, bad", "Logged: migraine 7 of 10, today 09:00."),
    ("dizzy this morning", "Logged: dizzy, this morning."),
    ("back pain around 9, 4/10", "Logged: back pain 4 of 10, today about 09:00."),
    ("overall 4 today", "Logged: overall 4 of 10."),
    ("log symptom elbow twinge 4", "Logged: elbow twinge 4 of 10."),
    ("ache in my elbow 3", "Logged: elbow pain 3 of 10."),
    ("slept 5h", "Logged: sleep 5 hours."), ("slept 7.5 hours", "Logged: sleep 7.5 hours."),
    ("i weigh 71.5kg", "Logged: weight 71.5 kg."), ("log measure grip strength 32", "Logged: grip strength 32."),
    ("nausea gone", "Logged: nausea 0 of 10, over."),
  ])
  func `A line is a log entry, and its receipt says what was understood`(line: String, receipt: String) async throws {
    await home.say(line)
    #expect(home.heard == receipt)
  }

  @Test func `How loosely a time was said is kept with it`() async throws {
    await home.say("dizzy this morning")
    let entry = try #require(symptoms.first)
    #expect(entry.at == ApproximateTime(When(LocalTime(iso: "2026-11-20T09:00")!), uncertainty: 180))
    #expect(entry.zone == "Europe/London")
  }

  @Test(arguments: ["make that 7", "no, it was 7", "actually 7", "it's a 7"])
  func `Right after, a correction changes it`(line: String) async throws {
    await home.say("headache 6", line)
    #expect(try symptoms.map(\.severity) == [7])
    await home.say("undo")
    #expect(try symptoms.map(\.severity) == [6])
  }

  @Test func `Corrections that contradict each other leave the last, and each can be taken back`() async throws {
    await home.say("headache 6", "make that 7", "no, 3", "no, it was 7")
    #expect(try symptoms.map(\.severity) == [7])
    await home.say("undo", "undo", "undo")
    #expect(try symptoms.map(\.severity) == [6])
  }

  @Test func `What brought it on and when can be said afterwards`() async throws {
    await home.say("headache 6", "it was after red wine", "it started at 8am")
    let entry = try #require(symptoms.first)
    #expect(entry.triggers == ["red wine"])
    #expect(entry.at.when.iso == "2026-11-20T08:00")
  }

  @Test(arguments: ["better now", "gone", "it's over", "it stopped"])
  func `Right after, it can be said to be over`(line: String) async throws {
    await home.say("headache 6 since 8am", line)
    #expect(try symptoms.map(\.endedAt) == [home.now])
    #expect(try home.store.all(Nudge.self).isEmpty)
  }

  @Test(arguments: [
    ("headache 6 for 2 hours", "2026-11-20T08:00", nil),
    ("headache lasted 3 hours", "2026-11-20T07:00", "2026-11-20T10:00"),
    ("headache yesterday at 9am lasted 5 hours", "2026-11-19T09:00", "2026-11-19T14:00"),
    ("headache since ten minutes", "2026-11-20T09:50", nil),
  ])
  func `How long it went on tells when it began or ended`(line: String, began: String, ended: String?) async throws {
    await home.say(line)
    #expect(try symptoms.map(\.at.when.iso) == [began])
    #expect(try symptoms.map { $0.endedAt?.isoMinutes } == [ended])
  }

  @Test(arguments: ["headache -3", "make that -3", "make that 1000000000"])
  func `A number below or far beyond the worst changes nothing and keeps no card`(line: String) async throws {
    await home.say("headache 6", line)
    #expect(try symptoms.map(\.severity) == [6])
    #expect(try home.store.all(Nudge.self).isEmpty)
    #expect(home.heard?.hasPrefix("How bad goes from 0") == true)
  }

  @Test(arguments: [
    ("slept 400h", "A day has 24 hours."), ("slept -4h", "A measure can't be below zero."),
  ])
  func `What no day holds is not measured`(line: String, answer: String) async throws {
    await home.say(line)
    #expect(home.heard == answer)
    #expect(try home.store.all(Measure.self).isEmpty)
  }

  @Test func `The last entry is deleted, and no card is looked for`() async throws {
    await home.say("headache 6", "delete the last entry")
    #expect(try symptoms.filter { !$0.deleted }.isEmpty)
  }

  @Test func `A symptom that is over ends its entry`() async throws {
    await home.say("headache 6")
    home.wait(minutes: 150)
    await home.say("headache gone")
    #expect(home.heard == "Logged: headache 6 of 10, over after 3 hours, today 10:00.")
    #expect(try symptoms.map(\.endedAt) == [LocalTime(iso: "2026-11-20T12:30")])
    await home.say("undo")
    #expect(try symptoms.map(\.endedAt) == [nil])
  }

  @Test func `The last of a kind is meant by its kind`() async throws {
    await home.say("headache 6", "took ibuprofen", "slept 7h", "delete the last symptom")
    #expect(try symptoms.isEmpty)
    #expect(try home.store.all(MedicationEntry.self).count == 1)
    await home.say("undo", "change my last symptom to 4")
    #expect(try symptoms.map(\.severity) == [4])
    #expect(try home.store.all(Measure.self).map(\.value) == [7])
  }

  @Test func `Words added to words are both kept, and can be struck`() async throws {
    await home.say("headache 6 after coffee, note throbbing", "add the note better now to that symptom")
    let entry = try #require(symptoms.first)
    #expect(
      try entry.note.map { try home.profile.sealedFields.open($0, of: entry.id, .symptomNote) }
        == "throbbing\nbetter now")
    await home.say("no note", "no trigger")
    #expect(try symptoms.map { $0.note == nil && $0.triggers.isEmpty } == [true])
  }

  @Test func `What an entry cannot hold is said, and nothing is dropped`() async throws {
    await home.say("took ibuprofen")
    let tool = try #require(home.profile.tool(verb: "edit-log"))
    await #expect(throws: UserError.self) {
      _ = try await tool.run(Turn(context: home.reading), ["note": .words("felt odd")])
    }
    await #expect(throws: UserError.self) {
      _ = try await tool.run(Turn(context: home.reading), ["dose": .words("-2")])
    }
  }

  @Test func `An end before the beginning is asked again`() async throws {
    await home.say("headache 6", "headache gone at 8am")
    #expect(home.heard == "That is before it began: today 10:00.")
    #expect(try symptoms.map(\.endedAt) == [nil])
  }

  @Test func `What was taken since is of some time since`() async throws {
    await home.say("back pain since 8am took ibuprofen")
    #expect(
      try home.store.all(MedicationEntry.self).map(\.at)
        == [ApproximateTime(When(LocalTime(iso: "2026-11-20T09:00")!), uncertainty: 60)])
  }

  @Test(arguments: ["headache 11", "headache 11/10"])
  func `A number beyond the worst is asked again`(line: String) async throws {
    await home.say(line)
    #expect(home.heard == "How bad goes from 0 (not at all) to 10 (the worst).")
    #expect(try symptoms.isEmpty)
  }

  @Test(arguments: ["headache tomorrow 5", "took ibuprofen tomorrow at 9"])
  func `Nobody has felt what is still ahead`(line: String) async throws {
    await home.say(line)
    #expect(home.heard?.hasPrefix("That's still to come") == true)
    #expect(try symptoms.isEmpty)
  }

  @Test func `A loose time that reaches back to now is now`() async throws {
    home.wait(until: "2026-11-20T08:00")
    await home.say("dizzy this morning")
    #expect(try symptoms.map(\.at) == [ApproximateTime(When(home.now), uncertainty: 180)])
  }

  @Test func `A name of any length is refused in few words`() throws {
    let tool = try #require(home.profile.tool(verb: "symptom"))
    let name = try #require(tool.parameters.first)
    #expect(!name.accepts(.words(String(repeating: "ache ", count: 2_000)), home.reading))
    #expect(name.accepts(.words("elbow twinge"), home.reading))
  }

  @Test func `Words of one's own are sealed, and damaged ones say so`() async throws {
    await home.say("headache 6, note canary sang", "show that entry")
    #expect(!home.saved.contains("canary"))
    var entry = try #require(symptoms.first)
    #expect(try entry.note.map { try home.profile.sealedFields.open($0, of: entry.id, .symptomNote) } == "canary sang")
    entry.note = entry.note?.spoilt
    try home.store.change(Intent(tool: "test", label: .text(""))) { try $0.put(entry) }
    await home.say("show that entry")
    #expect(home.pageCard?.notes == "The words are damaged. “nudgy doctor” tells you more.")
  }

  @Test func `A comment stands beside the entry, under who made it`() async throws {
    await home.say("migraine 8", "comment on that last entry: eased off after a nap")
    let entry = try #require(symptoms.first)
    var remark = CollaboratorNote(
      id: IDGenerator.version4(9, 9), entry: entry.id,
      text: try home.profile.sealedFields.seal("you looked pale", of: IDGenerator.version4(9, 9), .comment),
      createdAt: home.now)
    remark.authorName = "Robin"
    try home.store.change(Intent(tool: "test", label: .text(""))) { try $0.put(remark) }
    await home.say("show that entry")
    #expect(
      home.told == ["you, today 10:00: eased off after a nap", "Robin, today 10:00: you looked pale"])
  }

  @Test func `An entry is deleted like anything current, and comes back`() async throws {
    await home.say("headache 6", "delete it")
    #expect(try symptoms.isEmpty)
    await home.say("undo")
    #expect(try symptoms.count == 1)
    await home.say("slept 7h", "delete that")
    #expect(try home.store.all(Measure.self).isEmpty)
  }

  private var symptoms: [SymptomEntry] { get throws { try home.store.all(SymptomEntry.self) } }
}

extension TestHome {
  var pageCard: Card? { page.lazy.compactMap { if case .card(let card) = $0 { card } else { nil } }.first }
}
