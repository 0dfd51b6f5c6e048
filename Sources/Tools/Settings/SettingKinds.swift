import Engine
import Language
import Records

extension SettingKind where Value == Bool {
  static let onOff = SettingKind(
    form: "on or off",
    read: { words, _ in
      switch words {
      case "on", "yes", "true": true
      case "off", "no", "false", "none": false
      default: nil
      }
    },
    toml: { .switched($0) })
}

extension SettingKind where Value == Int {
  static func number(_ range: ClosedRange<Int>) -> SettingKind {
    SettingKind(
      form: "a number from \(range.lowerBound) to \(range.upperBound)",
      read: { words, _ in
        let number = ["off", "no", "none"].contains(words) ? 0 : Int(words)
        return number.flatMap { range.contains($0) ? $0 : nil }
      },
      toml: { .number($0) })
  }
}

extension SettingKind where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the value's cases; "on" and "off" stand for two of them.
  static func oneOf(on: Value, off: Value) -> SettingKind {
    SettingKind(
      form: "\(Value.allCases.map { "\($0.rawValue)" })",
      read: { words, _ in
        switch words {
        case "on", "yes": on
        case "off", "no": off
        default: Value(rawValue: words)
        }
      },
      toml: { .string($0.rawValue) })
  }
}

extension SettingKind where Value == QuietHours? {
  static let hours = SettingKind(
    form: "two whole hours, like “22 to 8”, or off",
    read: { words, _ in
      switch words {
      case "off", "no", "none": .some(nil)
      case "on", "yes": QuietHours.night
      default: QuietHours(words).map { .some($0) }
      }
    },
    toml: { .string($0?.words ?? "off") })
}

extension SettingKind where Value == SnoozeMenu {
  static let snoozes = SettingKind(
    form: "up to five, like “later = in 3 hours, tonight = 20:00”",
    read: { SnoozeMenu($0, in: $1) },
    toml: { menu in .table(menu.presets.map { ($0.name, $0.words) }) })
}

extension SettingKind where Value == String? {
  /// By its code.
  static let country = SettingKind(
    form: "a country like “Ireland” or “IE”, or off",
    read: { words, _ in
      ["off", "no", "none"].contains(words) ? .some(nil) : CrisisLine.of(words).map { .some($0.country) }
    },
    toml: { .string($0 ?? "off") })

  static let command = SettingKind(
    form: "a command for the shell, written into the file by hand, or off",
    read: { words, _ in ["off", "no", "none", ""].contains(words.trimmed.lowercased()) ? .some(nil) : words },
    toml: { .string($0 ?? "off") }, isByHand: true)
}
