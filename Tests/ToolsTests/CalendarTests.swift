import Engine
import Records
import Replies
import Store
import Testing

@testable import Session
@testable import Tools

/// What lies ahead: each day with all that falls on it, whether it is stored or repeats.
@Suite struct CalendarTests {
  let home = TestHome()

  /// The lists of a page, each as its heading and its titles.
  private var days: [[String]] {
    home.page.compactMap { part in
      guard case .list(let list) = part else { return nil }
      return [list.heading?.text() ?? ""] + list.cards.map(\.title)
    }
  }

  private var times: [String] {
    home.page.flatMap { part -> [String] in
      guard case .list(let list) = part else { return [] }
      return list.cards.map { $0.time?.text() ?? "" }
    }
  }

  @Test(arguments: ["calendar next week", "what have i got next week", "whats on next week"])
  func `A week to come shows each day with all that repeats on it`(_ line: String) async throws {
    await home.say("water the plants every weekday at 8", "bins out every tuesday and friday", "dentist on wednesday")
    await home.say(line, in: home.reader())
    #expect(
      days == [
        ["Mon", "water the plants"], ["Tue", "water the plants", "bins out"], ["Wed", "water the plants", "dentist"],
        ["Thu", "water the plants"], ["Fri 27 Nov", "water the plants", "bins out"],
      ])
    // Nothing of it is stored.
    #expect(try home.titles(.active).count == 3)
  }

  @Test func `This week is what is left from before, then each day up to Sunday`() async {
    home.wait(until: "2026-11-18T10:00")
    await home.say("call mum today")
    home.wait(until: "2026-11-20T10:00")
    await home.say("feed the cat every day at 11am", "pay rent on monday")
    await home.say("show me this week", in: home.reader())
    #expect(
      days == [
        ["From before today", "call mum"], ["today", "feed the cat"], ["tomorrow", "feed the cat"],
        ["Sun", "feed the cat"],
      ])
    await home.say("week")
    #expect(days.map(\.first) == ["From before today", "today", "tomorrow", "Sun"])
  }

  @Test func `What repeats keeps its hour when the clocks change`() async {
    home.wait(until: "2026-10-23T09:00")
    await home.say("take the bread out every day at 1:30am", "calendar this week", "calendar next week")
    #expect(times.count == 7 && times.allSatisfy { $0 == "01:30" })
    await home.say("week")
    #expect(days.map(\.first) == ["tomorrow", "Sun"])
    #expect(times == ["01:30", "01:30"])
  }

  @Test func `What rests or ends does not fall on the days of its rest, nor after its end`() async {
    await home.say(
      "feed the cat every day at 9am", "snooze the cat until wednesday", "call gran every day until tuesday",
      "calendar next week")
    #expect(
      days == [
        ["Mon", "call gran"], ["Tue", "call gran"], ["Wed", "feed the cat"], ["Thu", "feed the cat"],
        ["Fri 27 Nov", "feed the cat"], ["Sat 28 Nov", "feed the cat"], ["Sun 29 Nov", "feed the cat"],
      ])
  }

  @Test func `A longer time is one list in pages, and programs always get one list`() async throws {
    await home.say("feed the cat every day at 9am", "calendar december")
    #expect(home.list?.heading?.text() == "From Tue 1 Dec to Thu 31 Dec")
    #expect(home.list?.cards.count == 5 && home.list?.more == 26)
    await home.say("more")
    #expect(home.list?.cards.first?.time?.text() == "Sun 6 Dec 09:00")
    var options = Session.Options()
    options.isForPrograms = true
    options.listLimit = 100
    await home.say("calendar next week", in: home.shell(home.profile(options)))
    #expect(home.list?.cards.count == 7)
  }

  @Test func `Today has what is due today, and what comes later stands under Next`() async {
    await home.say("oil the gate today", "call mum tomorrow at 10pm", "dentist on wednesday at 10", "today")
    #expect(days == [["Today", "oil the gate"], ["Next", "call mum", "dentist"]])
    await home.say("done gate", "today")
    #expect(days == [["Next", "call mum", "dentist"]])
  }

  @Test func `What comes several times a day stands there at each of its times`() async throws {
    await home.say("take antibiotics 3x a day for 7 days", "calendar next week")
    let monday = zip(days, home.page).first { $0.0.first == "Mon" }
    #expect(monday?.0.count == 4)
  }

  @Test func `What comes every few minutes does not fill the day`() async throws {
    await home.say("look up every 20 minutes", "calendar next week")
    #expect(days.allSatisfy { $0.count == 2 })
  }

  @Test func `The end of what repeats is told with it`() async throws {
    await home.say("physio every tuesday until 15 december")
    #expect(home.heard == "Got it: physio, every Tuesday until Tue 15 Dec.")
    await home.say("show physio")
    #expect(home.details.first == "every Tuesday until Tue 15 Dec")
    await home.say("swim every tuesday at 9am until 15 december")
    #expect(home.heard == "Got it: swim, every Tuesday at 09:00 until Tue 15 Dec.")
  }
}
