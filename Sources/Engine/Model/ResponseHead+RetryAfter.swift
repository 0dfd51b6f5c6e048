internal import Civil
internal import HTTP

extension ResponseHead {
  /// Seconds to wait before the next request. A date is compared with the response's own `Date`.
  var retryAfter: Int? {
    if let ms = self["retry-after-ms"].flatMap(Double.init), let wait = Int(roundingUp: ms / 1000) { return wait }
    guard let value = self["retry-after"] else { return nil }
    if let seconds = Double(value) { return Int(roundingUp: seconds) }
    guard let then = LocalTime(http: value), let now = self["date"].flatMap(LocalTime.init(http:)) else { return nil }
    return max(0, now.seconds(to: then))
  }
}

extension Int {
  fileprivate init?(roundingUp seconds: Double) {
    self.init(exactly: seconds < 0 ? 0 : seconds.rounded(.up))
  }
}

extension LocalTime {
  /// `Fri, 20 Nov 2026 10:00:00 GMT` (RFC 9110, 5.6.7), as UTC.
  fileprivate init?(http text: String) {
    let parts = text.split(separator: " ")
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    guard parts.count == 6, let month = months.firstIndex(of: String(parts[2])), let number = Int(parts[1]),
      let year = Int(parts[3]), let day = Day(year, month + 1, number)
    else { return nil }
    let clock = parts[4].split(separator: ":").compactMap { Int($0) }
    guard clock.count == 3 else { return nil }
    self.init(day, clock[0], clock[1], clock[2])
  }
}
