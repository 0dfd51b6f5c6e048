package import Civil
package import Language

/// All that reading words depends on.
package struct Reading: Sendable {
  package var now: LocalTime
  /// IANA name of the zone `now` is told in.
  package var zone: String
  package var language: Language

  package init(now: LocalTime, zone: String, language: Language) {
    self.now = now
    self.zone = zone
    self.language = language
  }
}
