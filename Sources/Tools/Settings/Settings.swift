import Engine

/// Every setting of this device. A new one is one line here and its name in `all`: file, flag, sentence and help follow.
package struct SettingsTable: Sendable {
  package let penguin = DeviceSetting("penguin", .onOff, true, "a small penguin at special moments, in the shell")
  package let colour = DeviceSetting(
    "colour", also: ["color"], .oneOf(on: .auto, off: .none), Colour.auto, "the palette")
  package let accessible = DeviceSetting("accessible", .onOff, false, "no boxes, no drawings, words for colours")
  package let quiet = DeviceSetting(
    "quiet", also: ["quiet hours"], .hours, nil, "hours in which nothing speaks by itself")
  package let notices = DeviceSetting(
    "notices", also: ["notifications"], .number(0...20), 3, "unasked notices a day; your own reminders do not count")
  let autolock = DeviceSetting(
    "autolock", also: ["auto lock", "automatic lock"], .number(0...720), 0,
    "minutes until a shell forgets a key that nothing needs; 0 is never")
  let snoozes = DeviceSetting(
    "snoozes", also: ["snooze presets", "snooze menu", "snooze times"], .snoozes, SnoozeMenu.standard,
    "what snooze offers")
  let goodThings = DeviceSetting(
    "good_things", also: ["good things"], .number(1...10), 3, "good things a day, at which the ring is full")
  let todayCommand = DeviceSetting(
    "today_command", also: ["today command"], .command, nil,
    "a command of yours whose first line “today” shows, like the weather")
}

/// What the device is set to: `settings.penguin` is what was said of it, or its default.
@dynamicMemberLookup
package struct Settings: Sendable {
  static let table = SettingsTable()

  /// The table's lines in their order; a mirror would take longer to find them than a line to be read.
  package static let all: [any AnyDeviceSetting] = [
    table.penguin, table.colour, table.accessible, table.quiet, table.notices, table.autolock, table.snoozes,
    table.goodThings, table.todayCommand,
  ]

  private var said: [String: SettingValue] = [:]

  package init() {}

  package subscript<Value>(dynamicMember path: any KeyPath<SettingsTable, DeviceSetting<Value>> & Sendable) -> Value {
    let setting = Settings.table[keyPath: path]
    return said[setting.name]?.value as? Value ?? setting.standard
  }

  package subscript(setting: any AnyDeviceSetting) -> SettingValue {
    get { said[setting.name] ?? setting.standing }
    set { said[setting.name] = newValue }
  }

  static func named(_ name: String) -> (any AnyDeviceSetting)? { all.first { $0.name == name } }
}

package enum Colour: String, CaseIterable, Sendable {
  case auto, dark, light
  case twoFiftySix = "256"
  case sixteen = "16"
  case none
}
