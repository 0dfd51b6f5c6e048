import Foundation
import Homes
import Subprocesses
import Testing

/// The machine's own clock and zone, as they change when it sleeps, flies or changes to summer time.
@Suite(.enabled(if: Machine.can("command -v faketime && faketime @0 true"), "faketime is missing here"))
struct FakeTimeTests {
  let desk: StandInDesktop
  init() throws { desk = try StandInDesktop() }

  /// Runs the program at a moment of UTC, in a zone.
  private func nudgy(_ words: String, at moment: String, in zone: String = "Europe/London") throws -> String {
    let outcome = try desk.home.shell(
      "unset NUDGY_NOW; export PATH=\"$HOME/bin:/usr/bin:/bin\"; "
        + "TZ=UTC exec faketime '\(moment)' env TZ=\(zone) \"$nudgy\" \(words) 2>&1",
      environment: desk.environment)
    return outcome.out
  }

  @Test func `What a sleeping machine missed comes in one line when it wakes, and once`() throws {
    for line in ["call mum at 11", "water the ferns at 12"] {
      _ = try nudgy("add \(line)", at: "2026-11-20 10:00:00")
    }
    #expect(try nudgy("remind", at: "2026-11-20 10:59:30") == "Nothing is due.\n")
    #expect(
      try nudgy("remind", at: "2026-11-20 15:00:00")
        == "2 things came up while I couldn't reach you: call mum, water the ferns.\n")
    #expect(try nudgy("remind", at: "2026-11-20 15:01:00") == "Nothing is due.\n")
  }

  @Test func `A time that the clocks skip in spring comes when they have`() throws {
    _ = try nudgy("add call mum tomorrow at 1:30am", at: "2027-03-27 12:00:00")
    // 00:59 is the last minute before 02:00.
    #expect(try nudgy("remind", at: "2027-03-28 00:59:30") == "Nothing is due.\n")
    #expect(try nudgy("remind", at: "2027-03-28 01:30:00") == "Due: call mum.\n")
    #expect(try nudgy("remind", at: "2027-03-28 01:31:00") == "Nothing is due.\n")
  }

  @Test func `A time that comes twice in autumn is told at the first, and once`() throws {
    _ = try nudgy("add call mum tomorrow at 1:30am", at: "2026-10-24 12:00:00")
    #expect(try nudgy("remind", at: "2026-10-25 00:29:30") == "Nothing is due.\n")
    #expect(try nudgy("remind", at: "2026-10-25 00:30:00") == "Due: call mum.\n")
    #expect(try nudgy("remind", at: "2026-10-25 00:31:00") == "Nothing is due.\n")
  }

  @Test func `After a flight a card comes when the clocks there say its time, and once`() throws {
    _ = try nudgy("add call mum at 5pm", at: "2026-11-20 10:00:00")
    #expect(try nudgy("remind", at: "2026-11-20 17:00:30", in: "America/New_York") == "Nothing is due.\n")
    #expect(try nudgy("remind", at: "2026-11-20 22:00:30", in: "America/New_York") == "Due: call mum.\n")
    #expect(try nudgy("remind", at: "2026-11-20 22:01:30", in: "America/New_York") == "Nothing is due.\n")
  }
}
