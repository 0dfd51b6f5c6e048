import Foundation

// Times with an offset, as other programs exchange them: “2026-11-21T17:00:00+01:00”.

extension LocalTime {
  /// ISO 8601 with the offset that the zone has at that time, so that times of two zones can be ordered.
  ///
  /// - Parameter zone: a name of the IANA database, or “JST-9” as POSIX writes it; the machine's where it is `nil` or
  ///   not known.
  package func isoWithOffset(in zone: String?) -> String {
    let zone = ZoneOffsets(named: zone)
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
    self.init(ordinal: instant + ZoneOffsets(named: zone).offset(at: instant))
  }

  /// The first time that the zone's clocks show after they skipped this one, as they do in spring; `nil` for a time that
  /// they show.
  package func timeAfterSkip(in zone: String?) -> LocalTime? {
    let zone = ZoneOffsets(named: zone)
    let (before, after) = (zone.offset(at: ordinal - 86_400), zone.offset(at: ordinal + 86_400))
    guard before < after, zone.offset(at: ordinal - before) == after, zone.offset(at: ordinal - after) == before else {
      return nil
    }
    // The clocks change once within these two days.
    var (last, change) = (ordinal - 86_400, ordinal + 86_400)
    while change - last > 1 {
      let middle = last + (change - last) / 2
      if zone.offset(at: middle) == before { last = middle } else { change = middle }
    }
    return LocalTime(ordinal: change + after)
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

/// How far a zone's clocks are from UTC.
private enum ZoneOffsets {
  case named(TimeZone)
  /// The system knows rules that have no name: “CET-1CEST,M3.5.0,M10.5.0/3”.
  case system

  init(named name: String?) {
    let zone = name.flatMap { name in
      ZoneOffsets.fixedOffset(name).flatMap { TimeZone(secondsFromGMT: $0) } ?? TimeZone(identifier: name)
    }
    self = zone.map { .named($0) } ?? .system
  }

  /// Seconds east of Greenwich at a number of seconds since 1970.
  func offset(at instant: Int) -> Int {
    switch self {
    case .named(let zone): return zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant)))
    case .system:
      var (seconds, parts) = (time_t(instant), tm())
      localtime_r(&seconds, &parts)
      return parts.tm_gmtoff
    }
  }

  /// Of a zone without summer time, as POSIX writes it: a name and hours to the west, “JST-9”, “<+0530>-5:30”.
  /// Foundation would read some of these as hours to the east.
  private static func fixedOffset(_ name: String) -> Int? {
    let letters =
      name.hasPrefix("<") ? name.prefix { $0 != ">" }.count + 1 : name.prefix { $0.isASCII && $0.isLetter }.count
    let offset = name.dropFirst(letters)
    let digits = offset.drop { "+-".contains($0) }
    let parts = digits.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard letters >= 3, offset.count - digits.count < 2,
      digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ":") }),
      case let numbers = parts.compactMap(\.self), numbers.count == parts.count, 1...3 ~= numbers.count, numbers[0] < 25
    else { return nil }
    let seconds = zip(numbers, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
    return offset.hasPrefix("-") ? seconds : -seconds
  }
}
