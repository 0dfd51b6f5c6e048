import Civil
import Records
import Testing

@Suite struct RecurrenceTests {
  let ids = IDGenerator(
    random: { ID(bytes: (0, 0)) }, nameBased: { _, name in ID(bytes: (9, UInt64(name.filter(\.isNumber)) ?? 0)) })

  private func next(_ rule: String, due: String, done: String, from: Nudge.RepeatFrom = .schedule) throws -> String? {
    var nudge = Nudge(
      id: ID(bytes: (1, 1)), title: "pills", createdAt: try #require(LocalTime(iso: "2026-11-01T09:00")))
    nudge.rule = rule
    nudge.due = When(iso: due)
    nudge.anchor = nudge.due
    nudge.repeatFrom = from
    return Recurrence.next(after: nudge, completedAt: try #require(LocalTime(iso: done)), ids: ids)?.due?.iso
  }

  @Test func `Done on its day, the next is the next occurrence`() throws {
    #expect(try next("FREQ=DAILY", due: "2026-11-21", done: "2026-11-21T10:00") == "2026-11-22")
    #expect(try next("FREQ=DAILY", due: "2026-11-21T08:00", done: "2026-11-21T07:30") == "2026-11-22T08:00")
  }

  @Test func `Done early, the same occurrence does not come again`() throws {
    #expect(try next("FREQ=WEEKLY", due: "2026-11-23", done: "2026-11-21T10:00") == "2026-11-30")
  }

  @Test func `Missed occurrences collapse into the next one ahead`() throws {
    #expect(try next("FREQ=WEEKLY", due: "2026-11-02", done: "2026-11-21T10:00") == "2026-11-23")
    #expect(try next("FREQ=HOURLY;INTERVAL=3", due: "2026-11-02T08:00", done: "2026-11-21T10:00") == "2026-11-21T11:00")
  }

  @Test(arguments: ["FREQ=DAILY", "FREQ=WEEKLY", "FREQ=WEEKLY;BYDAY=TU,SA", "FREQ=MONTHLY", "FREQ=DAILY;INTERVAL=3"])
  func `A late done never eats today's occurrence`(rule: String) throws {
    let anchor = try #require(LocalTime(iso: "2026-11-03T08:00"))
    let series = try #require(RepeatRule(rule))
    for time in ["", "T08:00", "T23:30"] {
      let first = try #require(When(iso: anchor.day.iso + time))
      for daysLate in 1...40 {
        let today = first.day.adding(days: daysLate)
        let expected = series.occurrences(on: today...today.adding(days: 40), anchor: first).first?.iso
        for clock in ["T00:00", "T10:00", "T23:59"] {
          #expect(try next(rule, due: first.iso, done: today.iso + clock) == expected, "\(time), \(daysLate) days late")
        }
      }
    }
  }

  @Test func `Moved to a day it begins again there, and a rule that is spent stays`() throws {
    var nudge = Nudge(
      id: ID(bytes: (1, 1)), title: "pills", createdAt: try #require(LocalTime(iso: "2026-11-01T09:00")))
    let day = try #require(Day(iso: "2026-11-21"))
    #expect(Recurrence.moved(nudge, from: day) == nil)
    nudge.due = When(iso: "2026-11-03T08:00")
    nudge.remindAt = LocalTime(iso: "2026-11-03T07:30")
    nudge.rule = "FREQ=WEEKLY"
    let moved = try #require(Recurrence.moved(nudge, from: day))
    #expect(
      moved.id == nudge.id && moved.due?.iso == "2026-11-24T08:00" && moved.remindAt?.isoMinutes == "2026-11-24T07:30")
    nudge.rule = "FREQ=DAILY"
    #expect(Recurrence.moved(nudge, from: day)?.due?.iso == "2026-11-21T08:00")
    nudge.repeatFrom = .completion
    #expect(Recurrence.moved(nudge, from: day)?.due?.iso == "2026-11-21T08:00")
    nudge.rule = "FREQ=DAILY;COUNT=2"
    nudge.repeatFrom = .schedule
    #expect(Recurrence.moved(nudge, from: day) == nil)
  }

  @Test func `From completion, the rule counts from the day it was done`() throws {
    #expect(try next("FREQ=WEEKLY", due: "2026-11-02", done: "2026-11-21T10:00", from: .completion) == "2026-11-28")
    #expect(
      try next("FREQ=DAILY;INTERVAL=3", due: "2026-11-20T08:00", done: "2026-11-21T10:00", from: .completion)
        == "2026-11-24T08:00")
  }

  @Test func `A spent rule brings no more, and no rule none at all`() throws {
    #expect(try next("FREQ=DAILY;COUNT=1", due: "2026-11-21", done: "2026-11-21T10:00") == nil)
    #expect(try next("nonsense", due: "2026-11-21", done: "2026-11-21T10:00") == nil)
  }

  @Test func `The next bears the name of series and day, and all that makes it the same habit`() throws {
    let now = try #require(LocalTime(iso: "2026-11-21T10:00"))
    var nudge = Nudge(id: ID(bytes: (1, 1)), title: "pills", createdAt: now)
    nudge.rule = "FREQ=DAILY"
    nudge.due = When(now.day, secondOfDay: 8 * 3600)
    nudge.remindAt = LocalTime(now.day, secondOfDay: 7 * 3600)
    nudge.snoozedUntil = now
    nudge.tags = ["health"]
    let next = try #require(Recurrence.next(after: nudge, completedAt: now, ids: ids))
    #expect(next.id == ids.nameBased(nudge.id, "2026-11-22"))
    #expect(next.series == nudge.id)
    #expect(next.tags == ["health"] && next.snoozedUntil == nil && next.status == .active)
    #expect(next.remindAt == LocalTime(now.day.adding(days: 1), secondOfDay: 7 * 3600))
    let third = try #require(Recurrence.next(after: next, completedAt: now.adding(minutes: 24 * 60), ids: ids))
    #expect(third.series == nudge.id && third.due?.iso == "2026-11-23T08:00")
  }
}
