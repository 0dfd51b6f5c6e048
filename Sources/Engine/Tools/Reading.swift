package import Civil

/// All that reading words depends on.
package struct Reading: Sendable {
  package var now: LocalTime
  /// IANA name of the zone `now` is told in.
  package var zone: String

  package init(now: LocalTime, zone: String) {
    self.now = now
    self.zone = zone
  }
}
