package import Civil

/// A row of the snooze menu.
package struct SnoozePreset: Equatable, Sendable {
  package let name: String
  /// When it ends, in words a person would use.
  package let endText: String
  /// When it ends; `nil` where the preset has no such time.
  package let endTime: @Sendable (_ now: LocalTime) -> LocalTime?

  package init(name: String, endText: String, endTime: @escaping @Sendable (_ now: LocalTime) -> LocalTime?) {
    self.name = name
    self.endText = endText
    self.endTime = endTime
  }

  package static func == (a: SnoozePreset, b: SnoozePreset) -> Bool { a.name == b.name && a.endText == b.endText }

  package static let all = [
    SnoozePreset(name: "later", endText: "in 3 hours", endTime: inThreeHours),
    SnoozePreset(name: "tonight", endText: "20:00") { now in
      let tonight = LocalTime(now.day, secondOfDay: 20 * 3600)
      // After eight, tonight is three hours from now.
      return now < tonight ? tonight : inThreeHours(now)
    },
    SnoozePreset(name: "tomorrow", endText: "tomorrow 9:00") { morning($0.day.adding(days: 1)) },
    SnoozePreset(name: "weekend", endText: "saturday 9:00") { morning($0.day.next(.saturday)) },
    SnoozePreset(name: "next week", endText: "monday 9:00") { morning($0.day.next(.monday)) },
  ]

  /// Each preset that ends in the future, with its end. Of presets that end at the same time only the first is kept.
  package static func choices(among presets: [SnoozePreset] = all, now: LocalTime)
    -> [(preset: SnoozePreset, end: LocalTime)]
  {
    presets.reduce(into: []) { choices, preset in
      guard let end = preset.endTime(now), end > now else { return }
      if !choices.contains(where: { $0.end == end }) { choices.append((preset, end)) }
    }
  }

  /// `nil` where that is in the small hours, in which nobody wants anything to come back.
  @Sendable private static func inThreeHours(_ now: LocalTime) -> LocalTime? {
    let end = now.adding(minutes: 3 * 60)
    return end.hour < wakingHour ? nil : end
  }

  private static let wakingHour = 5

  private static func morning(_ day: Day) -> LocalTime { LocalTime(day, secondOfDay: 9 * 3600) }
}
