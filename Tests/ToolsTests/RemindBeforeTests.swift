import Civil
import Language
import Languages
import Records
import Replies
import Store
import Testing

@testable import Tools

/// A reminder ahead of the time at which a card is due.
@Suite struct RemindBeforeTests {
  let home = TestHome()

  private var reminder: String? {
    get throws { try home.store.all(Nudge.self).first { $0.title == "seminar" }?.remindAt?.isoMinutes }
  }

  @Test(arguments: [
    "remind me 20 mins before the seminar", "give me a heads up 20 minutes before the seminar",
    "remind me about the seminar 20 min before", "can you remind me 20 minutes before",
    "ping me 20 min ahead of the seminar please",
  ])
  func `The reminder comes so much earlier, and one undo takes it back`(line: String) async throws {
    await home.say("seminar tomorrow at 10am", line)
    #expect(try reminder == "2026-11-21T09:40")
    #expect(home.heard == "I'll remind you tomorrow at 09:40: seminar.")
    #expect(try home.titles(.active) == ["seminar"])
    await home.say("undo")
    #expect(try reminder == nil)
  }

  @Test func `It keeps its distance when the card moves, and goes with the time`() async throws {
    await home.say(
      "seminar tomorrow at 10am", "remind me 20 mins before the seminar", "move the seminar to monday at 2pm")
    #expect(try reminder == "2026-11-23T13:40")
    await home.say("the seminar needs to be 1 hour later")
    #expect(try reminder == "2026-11-23T14:40")
    await home.say("the seminar is at 5 not 3")
    #expect(try reminder == "2026-11-23T16:40")
  }

  @Test func `The card tells of it`() async throws {
    await home.say("seminar tomorrow at 10am", "remind me half an hour before the seminar", "show the seminar")
    #expect(home.shown?.details.map { $0.text(.english) } == ["reminder 30 minutes before"])
    await home.say("remind me a day before the seminar")
    #expect(home.heard == "That would have been today at 10:00.")
    await home.say("clear the early reminder for the seminar")
    #expect(try reminder == nil)
  }

  @Test(arguments: [
    ("remind me 3 days before mums bday", "2026-11-27T09:00", "Fri 27 Nov at 09:00"),
    ("remind me a week before mums bday", "2026-11-23T09:00", "Monday at 09:00"),
    ("remind me 2 days before mums bday at 10am", "2026-11-28T10:00", "Sat 28 Nov at 10:00"),
  ])
  func `Of a card with a date only it reminds so many days before, at nine or the time that is said`(
    line: String, moment: String, spoken: String
  ) async throws {
    await home.say("mums bday on 30 november", line)
    #expect(home.heard == "I'll remind you \(spoken): mums bday.")
    #expect(try home.store.all(Nudge.self).first?.remindAt?.isoMinutes == moment)
    await home.say("show mums bday")
    #expect(home.details.first?.hasPrefix("reminder ") == true)
    await home.say("move mums bday to 1 december")
    #expect(
      try home.store.all(Nudge.self).first?.remindAt?.day == LocalTime(iso: moment)?.day.adding(days: 1))
  }

  @Test func `A reminder days ahead comes when its day has come`() async throws {
    await home.say("mums bday on 30 november", "remind me 3 days before mums bday")
    let before = try home.store.dueReminders(now: LocalTime(iso: "2026-11-27T08:59")!, openedAt: nil)
    let after = try home.store.dueReminders(now: LocalTime(iso: "2026-11-27T09:01")!, openedAt: nil)
    #expect(before.isEmpty && after.count == 1)
  }

  @Test func `Without a time of day there is nothing to count minutes from`() async throws {
    await home.say("seminar tomorrow", "remind me 20 mins before the seminar")
    #expect(home.heard == "seminar has no time to remind you before.")
    await home.say("call mum in 10 minutes", "remind me 20 mins before i call mum")
    #expect(try home.store.all(Nudge.self).allSatisfy { $0.remindAt == nil })
  }
}
