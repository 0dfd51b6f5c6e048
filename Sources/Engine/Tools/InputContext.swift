package import Civil
package import Language

/// What the interpretation of input depends on: the time, its zone and the language.
package struct InputContext: Sendable {
  package var now: LocalTime
  /// IANA name of the time zone of `now`.
  package var zone: String
  package var language: Language

  package init(now: LocalTime, zone: String, language: Language) {
    self.now = now
    self.zone = zone
    self.language = language
  }
}
