// The only written form of days and times: the store keeps it, commands for machines print it, and flags accept it.

extension Day {
  /// `2026-11-20`.
  package var iso: String { "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))" }

  package init?(iso text: some StringProtocol) {
    guard let parts = numbers(String(text), "0000-00-00") else { return nil }
    self.init(parts[0], parts[1], parts[2])
  }
}

extension LocalTime {
  /// `2026-11-20T17:00`, with seconds only where they are not zero.
  package var iso: String { second == 0 ? isoMinutes : isoSeconds }
  /// `2026-11-20T17:00`.
  package var isoMinutes: String { "\(day.iso)T\(digits(hour, 2)):\(digits(minute, 2))" }
  /// `2026-11-20T17:00:00`.
  package var isoSeconds: String { "\(isoMinutes):\(digits(second, 2))" }

  /// Accepts minutes or seconds, after a `T` or a space.
  package init?(iso text: some StringProtocol) {
    let text = String(text)
    guard
      let parts = numbers(text, "0000-00-00T00:00") ?? numbers(text, "0000-00-00T00:00:00"),
      let day = Day(parts[0], parts[1], parts[2])
    else { return nil }
    self.init(day, parts[3], parts[4], parts.count > 5 ? parts[5] : 0)
  }
}

extension When {
  /// `2026-11-20` or `2026-11-20T17:00`.
  package var iso: String { hasTime ? start.iso : day.iso }

  package init?(iso text: some StringProtocol) {
    if let time = LocalTime(iso: text) {
      self.init(time)
    } else if let day = Day(iso: text) {
      self.init(day)
    } else {
      return nil
    }
  }
}

private func digits(_ number: Int, _ width: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, width - text.count)) + text
}

/// The numbers in a text, or `nil` where it differs from the pattern: a digit for each `0`, else the pattern's own
/// character (a space may stand for `T`).
private func numbers(_ text: String, _ pattern: StaticString) -> [Int]? {
  var text = text
  return text.withUTF8 { bytes in
    guard bytes.count == pattern.utf8CodeUnitCount else { return nil }
    // Each record has two of these to parse, so the capacity is reserved once.
    var (result, number): ([Int], Int) = ([], 0)
    result.reserveCapacity(6)
    for (byte, expected) in zip(bytes, UnsafeBufferPointer(start: pattern.utf8Start, count: bytes.count)) {
      if expected == UInt8(ascii: "0") {
        guard let digit = Int(digit: byte) else { return nil }
        number = number * 10 + digit
      } else if byte == expected || (expected == UInt8(ascii: "T") && byte == UInt8(ascii: " ")) {
        result.append(number)
        number = 0
      } else {
        return nil
      }
    }
    result.append(number)
    return result
  }
}

extension Int {
  /// The value of a decimal digit's ASCII byte.
  fileprivate init?(digit byte: UInt8) {
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
    self = Int(byte - UInt8(ascii: "0"))
  }
}
