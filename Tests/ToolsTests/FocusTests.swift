import Cards
import Civil
import Engine
import Records
import Replies
import Session
import Store
import Testing

@testable import FocusTools
@testable import Tools

@Suite struct FocusTests {
  let home = TestHome()

  @Test func `What comes to mind in focus is kept in a word, and no card appears`() async throws {
    await home.say("write the report", "focus for 20 minutes")
    #expect(home.heard == "20 minutes for write the report.")
    await home.say("wash the car")
    #expect(home.heard == "Saved: wash the car.")
    #expect(home.shown == nil)
    await home.say("the moon is very far away")
    #expect(home.heard == "Saved.")
    #expect(try home.titles(.active) == ["write the report", "wash the car"])
  }

  @Test func `Done in focus is the card in focus, and not what came to mind meanwhile`() async throws {
    await home.say("write the report", "focus on the report for 20 minutes", "ask dan about redis", "done")
    #expect(home.heard == "Done: write the report. Your focus session ends with it.")
    #expect(try home.titles(.active) == ["ask dan about redis"])
  }

  @Test func `What comes next is told beside the card in focus`() async throws {
    await home.say("buy milk", "call mum", "focus on milk", "whats next after this")
    #expect(home.heard == "First buy milk, then call mum.")
  }

  @Test func `All dumps that were cut short become cards when the next one opens`() async throws {
    await home.say("dump", "buy milk", "so tired", in: home.shell())
    await home.say("dump", in: home.shell())
    await home.say("dump", "call mum", in: home.shell())
    #expect(try home.profile.interruptedDumpLineCount() == 1)
    await home.say("dump")
    #expect(try Set(home.titles(.active)) == ["buy milk", "call mum"])
    #expect(try home.profile.interruptedDumpLineCount() == 0)
    #expect(try home.store.all(BrainDump.self).count == 2)
    await home.say("undo", "undo")
    #expect(try home.titles(.active) == [])
  }

  @Test func `Finishing the card ends its session, and one undo takes back both`() async throws {
    await home.say("write the report", "buy milk", "focus on the report for 20 minutes")
    home.wait(minutes: 5)
    await home.say("done buy milk")
    #expect(try home.store.openFocus() != nil)
    await home.say("done write the report")
    #expect(home.heard == "Done: write the report. Your focus session ends with it.")
    #expect(try home.store.openFocus() == nil)
    await home.say("how long left")
    #expect(home.heard == "You're not in a focus session. “focus” starts one.")
    await home.say("undo")
    #expect(try home.titles(.active) == ["write the report"])
    #expect(try home.store.openFocus() != nil)
  }

  @Test(arguments: ["drop write the report", "done 1 and 2"])
  func `However its card is let go of, the session ends`(line: String) async throws {
    await home.say("write the report", "buy milk", "focus on the report for 20 minutes", "list", line)
    #expect(try home.store.openFocus() == nil)
    await home.say("undo")
    #expect(try home.titles(.active).contains("write the report"))
  }

  @Test func `What was added last is named, however much waits`() async throws {
    let turn = Turn(context: home.reading)
    try home.profile.changes.write("added cards", "add_nudge") { tx in
      for number in 1...1100 { try tx.put(home.profile.newNudge(NudgeDraft(title: "old thing \(number)"), turn)) }
    }
    home.wait(minutes: 60)
    await home.say("write the report", "focus on the report for 20 minutes", "wash the car")
    home.wait(minutes: 5)
    await home.say("stop focus")
    #expect(home.heard == "That's 5 minutes on write the report. You noted 1 thing: wash the car.")
  }

  @Test func `At its end it names what came to mind meanwhile`() async throws {
    await home.say("write the report", "focus on the report for 20 minutes", "wash the car", "buy eggs")
    home.wait(minutes: 5)
    await home.say("stop focus")
    #expect(home.heard == "That's 5 minutes on write the report. You noted 2 things: wash the car, buy eggs.")
  }

  @Test func `What was given to it counts, and it is asked whether it is done`() async throws {
    await home.say("write the report", "focus for 20 minutes")
    home.wait(minutes: 18)
    await home.say("stop focus")
    #expect(home.heard == "That's 18 minutes on write the report.")
    await home.say("yes")
    #expect(home.heard == "Done: write the report.")
    #expect(try home.store.all(FocusSession.self).map(\.endedAt) == [home.now])
    await home.say("buy milk")
    #expect(home.shown?.title == "buy milk")
  }

  @Test func `What one was doing, how long is left, and more minutes are asked of it, and of nothing else`()
    async throws
  {
    await home.say("write the report", "buy milk", "how long left")
    #expect(home.heard == "You're not in a focus session. “focus” starts one.")
    await home.say("focus on the report for 20 minutes", "buy eggs")
    home.wait(minutes: 8)
    for line in ["how long left", "what was i doing", "time left", "where was i"] {
      await home.say(line)
      #expect(home.heard == "12 minutes left: write the report.", "\(line)")
    }
    for (line, left) in [("10 minutes more", 22), ("another 5 minutes", 27), ("give me 3 more minutes", 30)] {
      await home.say(line)
      #expect(home.heard == "OK, \(left) minutes left.", "\(line)")
    }
    await home.say("snooze the milk", "i need 10 minutes")
    #expect(try home.store.openFocus()?.plannedMinutes == 38)
    await home.say("stop focus", "no", "10 minutes more on the timer")
    #expect(home.heard == "You're not in a focus session. “focus” starts one.")
    #expect(try home.store.openFocus() == nil)
  }

  @Test(arguments: [("+5 min", 17), ("+5", 17), ("+ 5 minutes", 17), ("+10", 22), ("plus 3 minutes", 15)])
  func `More minutes are asked for with a plus`(line: String, left: Int) async throws {
    await home.say("write the report", "focus for 20 minutes")
    home.wait(minutes: 8)
    await home.say(line)
    #expect(home.heard == "OK, \(left) minutes left.")
  }

  @Test(arguments: ["how much longer", "how much longer?", "how long", "how many more minutes"])
  func `How much longer asks for the minutes left`(line: String) async throws {
    await home.say("write the report", "focus for 20 minutes")
    home.wait(minutes: 8)
    await home.say(line)
    #expect(home.heard == "12 minutes left: write the report.")
  }

  @Test(arguments: ["resume", "carry on", "ok back to it", "resume the timer", "continue"])
  func `Paused, it holds the minutes that are left, and goes on with them`(line: String) async throws {
    await home.say("write the report", "focus for 20 minutes")
    home.wait(minutes: 8)
    await home.say("pause")
    #expect(home.heard == "Paused, with 12 minutes left: write the report. “resume” goes on.")
    #expect(try home.store.openFocus() == nil)
    home.wait(minutes: 30)
    await home.say("how long left")
    #expect(home.heard == "Paused, with 12 minutes left: write the report. “resume” goes on.")
    await home.say("buy eggs", line)
    #expect(home.heard == "12 minutes for write the report.")
    let sessions = try home.store.all(FocusSession.self).sorted { $0.startedAt < $1.startedAt }
    #expect(
      sessions.map(\.plannedMinutes) == [20, 12] && sessions.map(\.nudge) == [sessions[0].nudge, sessions[0].nudge])
    home.wait(minutes: 2)
    await home.say("how long left")
    #expect(home.heard == "10 minutes left: write the report.")
  }

  @Test func `What is paused ends with a word, and nothing that is not paused resumes`() async throws {
    await home.say("resume")
    #expect(home.heard == "No focus session is paused. “focus” starts one.")
    await home.say("write the report", "focus for 20 minutes", "resume")
    #expect(home.heard == "It's still running, with 20 minutes left.")
    await home.say("pause", "pause")
    #expect(home.heard == "It's paused already. “resume” goes on.")
    await home.say("stop focus")
    #expect(home.heard == "Ended. Start again whenever you like.")
    await home.say("resume")
    #expect(home.heard == "No focus session is paused. “focus” starts one.")
    await home.say("pause")
    #expect(home.heard == "There's no focus session to pause.")
  }

  @Test func `Undo of a pause lets it run on`() async throws {
    await home.say("write the report", "focus for 20 minutes", "pause", "undo")
    #expect(try home.store.openFocus() != nil)
  }

  @Test(arguments: [1, 14, 16]) func `Shortly after its end it goes on, and the time between does not count`(
    minutes: Int
  ) async throws {
    await home.say("write the report", "focus for 20 minutes")
    home.wait(minutes: 20)
    _ = try notices()
    home.wait(minutes: minutes)
    await home.say("10 minutes more")
    let sessions = try home.store.all(FocusSession.self).sorted { $0.startedAt < $1.startedAt }
    #expect(sessions.map(\.plannedMinutes) == (minutes < 15 ? [20, 10] : [20]))
    guard minutes < 15 else { return }
    #expect(home.heard == "10 minutes for write the report." && sessions[1].startedAt == home.now)
    #expect(sessions[1].nudge == sessions[0].nudge)
  }

  @Test func `It ends by itself, is told once, and counts to its planned end`() async throws {
    await home.say("write the report", "focus for 20 minutes")
    #expect(try notices() == [])
    home.wait(minutes: 21)
    #expect(
      try notices() == [
        "Your 20 minutes are up. Is it done, would you like ten minutes more, or a break?"
      ])
    #expect(try notices() == [])
    #expect(try home.store.all(FocusSession.self).map { $0.endedAt?.isoMinutes } == ["2026-11-20T10:20"])
    await home.say("buy milk")
    #expect(home.shown?.title == "buy milk")
  }

  @Test(arguments: [
    ("ten more minutes", "10 minutes for write the report."), ("a break", "Enjoy your break."),
    ("done", "Done: write the report."),
  ])
  func `What its end asks can be answered`(answer: String, heard: String) async throws {
    await home.say("write the report", "focus for 20 minutes")
    home.wait(minutes: 21)
    _ = try notices()
    await home.say(answer)
    #expect(home.heard == heard)
  }

  @Test func `Long after its end nobody is told of it, and it counts all the same`() async throws {
    await home.say("focus")
    home.wait(minutes: 300)
    #expect(try notices() == [])
    #expect(try home.store.all(FocusSession.self).map { $0.endedAt?.isoMinutes } == ["2026-11-20T10:25"])
  }

  @Test func `A second stretch ends the first`() async throws {
    await home.say("focus for 20 minutes")
    home.wait(minutes: 5)
    await home.say("focus for 10 minutes")
    #expect(try home.store.all(FocusSession.self).map { $0.endedAt?.isoMinutes } == ["2026-11-20T10:05", nil])
  }

  @Test func `A stretch stopped at once is not made much of`() async throws {
    await home.say("focus", "stop focus")
    #expect(home.heard == "Ended. Start again whenever you like.")
    await home.say("stop focus")
    #expect(home.heard == "There's no focus session to end.")
  }

  /// What the shell would say now.
  private func notices() throws -> [String] {
    var policy = NoticePolicy()
    return policy.admit(try home.profile.focusEndNotices.notices(home.now), now: home.now).map { $0.text.text() }
  }
}
