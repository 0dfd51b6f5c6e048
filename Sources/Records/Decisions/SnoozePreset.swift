package import Civil

/// A row of the snooze menu.
package struct SnoozePreset: Equatable, Sendable {
  package let name: String
  /// When it ends; always ahead of now.
  package let until: @Sendable (_ now: LocalTime) -> LocalTime

  package static func == (a: SnoozePreset, b: SnoozePreset) -> Bool { a.name == b.name }

  package static let all = [
    SnoozePreset(name: "later") { $0.adding(minutes: 3 * 60) },
    SnoozePreset(name: "tonight") { now in
      let tonight = LocalTime(now.day, secondOfDay: 20 * 3600)
      // After eight, tonight is three hours from now.
      return now < tonight ? tonight : now.adding(minutes: 3 * 60)
    },
    SnoozePreset(name: "tomorrow") { morning($0.day.adding(days: 1)) },
    SnoozePreset(name: "weekend") { morning($0.day.next(.saturday)) },
    SnoozePreset(name: "next week") { morning($0.day.next(.monday)) },
  ]

  /// Each preset with its time, those that would end together named once.
  package static func choices(now: LocalTime) -> [(preset: SnoozePreset, end: LocalTime)] {
    all.reduce(into: []) { choices, preset in
      let end = preset.until(now)
      if !choices.contains(where: { $0.end == end }) { choices.append((preset, end)) }
    }
  }

  private static func morning(_ day: Day) -> LocalTime { LocalTime(day, secondOfDay: 9 * 3600) }
}
