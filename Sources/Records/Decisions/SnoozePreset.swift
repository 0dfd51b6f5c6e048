package import Civil

/// A row of the snooze menu.
package struct SnoozePreset: Equatable, Sendable {
  package let name: String
  /// When it ends, as a person says it.
  package let words: String
  /// The same as a time; `nil` where there is none such.
  package let until: @Sendable (_ now: LocalTime) -> LocalTime?

  package init(name: String, words: String, until: @escaping @Sendable (_ now: LocalTime) -> LocalTime?) {
    self.name = name
    self.words = words
    self.until = until
  }

  package static func == (a: SnoozePreset, b: SnoozePreset) -> Bool { a.name == b.name && a.words == b.words }

  package static let all = [
    SnoozePreset(name: "later", words: "in 3 hours") { $0.adding(minutes: 3 * 60) },
    SnoozePreset(name: "tonight", words: "20:00") { now in
      let tonight = LocalTime(now.day, secondOfDay: 20 * 3600)
      // After eight, tonight is three hours from now.
      return now < tonight ? tonight : now.adding(minutes: 3 * 60)
    },
    SnoozePreset(name: "tomorrow", words: "tomorrow 9:00") { morning($0.day.adding(days: 1)) },
    SnoozePreset(name: "weekend", words: "saturday 9:00") { morning($0.day.next(.saturday)) },
    SnoozePreset(name: "next week", words: "monday 9:00") { morning($0.day.next(.monday)) },
  ]

  /// Each preset that lies ahead with its time, those that would end together named once.
  package static func choices(among presets: [SnoozePreset] = all, now: LocalTime)
    -> [(preset: SnoozePreset, end: LocalTime)]
  {
    presets.reduce(into: []) { choices, preset in
      guard let end = preset.until(now), end > now else { return }
      if !choices.contains(where: { $0.end == end }) { choices.append((preset, end)) }
    }
  }

  private static func morning(_ day: Day) -> LocalTime { LocalTime(day, secondOfDay: 9 * 3600) }
}
