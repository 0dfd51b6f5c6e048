import Foundation

// Times with an offset, as other programs exchange them: “2026-11-21T17:00:00+01:00”.

extension LocalTime {
  /// ISO 8601 with the offset that the zone has at that time, so that times of two zones can be ordered.
  ///
  /// - Parameter zone: a name of the IANA database; the machine's where it is `nil` or not known.
  package func isoWithOffset(in zone: String?) -> String {
    let zone = TimeZone(named: zone)
    // The first guess is off by the offset, which matters only around a clock change.
    let guess = ordinal - zone.offset(at: ordinal)
    let offset = zone.offset(at: guess)
    let minutes = abs(offset) / 60
    let sign = offset < 0 ? "-" : "+"
    return isoSeconds + sign
      + "\(minutes / 60 < 10 ? "0" : "")\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
  }

  /// The time in `zone` at the moment that the text names by its offset: “2026-12-01T15:00Z”, “2026-12-01T15:00:00+01:00”,
  /// “2026-12-01T15:00-0530”; `nil` for any other text, and for a time without an offset.
  package init?(isoWithOffset text: some StringProtocol, in zone: String?) {
    guard let start = text.lastIndex(where: { "zZ+-".contains($0) }), let local = LocalTime(iso: text[..<start]),
      let offset = LocalTime.seconds(ofOffset: text[start...])
    else { return nil }
    let instant = local.ordinal - offset
    self.init(ordinal: instant + TimeZone(named: zone).offset(at: instant))
  }

  /// The first time that the zone's clocks show after they skipped this one, as they do in spring; `nil` for a time that
  /// they show.
  package func timeAfterSkip(in zone: String?) -> LocalTime? {
    let zone = TimeZone(named: zone)
    let (before, after) = (zone.offset(at: ordinal - 86_400), zone.offset(at: ordinal + 86_400))
    guard before < after, zone.offset(at: ordinal - before) == after, zone.offset(at: ordinal - after) == before,
      let change = zone.nextDaylightSavingTimeTransition(
        after: Date(timeIntervalSince1970: Double(ordinal - after) - 1))
    else { return nil }
    return LocalTime(ordinal: Int(change.timeIntervalSince1970) + after)
  }

  /// "Z", "+01:00", "+0100" or "+01" in seconds.
  private static func seconds(ofOffset text: some StringProtocol) -> Int? {
    let digits = String(text.dropFirst().filter { $0 != ":" })
    if text.lowercased() == "z" { return 0 }
    guard [2, 4].contains(digits.count), let number = Int(digits), text.dropFirst().count - digits.count < 2,
      case let (hours, minutes) = digits.count == 2 ? (number, 0) : (number / 100, number % 100), hours < 24,
      minutes < 60
    else { return nil }
    return (text.first == "-" ? -60 : 60) * (hours * 60 + minutes)
  }
}

extension TimeZone {
  fileprivate init(named name: String?) { self = name.flatMap { TimeZone(identifier: $0) } ?? .current }

  /// Seconds east of Greenwich at a number of seconds since 1970.
  fileprivate func offset(at instant: Int) -> Int { secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant))) }
}
