import Civil
import Engine
import Records
import Replies
import Store
import Testing

@testable import Session
@testable import Tools

/// Times that are said by other ones, or that only look like others.
@Suite struct CardTimeTests {
  let home = TestHome()

  @Test func `Whoever snoozes past the deadline is told so`() async throws {
    await home.say("pay the rent by wednesday", "snooze the rent until friday")
    #expect(
      home.heard == "Snoozed: pay the rent, until Fri 27 Nov at 09:00. That's after it's due, Wednesday.")
    await home.say("snooze the rent until tuesday")
    #expect(home.heard == "Snoozed: pay the rent, until Tuesday at 09:00.")
  }

  @Test func `Whoever is late with what repeats has not missed the next`() async throws {
    await home.say("water the ferns every day at 9am")
    home.wait(until: "2026-11-22T10:00")
    await home.say("done with the ferns")
    #expect(home.heard == "Done: water the ferns. The one for today at 09:00 is still to do.")
    await home.say("done with the ferns")
    #expect(home.heard == "Done: water the ferns. Back tomorrow at 09:00.")
  }

  @Test(arguments: [
    ("the regatta is on the 5th so i must wax the hull the day before", "wax", "2026-12-04"),
    ("audit is on the 11th, print the ledgers two days before at 3pm", "ledgers", "2026-12-09T15:00"),
    ("remind me the day before the recital on the 9th to tune the cello", "cello", "2026-12-08"),
    ("the christening is on the 6th and i have to ice the cake the night before", "cake", "2026-12-05T18:00"),
  ])
  func `A day is counted from another one of the line`(line: String, words: String, due: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.due(words)?.hasPrefix(due) == true)
  }

  @Test(arguments: [
    ("open house on the 12th from 10 to 12", "open house", "2026-12-12T10:00"),
    ("grade the essays on thursday about two hours", "grade the essays", "2026-11-26"),
    ("post the samples to mr lund for the fair by 9 december", "post the samples", "2026-12-09"),
    ("boiler man at 7 mill rd 10 dec 8.30am", "boiler man at 7 mill rd", "2026-12-10T08:30"),
    ("sort the attic later today, half an hour tops", "sort the attic", "2026-11-20T13:00"),
  ])
  func `A number that counts or is an address is no hour`(line: String, words: String, due: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.store.all(Nudge.self).first { $0.title.contains(words) }?.due?.iso == due)
  }

  @Test(arguments: [
    ("chess club, second tuesday of the month at 7pm", "FREQ=MONTHLY;BYDAY=2TU"),
    ("bell practice thursday evenings", "FREQ=WEEKLY;BYDAY=TH"),
    ("settle the bar tab by the last friday of the month", nil),
  ])
  func `What is said of every month or of all evenings recurs`(line: String, rule: String?) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.store.all(Nudge.self).map(\.rule) == [rule])
  }

  @Test func `What a bracket tells is no part of the name`() async throws {
    await home.say("order a kettle (the old one gave up)", "buy bulbs (e14, warm white)", in: home.reader())
    #expect(try home.titles(.active).sorted() == ["buy bulbs (e14, warm white)", "order a kettle"])
  }
}
