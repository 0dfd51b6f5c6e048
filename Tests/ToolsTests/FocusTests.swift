import Civil
import Engine
import Records
import Replies
import Store
import Testing

@testable import FocusTools
@testable import Tools

@Suite struct FocusTests {
  let house = LivedIn()

  @Test func `What comes to mind in focus is kept in one word, and no card appears`() async throws {
    await house.say("write the report", "focus for 20 minutes")
    #expect(house.heard == "20 minutes for write the report.")
    await house.say("wash the car")
    #expect(house.heard == "Kept.")
    #expect(house.shown == nil)
    await house.say("the moon is very far away")
    #expect(house.heard == "Kept.")
    #expect(try house.titles(.active) == ["write the report", "wash the car"])
  }

  @Test func `All dumps that were cut short become cards when the next one opens`() async throws {
    await house.say("dump", "buy milk", "so tired", in: house.shell())
    await house.say("dump", in: house.shell())
    await house.say("dump", "call mum", in: house.shell())
    #expect(try house.profile.interruptedDumpLineCount() == 1)
    await house.say("dump")
    #expect(try Set(house.titles(.active)) == ["buy milk", "call mum"])
    #expect(try house.profile.interruptedDumpLineCount() == 0)
    #expect(try house.store.all(BrainDump.self).count == 2)
    await house.say("undo", "undo")
    #expect(try house.titles(.active) == [])
  }

  @Test func `What was given to it counts, and it is asked whether it is done`() async throws {
    await house.say("write the report", "focus for 20 minutes")
    house.wait(minutes: 18)
    await house.say("stop focus")
    #expect(house.heard == "18 minutes for write the report. They count.")
    await house.say("yes")
    #expect(house.heard == "Done: write the report.")
    #expect(try house.store.all(FocusSession.self).map(\.endedAt) == [house.now])
    await house.say("buy milk")
    #expect(house.shown?.title == "buy milk")
  }

  @Test func `It ends by itself, is told once, and counts to its planned end`() async throws {
    await house.say("write the report", "focus for 20 minutes")
    #expect(try notices() == [])
    house.wait(minutes: 21)
    #expect(try notices() == ["20 minutes of focus are over. A pause now, or “done” if it is."])
    #expect(try notices() == [])
    #expect(try house.store.all(FocusSession.self).map { $0.endedAt?.isoMinutes } == ["2026-11-20T10:20"])
    await house.say("buy milk")
    #expect(house.shown?.title == "buy milk")
  }

  @Test func `Long after its end nobody is told of it, and it counts all the same`() async throws {
    await house.say("focus")
    house.wait(minutes: 300)
    #expect(try notices() == [])
    #expect(try house.store.all(FocusSession.self).map { $0.endedAt?.isoMinutes } == ["2026-11-20T10:25"])
  }

  @Test func `A second stretch ends the first`() async throws {
    await house.say("focus for 20 minutes")
    house.wait(minutes: 5)
    await house.say("focus for 10 minutes")
    #expect(try house.store.all(FocusSession.self).map { $0.endedAt?.isoMinutes } == ["2026-11-20T10:05", nil])
  }

  @Test func `A stretch stopped at once is not made much of`() async throws {
    await house.say("focus", "stop focus")
    #expect(house.heard == "Ended. Begin again whenever it suits.")
    await house.say("stop focus")
    #expect(house.heard == "There is no stretch of focus to end.")
  }

  /// What the shell would say now.
  private func notices() throws -> [String] {
    var attention = NoticePolicy()
    return try attention.admit(house.profile.focusEndNotices.notices(house.now), now: house.now).map { $0.text.text() }
  }
}
