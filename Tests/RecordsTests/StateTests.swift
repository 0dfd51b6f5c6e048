import Civil
import Records
import Testing

@Suite struct StateTests {
  let now = LocalTime(Day(2026, 11, 21)!, 12)!
  let nudge: Nudge

  init() { nudge = Nudge(id: ID(bytes: (1, 2)), title: "x", createdAt: now) }

  private func state(_ change: (inout Nudge) -> Void) -> Nudge.State {
    var nudge = nudge
    change(&nudge)
    return nudge.state(now: now)
  }

  @Test func `A day passes at its midnight, a time when it is over`() {
    #expect(state { $0.due = When(now.day) } == .active)
    #expect(state { $0.due = When(now.day.adding(days: -1)) } == .overdue)
    #expect(state { $0.due = When(now) } == .active)
    #expect(state { $0.due = When(now.adding(seconds: -1)) } == .overdue)
  }

  @Test func `A card is stale when nothing touched it for three days`() {
    #expect(state { $0.updatedAt = now.adding(minutes: -3 * 24 * 60) } == .stale)
    #expect(state { $0.updatedAt = now.adding(minutes: -3 * 24 * 60 + 1) } == .active)
    let long = now.adding(minutes: -30 * 24 * 60)
    #expect(
      state {
        $0.updatedAt = long
        $0.snoozedUntil = now.adding(minutes: -60)
      } == .active)
  }

  @Test func `A snooze ends by itself`() {
    #expect(state { $0.snoozedUntil = now.adding(seconds: 1) } == .snoozed)
    #expect(state { $0.snoozedUntil = now } == .active)
  }

  @Test func `What is done is not overdue`() {
    #expect(
      state {
        $0.status = .done
        $0.due = When(now.day.adding(days: -9))
      } == .done)
  }

  @Test(arguments: [
    (
      "2026-11-21T12:00",
      ["2026-11-21T15:00", "2026-11-21T20:00", "2026-11-22T09:00", "2026-11-28T09:00", "2026-11-23T09:00"]
    ),
    (
      "2026-11-20T21:00",
      [nil, nil, "2026-11-21T09:00", "2026-11-21T09:00", "2026-11-23T09:00"]
    ),
    (
      "2026-11-23T08:00",
      ["2026-11-23T11:00", "2026-11-23T20:00", "2026-11-24T09:00", "2026-11-28T09:00", "2026-11-30T09:00"]
    ),
  ])
  func `Snooze presets lie ahead, and not in the small hours`(now: String, ends: [String?]) throws {
    let now = try #require(LocalTime(iso: now))
    #expect(SnoozePreset.all.map { $0.endTime(now)?.iso } == ends)
  }
}
