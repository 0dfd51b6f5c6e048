import Engine
import Language
import Records
import Replies
import Store
import Testing

@testable import Session
@testable import Tools

/// What people ask about what they logged and wrote.
@Suite struct OwnThingsTests {
  let home = TestHome()

  // MARK: Two numbers of one reading

  @Test func `A blood pressure is one row, in the receipt, the log and when it goes`() async throws {
    await home.say("blood pressure 128/84")
    #expect(home.heard == "Logged: blood pressure 128/84.")
    await home.say("timeline")
    #expect(home.listed == ["blood pressure 128/84"])
    await home.say("show my symptoms this month")
    #expect(home.table?.rows.map { $0.last?.text() } == ["blood pressure 128/84"])
    await home.say("timeline", "open entry 1")
    #expect(home.pageCard?.title == "blood pressure 128/84")
    await home.say("timeline", "delete 1 from the log")
    #expect(home.heard == "Deleted: blood pressure 128/84. “undo” brings it back.")
    #expect(try home.store.all(Measure.self).isEmpty)
    await home.say("undo", "timeline")
    #expect(home.listed == ["blood pressure 128/84"])
  }

  @Test(arguments: [
    "what was my blood pressure today", "show my blood pressure since 16/11", "how was my blood pressure",
    "bp this week", "show me my bp this week",
  ])
  func `Asked for, the readings are shown`(_ line: String) async {
    await home.say("blood pressure 128/84", "headache 3", line)
    #expect(home.listed == ["blood pressure 128/84"] || home.table?.rows.count == 1, "\(line)")
  }

  @Test func `Numbers that were measured apart, or named apart, are rows of their own`() async {
    await home.say("systolic 128", "systolic this week")
    #expect(home.listed == ["systolic 128"])
    home.wait(minutes: 30)
    await home.say("diastolic 84", "timeline")
    #expect(home.listed == ["diastolic 84", "systolic 128"])
    await home.say("systolic 120 and diastolic 80")
    #expect(home.heard == "Logged: diastolic 80.")
  }

  // MARK: What the log has

  @Test func `A symptom is found by one of its words`() async throws {
    await home.say("back pain 5", "headache 3")
    let reply = try await home.run("timeline", ["symptom": .words("back")], writing: nil).reply
    guard case .page(let parts) = reply.content, case .list(let list)? = parts.first else {
      Issue.record("no list")
      return
    }
    #expect(parts.count == 1 && list.cards.map(\.title) == ["back pain 5 of 10"])
    await home.say("How has my back been?")
    #expect(home.heard?.hasPrefix("Nothing is logged about") == false)
    #expect(home.page.contains { part in "\(part)".contains("back pain") })
  }

  @Test func `Nights are shown where somebody asks how they slept`() async {
    await home.say("slept 6h", "headache 3", "how did i sleep")
    #expect(home.listed == ["sleep 6 hours"])
  }

  @Test func `How many is answered with the number`() async {
    await home.say("i had 2 coffees", "had 1 coffee at 9am", "headache 3", "how many coffees did i have today")
    #expect(home.heard == "coffee: 3 cups today.")
    await home.say("migraine 6", "migraine 4 on tuesday", "how often did i get migraines")
    #expect(home.heard == "migraine: 2 times since Tue 17 Nov.")
    await home.say("how many glasses of water have i had today")
    #expect(home.heard == "No water is logged for that time.")
  }

  @Test func `What only moods tell of is said so`() async {
    await home.say("mood 6 a bit of migraine", "headache 3", "how often did i get migraines")
    #expect(home.heard == "No migraine is logged yet.")
    #expect(home.lines == ["It comes up in your moods:", "today 10:00: a bit of migraine"])
  }

  @Test func `Where no time is named, the last ones are shown`() async {
    await home.say("mood 6", "weight 70 kg")
    home.wait(until: "2026-12-20T10:00")
    await home.say("how have i been feeling")
    #expect(home.heard == "The last mood is from Fri 20 Nov 10:00: 6 of 10.")
    #expect(home.table?.rows.count == 1)
    await home.say("show my weight")
    #expect(home.listed == ["weight 70 kg"])
    await home.say("how was my mood this week")
    #expect(home.heard == "No mood is logged for that time.")
  }

  @Test func `History tells what was done and logged lately`() async {
    await home.say("buy milk", "done milk", "headache 3", "history")
    #expect(home.listed == ["buy milk", "headache 3 of 10"])
  }

  // MARK: Notes

  @Test(arguments: [
    ("what did the note about the ISP say", "the ISP said the engineer comes on Thursday"),
    ("show the note about the ISP engineer visit", "the ISP said the engineer comes on Thursday"),
  ])
  func `A note is opened by the words that it has`(_ line: String, _ title: String) async {
    await home.say("note: the ISP said the engineer comes on Thursday", "note: the visit to gran was nice", line)
    #expect(home.shown?.title == title)
  }

  @Test(arguments: [
    ("isp notes", ["the ISP said the engineer comes"]), ("isps notes", ["the ISP said the engineer comes"]),
    ("Where is the key for the Davies place?", ["Davies: the key is under the pot"]),
    ("find my note about the Davies house key", ["Davies: the key is under the pot"]),
  ])
  func `Words that no note has do not hide the one that is meant`(_ line: String, _ titles: [String]) async {
    await home.say(
      "note: the ISP said the engineer comes", "note: Davies: the key is under the pot", "note: the key of G is F sharp"
    )
    await home.say(line, in: home.reader())
    #expect(home.list?.cards.map(\.title) == titles)
  }

  @Test func `Where no word fits, nothing is found, and nothing is deleted by half its words`() async throws {
    await home.say("note: the ISP said the engineer comes", "find my note about the piano tuner")
    #expect(home.heard == "No note matches “the piano tuner”.")
    await home.say("delete the note about the ISP bill")
    #expect(try home.store.all(Note.self).count == 1)
  }

  @Test func `A note of one line is not shown twice`() async {
    await home.say("note: buy a hoover bag", "find my note about the hoover")
    #expect(home.list?.cards.first?.title == "buy a hoover bag" && home.list?.cards.first?.excerpt == nil)
    await home.say("make a note titled cellar: the hoover stands behind the door", "find my note about the hoover")
    let longer = home.list?.cards.first { $0.title == "cellar" }
    #expect(longer?.excerpt?.pieces.filter(\.isMatch).map(\.text) == ["hoover"])
  }

  @Test func `What was written about somebody stands in notes, journal and cards`() async {
    await home.say(
      "note: Dad likes the blue jumper", "journal: Dad called today", "ring Dad's doctor", "What did I write about Dad?"
    )
    #expect(home.listed == ["Dad likes the blue jumper", "Dad called today", "ring Dad's doctor"])
    await home.say("what did i write about the boiler")
    #expect(home.heard == "Nothing you wrote matches “the boiler”.")
  }

  // MARK: All of it

  @Test func `List all is all that waits, and show all shows a list again`() async {
    await home.say("buy milk", "feed the cat", "done cat", "list done", "list all")
    #expect(home.list?.cards.map(\.title) == ["buy milk"])
    await home.say("list", "show all")
    #expect(home.list?.cards.map(\.title) == ["buy milk"])
    await home.say("show all", "show all")
    #expect(home.list?.cards.map(\.title) == ["buy milk"])
  }

  @Test func `A reading is deleted and undone by its own name`() async throws {
    await home.say("bp 128/84", "timeline", "delete number 1 from the log", in: home.reader())
    #expect(try home.store.all(Measure.self).isEmpty)
    await home.say("undo")
    #expect(home.heard == "Undone: deleted blood pressure.")
    #expect(try home.store.all(Measure.self).count == 2)
  }

  @Test func `What rests is shown by that word`() async {
    await home.say("buy milk", "feed the cat", "snooze cat until monday", "show resting")
    #expect(home.list?.cards.map(\.title) == ["feed the cat"])
  }
}
