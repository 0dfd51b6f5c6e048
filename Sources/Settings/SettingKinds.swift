import CrisisLines
import Language
import Records
import Replies

extension SettingKind where Value == Bool {
  static let onOff = SettingKind(
    format: "on or off",
    read: { words, language in
      if words == "true" || language.isOn(words) { return true }
      return words == "false" || language.isUnset(words) ? false : nil
    },
    toml: { .boolean($0) }, values: ["on", "off"])
}

extension SettingKind where Value == Int {
  static func number(_ range: ClosedRange<Int>) -> SettingKind {
    SettingKind(
      format: "a number from \(range.lowerBound) to \(range.upperBound)",
      read: { words, language in
        let number = language.isUnset(words) ? 0 : Int(words)
        return number.flatMap { range.contains($0) ? $0 : nil }
      },
      toml: { .number($0) })
  }
}

extension SettingKind where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the value's cases; "on" and "off" stand for two of them.
  static func oneOf(on: Value, off: Value) -> SettingKind {
    SettingKind(
      format: "\(Value.allCases.map { "\($0.rawValue)" })",
      read: { words, language in
        if language.isOn(words) { return on }
        return language.isOff(words) ? off : Value(rawValue: words)
      },
      toml: { .string($0.rawValue) }, values: Value.allCases.map(\.rawValue))
  }
}

extension SettingKind where Value == QuietHours? {
  static let hours = SettingKind(
    format: "two whole hours, like “22 to 8”, or off",
    read: { words, language in
      if language.isUnset(words) { return .some(nil) }
      return language.isOn(words) ? QuietHours.night : QuietHours(words, in: language).map { .some($0) }
    },
    toml: { .string($0?.plainText ?? "off") })
}

extension SettingKind where Value == SnoozeMenu {
  static let snoozes = SettingKind(
    format: "up to five, like “later = in 3 hours, tonight = 20:00”",
    read: { SnoozeMenu($0, in: $1) },
    toml: { menu in .table(menu.presets.map { ($0.name, $0.endText) }) })
}

extension SettingKind where Value == String? {
  /// Stored as a country code.
  static let country = SettingKind(
    format: "a country like “Ireland” or “IE”, or off",
    read: { words, language in
      language.isUnset(words) ? .some(nil) : CrisisLine.find(words).map { .some($0.country) }
    },
    toml: { .string($0 ?? "off") })

  static let folder = SettingKind(
    format: "a folder like “~/contacts”, or off",
    read: { words, language in
      let input = String(words.trimmed)
      if input.isEmpty || language.isUnset(input.lowercased()) { return .some(nil) }
      return input.hasPrefix("/") || input.hasPrefix("~/") ? .some(input) : nil
    },
    toml: { .string($0 ?? "off") }, isCaseSensitive: true)

  static let command = SettingKind(
    format: "a command for the shell, written into the file by hand, or off",
    read: { words, language in
      let input = words.trimmed.lowercased()
      return input.isEmpty || language.isUnset(input) ? .some(nil) : words
    },
    toml: { .string($0 ?? "off") }, isCaseSensitive: true, isFileOnly: true)
}

// "on" and "off" are accepted in every language, as the file uses them.
extension Language {
  fileprivate func isOn(_ words: String) -> Bool { words == "on" || hasWord(words) { $0.onWords } }
  fileprivate func isOff(_ words: String) -> Bool { words == "off" || hasWord(words) { $0.offWords } }
  fileprivate func isUnset(_ words: String) -> Bool { isOff(words) || hasWord(words) { $0.unsetWords } }
}
