import Civil
import Foundation
import Records
import Testing

@testable import Store

/// Reminders are kept in wall time, and only delivery knows an instant: what a change of the clocks leaves out or says
/// twice is where that can break.
@Suite struct ClockChangeTests {
  private static let zones = [
    "Europe/London", "America/New_York", "Australia/Lord_Howe", "Pacific/Auckland", "America/Santiago",
  ]

  @Test("every reminder around a change of the clocks is spoken once, as soon as its time has come", arguments: zones)
  func changes(_ name: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    let changes = zone.changes(from: 2026, years: 10)
    #expect(changes.count == 20)
    let sandbox = Sandbox()
    let store = try sandbox.open()
    for change in changes {
      // From two and a half hours before until two and a half hours after, as clocks on the wall show them.
      let walls = stride(from: -150, through: 150, by: 5).map { zone.wall(change.addingTimeInterval(Double($0) * 60)) }
      let reminders = Self.quarters(from: walls[0], through: walls[walls.count - 1])
      var nudges = reminders.map { _ in sandbox.nudge("ring the bell") }
      for (place, time) in reminders.enumerated() { nudges[place].remindAt = time }
      try store.change(Intent(tool: "add_nudge", label: .text("bells"), origin: .person)) { transaction in
        for nudge in nudges { try transaction.put(nudge) }
      }
      let times = Dictionary(uniqueKeysWithValues: nudges.map { ($0.id, $0.remindAt) })

      var spoken: [LocalTime: LocalTime] = [:]
      for wall in walls {
        for reminder in try store.dueReminders(now: wall) where try store.claim([reminder], now: wall) {
          guard reminder.attempt == 0 else { continue }
          let time = try #require(times[reminder.nudge.id] ?? nil)
          #expect(spoken.updateValue(wall, forKey: time) == nil, "\(time.iso) twice, \(name)")
        }
      }
      let astray = reminders.filter { time in spoken[time] != walls.first { $0 >= time } }
      #expect(astray == [], "\(name)")
    }
  }

  /// Also those that no clock shows that day.
  private static func quarters(from first: LocalTime, through last: LocalTime) -> [LocalTime] {
    var times: [LocalTime] = []
    var time = first.adding(minutes: 15 - first.minute % 15)
    while time <= last {
      times.append(time)
      time = time.adding(minutes: 15)
    }
    return times
  }
}

extension TimeZone {
  /// The instants at which its clocks change.
  fileprivate func changes(from year: Int, years: Int) -> [Date] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = self
    var date = calendar.date(from: DateComponents(year: year, month: 1, day: 1))!
    let end = calendar.date(from: DateComponents(year: year + years, month: 1, day: 1))!
    var changes: [Date] = []
    while let next = nextDaylightSavingTimeTransition(after: date), next < end {
      changes.append(next)
      date = next
    }
    return changes
  }

  fileprivate func wall(_ instant: Date) -> LocalTime {
    let epoch = LocalTime(iso: "1970-01-01T00:00")!
    return epoch.adding(seconds: Int(instant.timeIntervalSince1970) + secondsFromGMT(for: instant))
  }
}
