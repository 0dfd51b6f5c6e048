import Civil
import Engine
import Language
import Records
import Replies
import Store
import Testing

@testable import Cards
@testable import Session
@testable import Tools

/// A shell that opens: the greeting of the day, and what is offered after days away.
@Suite struct ComingBackTests {
  let home = TestHome()

  /// A week in which much was due, and eight days without a word.
  private func stayAway() async {
    await home.say(
      "council tax by sunday", "call the dentist tomorrow at 3pm", "water the ferns every day at 9am",
      "post the letter on monday", "renew the library card by tuesday", "buy milk")
    home.wait(until: "2026-11-28T09:30")
  }

  @Test func `The greeting carries the day, once a day`() async throws {
    await home.say("call mum at 3pm", "buy milk", "Call me Sam.")
    #expect(try home.profile.openingCall(now: home.now) == Call("greet"))
    #expect(try home.profile.openingCall(now: home.now) == nil)
    await home.say("hello")
    #expect(home.heard == "Good morning, Sam. One thing today: call mum at 15:00.")
    await home.say("pay the rent today", "hello")
    #expect(home.heard == "Good morning, Sam. 2 things today, first call mum at 15:00.")
    await home.say("done with mum", "done with the rent", "hello")
    #expect(home.heard == "Good morning, Sam. Nothing is due today.")
    home.wait(until: "2026-11-21T20:00")
    #expect(try home.profile.openingCall(now: home.now) == Call("greet"))
  }

  @Test func `After days away what matters today comes first, and a fresh start is offered`() async throws {
    await stayAway()
    #expect(try home.profile.openingCall(now: home.now) == Call("welcome_back"))
    await home.say("i'm back")
    #expect(home.heard == "Welcome back. One thing today: water the ferns, due since 09:00.")
    #expect(
      home.lines == ["4 things are from before: call the dentist, council tax, post the letter and 1 more."])
    #expect(home.question?.choices.count == 3)
  }

  @Test func `What repeats every day is due today, and is not from before`() async throws {
    await home.say("water the ferns every day at 9am", "stretch every day")
    home.wait(until: "2026-11-28T08:30")
    await home.say("hello")
    #expect(home.heard == "Good morning. 2 things today, first water the ferns at 09:00.")
  }

  @Test(arguments: ["everything overdue to monday", "everything that's overdue to monday", "all overdue to monday"])
  func `All that is past its time moves in so many words`(line: String) async throws {
    await stayAway()
    await home.say(line, in: home.reader())
    #expect(try home.due("council tax")?.hasPrefix("2026-11-30") == true)
    #expect(try home.due("post the letter")?.hasPrefix("2026-11-30") == true)
    await home.say("undo")
    #expect(try home.due("council tax")?.hasPrefix("2026-11-22") == true)
  }

  @Test func `Whoever was here yesterday, or left little, is greeted as ever`() async throws {
    await home.say("council tax by sunday", "buy milk")
    home.wait(until: "2026-11-28T09:30")
    #expect(try home.profile.openingCall(now: home.now) == Call("greet"))
    await home.say("i'm back")
    #expect(home.heard == "Welcome back. Nothing is due today. From before: council tax." && home.question == nil)
  }

  @Test func `With a fresh start all of it rests for a week, what repeats begins today, and one undo takes it back`()
    async throws
  {
    await stayAway()
    let before = try home.store.all(Nudge.self)
    await home.say("i'm back", "1")
    #expect(home.heard == "Fresh start.")
    let open = try home.store.all(Nudge.self).filter { $0.status == .active }
    #expect(open.filter { $0.snoozedUntil?.isoMinutes == "2026-12-05T09:00" }.count == 4)
    #expect(open.first { $0.title == "water the ferns" }?.due?.iso == "2026-11-28T09:00")
    // Only that it was due is not told any more: no deadline is lost.
    #expect(Set(open.filter { $0.rule == nil }.map(\.due)) == Set(before.filter { $0.rule == nil }.map(\.due)))
    await home.say("undo")
    #expect(
      try home.store.all(Nudge.self).map { [$0.title, $0.due?.iso, $0.snoozedUntil?.isoMinutes] }
        == before.map { [$0.title, $0.due?.iso, $0.snoozedUntil?.isoMinutes] })
  }

  @Test func `Three can stay, and whoever leaves it finds all as it was`() async throws {
    await stayAway()
    await home.say("i'm back", "pick three")
    #expect(home.question?.text == "Which three stay? Their numbers will do.")
    let listed = try home.store.nudgesFromBefore(home.now).filter { $0.rule == nil }.map(\.title)
    await home.say("1 and 3")
    #expect(home.heard == "Fresh start.")
    #expect(
      try home.store.nudgesFromBefore(home.now).filter { $0.rule == nil }.map(\.title) == [listed[0], listed[2]])
    // What names none of them is a line of its own.
    await home.say("undo", "pick three", "buy bread")
    #expect(home.heard == "Got it: buy bread.")
    await home.say("i'm back", "pick three", "\(listed[3]), \(listed[1]) and 1")
    #expect(try home.store.nudgesFromBefore(home.now).filter { $0.rule == nil }.count == 3)
    await home.say("undo", "i'm back", "3")
    #expect(try home.store.nudgesFromBefore(home.now).count == 5)
  }

  @Test func `In so many words a fresh start works at any time`() async throws {
    await home.say("start fresh")
    #expect(home.heard == "Nothing is left from before. You're all set.")
    #expect(try home.titles(.active).isEmpty)
    await stayAway()
    await home.say("start fresh")
    #expect(home.heard == "Fresh start.")
  }

  @Test func `Several changes are undone at once`() async throws {
    await home.say("buy milk", "buy bread", "buy tea", "undo the last two")
    #expect(home.heard == "Undone: 2 changes.")
    #expect(try home.titles(.active) == ["buy milk"])
    await home.say("undo the last 5 things")
    #expect(home.heard == "Undone: 1 change.")
    await home.say("undo the last 2")
    #expect(home.heard == "There's nothing to undo.")
  }
}
