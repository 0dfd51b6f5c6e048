package import Language
package import Replies

/// One setting: what it is called, what it is, and what it is when nobody has said anything.
package struct DeviceSetting<Value: Sendable>: Sendable {
  package let name: String
  package let about: LocalizedText
  let kind: SettingKind<Value>
  let standard: Value

  init(_ name: String, _ kind: SettingKind<Value>, _ standard: Value, _ about: LocalizedText) {
    self.name = name
    self.about = about
    self.kind = kind
    self.standard = standard
  }
}

/// How a value is said and written, whatever setting it belongs to.
package struct SettingKind<Value: Sendable>: Sendable {
  /// What can be said: "on or off".
  let form: LocalizedText
  let read: @Sendable (_ words: String, Language) -> Value?
  /// Its one way to be written; the words in it read as the same value.
  let toml: @Sendable (Value) -> TOML
  /// Whether it is kept letter by letter, and only its person may set it, in the file: no sentence and no model.
  var isByHand = false
}

/// A setting of any type of value, as tables and files need it.
package protocol AnyDeviceSetting: Sendable {
  var name: String { get }
  var about: LocalizedText { get }
  var form: LocalizedText { get }
  var isByHand: Bool { get }
  /// The default.
  var standing: SettingValue { get }
  func value(_ words: String, in language: Language) -> SettingValue?
}

/// What a setting stands at.
package struct SettingValue: Sendable {
  package let value: any Sendable
  let toml: TOML
  package var words: String { toml.words }
}

extension DeviceSetting: AnyDeviceSetting {
  package var form: LocalizedText { kind.form }
  package var isByHand: Bool { kind.isByHand }
  package var standing: SettingValue { SettingValue(value: standard, toml: kind.toml(standard)) }

  package func value(_ words: String, in language: Language) -> SettingValue? {
    kind.read(kind.isByHand ? words : words.lowercased(), language).map { SettingValue(value: $0, toml: kind.toml($0)) }
  }
}
