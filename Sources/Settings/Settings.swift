import Replies
import Synchronization

/// Every setting of this device. A new one is one line here: file, flag, sentence and help follow.
package struct SettingsTable: Sendable {
  package let penguin = listed("penguin", .onOff, true, "a small penguin at special moments, in the shell")
  package let colour = listed(
    "colour", .oneOf(on: .auto, off: .none), Colour.auto, "the palette")
  package let accessible = listed("accessible", .onOff, false, "no boxes, no drawings, words for colours")
  package let quiet = listed(
    "quiet", .hours, nil, "hours in which nothing speaks by itself")
  package let notices = listed(
    "notices", .number(0...20), 3, "unasked notices a day; your own reminders do not count")
  package let autolock = listed(
    "autolock", .number(0...720), 0,
    "minutes until a shell forgets a key that nothing needs; 0 is never")
  package let snoozes = listed(
    "snoozes", .snoozes, SnoozeMenu.standard,
    "what snooze offers")
  package let goodThings = listed(
    "good_things", .number(1...10), 3, "good things a day, at which the ring is full")
  package let todayCommand = listed(
    "today_command", .command, nil,
    "a command of yours whose first line “today” shows, like the weather")

  package let country = listed(
    "country", .country, nil, "where you live, for the line to call in a crisis; without it the locale decides")

  fileprivate init() {}

  /// A mirror of the table would take longer to find its lines than a file of settings to be read.
  private static let lines = Mutex<[any AnyDeviceSetting]>([])

  private static func listed<Value>(
    _ name: String, _ kind: SettingKind<Value>, _ standard: Value, _ about: LocalizedText
  ) -> DeviceSetting<Value> {
    let line = DeviceSetting(name, kind, standard, about)
    lines.withLock { $0.append(line) }
    return line
  }

  fileprivate static func made() -> (table: SettingsTable, all: [any AnyDeviceSetting]) {
    let table = SettingsTable()
    return (table, lines.withLock { $0 })
  }
}

/// What the device is set to: `settings.penguin` is what was said of it, or its default.
@dynamicMemberLookup
package struct Settings: Sendable {
  /// The table, and its lines in their order.
  package static let (table, all) = SettingsTable.made()

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

  package static func named(_ name: String) -> (any AnyDeviceSetting)? { all.first { $0.name == name } }
}

package enum Colour: String, CaseIterable, Sendable {
  case auto, dark, light
  case twoFiftySix = "256"
  case sixteen = "16"
  case none
}
