package import Language
package import Replies

/// Whose a setting is.
package enum SettingScope: Sendable {
  /// The person's: each profile has its own value.
  case profile
  /// The computer's: every profile has the same value.
  case device
}

/// One setting: its name, meaning, scope, type and default.
package struct Setting<Value: Sendable>: Sendable {
  package let name: String
  package let summary: LocalizedText
  package let scope: SettingScope
  let kind: SettingKind<Value>
  let defaultValue: Value

  init(_ name: String, _ scope: SettingScope, _ kind: SettingKind<Value>, _ standard: Value, _ about: LocalizedText) {
    self.name = name
    self.scope = scope
    self.summary = about
    self.kind = kind
    self.defaultValue = standard
  }
}

/// How values of one type are parsed and written.
package struct SettingKind<Value: Sendable>: Sendable {
  /// The accepted values, for people: "on or off".
  let format: LocalizedText
  let read: @Sendable (_ words: String, Language) -> Value?
  /// The canonical TOML form. `read` parses its `plainText` to the same value.
  let toml: @Sendable (Value) -> TOML
  /// The accepted values, where they are a few words.
  var values: [String] = []
  var isCaseSensitive = false
  /// Whether it can be set only by editing the file, not by input or a model.
  var isFileOnly = false
}

/// A type-erased `Setting`.
package protocol AnySetting: Sendable {
  var name: String { get }
  var summary: LocalizedText { get }
  var scope: SettingScope { get }
  var format: LocalizedText { get }
  var values: [String] { get }
  var isFileOnly: Bool { get }
  /// The default.
  var defaultSettingValue: SettingValue { get }
  func value(_ words: String, in language: Language) -> SettingValue?
}

/// The value of a setting, with its TOML form.
package struct SettingValue: Sendable {
  package let value: any Sendable
  let toml: TOML
  package var plainText: String { toml.plainText }
}

extension Setting: AnySetting {
  package var format: LocalizedText { kind.format }
  package var values: [String] { kind.values }
  package var isFileOnly: Bool { kind.isFileOnly }
  package var defaultSettingValue: SettingValue { SettingValue(value: defaultValue, toml: kind.toml(defaultValue)) }

  package func value(_ words: String, in language: Language) -> SettingValue? {
    kind.read(kind.isCaseSensitive ? words : words.lowercased(), language).map {
      SettingValue(value: $0, toml: kind.toml($0))
    }
  }
}
