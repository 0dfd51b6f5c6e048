import Replies
import Synchronization

/// Every setting. A new one is one line here: file, flag, sentence and help follow.
package struct SettingsTable: Sendable {
  package let penguin = register("penguin", .onOff, true, "a small penguin at special moments, in the shell")
  package let colour = register(
    "colour", of: .device, .oneOf(on: .auto, off: .none), Colour.auto, "the palette")
  package let accessible = register("accessible", .onOff, false, "no boxes, no drawings, words for colours")
  package let motion = register("motion", .onOff, true, "signs that move, such as the dots while a model is working")
  package let quiet = register(
    "quiet", .hours, nil, "hours in which nudgy doesn't speak up")
  package let notices = register(
    "notices", .number(0...20), 3, "notices a day that you didn't ask for; your own reminders don't count")
  package let autolock = register(
    "autolock", .number(0...720), 0,
    "minutes until an idle shell locks again; 0 is never")
  package let snoozes = register(
    "snoozes", .snoozes, SnoozeMenu.standard,
    "what snooze offers")
  package let goodThings = register(
    "good_things", .number(1...10), 3, "good things a day that fill the ring")
  package let todayCommand = register(
    "today_command", .command, nil,
    "a command whose first line “today” shows, such as the weather")

  package let country = register(
    "country", of: .device, .country, nil,
    "where you live, for the right crisis helpline; without it the locale decides")

  package let contacts = register(
    "contacts", .folder, nil, "a folder of vCards, for whom a card calls or writes to")
  package let sound = register(
    "sound", .oneOf(on: .bell, off: .off), Sound.off, "what nudgy lets be heard when a card is due or focus ends")

  fileprivate init() {}

  /// The settings in the order of the table. Finding them by `Mirror` would take longer than reading the file.
  private static let registered = Mutex<[any AnySetting]>([])

  private static func register<Value>(
    _ name: String, of scope: SettingScope = .profile, _ kind: SettingKind<Value>, _ standard: Value,
    _ about: LocalizedText
  ) -> Setting<Value> {
    let setting = Setting(name, scope, kind, standard, about)
    registered.withLock { $0.append(setting) }
    return setting
  }

  fileprivate static func makeTable() -> (table: SettingsTable, all: [any AnySetting]) {
    let table = SettingsTable()
    return (table, registered.withLock { $0 })
  }
}

/// The values of all settings: `settings.penguin` is the configured value or the default.
@dynamicMemberLookup
package struct Settings: Sendable {
  /// The table, and its settings in order.
  package static let (table, all) = SettingsTable.makeTable()

  private var overrides: [String: SettingValue] = [:]

  package init() {}

  package subscript<Value>(dynamicMember path: any KeyPath<SettingsTable, Setting<Value>> & Sendable) -> Value {
    let setting = Settings.table[keyPath: path]
    return overrides[setting.name]?.value as? Value ?? setting.defaultValue
  }

  package subscript(setting: any AnySetting) -> SettingValue {
    get { overrides[setting.name] ?? setting.defaultSettingValue }
    set { overrides[setting.name] = newValue }
  }

  package static func setting(named name: String) -> (any AnySetting)? { all.first { $0.name == name } }
}

package enum Colour: String, CaseIterable, Sendable {
  case auto, dark, light
  case twoFiftySix = "256"
  case sixteen = "16"
  case none
}

package enum Sound: String, CaseIterable, Sendable {
  case off
  /// The terminal's bell.
  case bell
  /// A short sound of the desktop's theme.
  case sound
}
