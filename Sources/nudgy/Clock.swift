import Civil
import Engine
import Glibc
import Language
import Replies

/// The only place that knows the real time. `NUDGY_NOW` fixes it.
struct Clock: Sendable {
  private let fixedTime: LocalTime?
  let zone: String

  /// Throws if `NUDGY_NOW` is set but is not a time.
  init(_ environment: [String: String]) throws(UserError) {
    zone = Clock.zone(environment)
    guard let text = environment["NUDGY_NOW"], !text.isEmpty else {
      fixedTime = nil
      return
    }
    guard let time = LocalTime(iso: text) else {
      throw UserError("NUDGY_NOW isn't a time: \(text).", hint: "Write it as 2026-11-20T10:00.", code: .usage)
    }
    fixedTime = time
  }

  var now: LocalTime { fixedTime ?? Clock.systemTime() }
  func reading(in language: Language) -> InputContext { InputContext(now: now, zone: zone, language: language) }

  /// Milliseconds since 1970, in UTC.
  var milliseconds: Int64 {
    if let fixedTime { return Int64(Clock.unixSeconds(fixedTime)) * 1000 }
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  private static func systemTime() -> LocalTime {
    var seconds = time(nil)
    var parts = tm()
    // A long-lived process would otherwise stay in the zone it was started in.
    tzset()
    localtime_r(&seconds, &parts)
    return LocalTime(ordinal: Int(seconds) + parts.tm_gmtoff)
  }

  private static func unixSeconds(_ local: LocalTime) -> Int {
    var parts = tm()
    parts.tm_year = Int32(local.day.year - 1900)
    parts.tm_mon = Int32(local.day.month - 1)
    parts.tm_mday = Int32(local.day.day)
    parts.tm_hour = Int32(local.hour)
    parts.tm_min = Int32(local.minute)
    parts.tm_sec = Int32(local.second)
    parts.tm_isdst = -1
    return mktime(&parts)
  }

  private static func zone(_ environment: [String: String]) -> String {
    if let name = environment["TZ"], !name.isEmpty { return String(name.drop { $0 == ":" }) }
    var buffer = [CChar](repeating: 0, count: 512)
    let length = readlink("/etc/localtime", &buffer, buffer.count)
    guard length > 0 else { return "UTC" }
    let path = String(decoding: buffer[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard let start = path.range(of: "zoneinfo/") else { return "UTC" }
    return String(path[start.upperBound...])
  }
}

extension String {
  fileprivate func range(of part: String) -> Range<String.Index>? {
    indices.lazy.first { self[$0...].hasPrefix(part) }.map { $0..<index($0, offsetBy: part.count) }
  }
}
