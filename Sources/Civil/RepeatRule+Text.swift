// The text form (RFC 5545, 3.3.10), with the parts in the order of the RFC's own examples.

extension RepeatRule {
  /// `FREQ=WEEKLY;INTERVAL=2;BYDAY=TH`.
  package var text: String {
    var parts = ["FREQ=\(frequency.rawValue)"]
    if interval > 1 { parts.append("INTERVAL=\(interval)") }
    if !months.isEmpty { parts.append("BYMONTH=\(list(months))") }
    if !monthDays.isEmpty { parts.append("BYMONTHDAY=\(list(monthDays))") }
    if !weekdays.isEmpty { parts.append("BYDAY=\(list(weekdays.map(\.text)))") }
    if !positions.isEmpty { parts.append("BYSETPOS=\(list(positions))") }
    if let secondOfDay { parts.append("BYHOUR=\(secondOfDay / 3600);BYMINUTE=\(secondOfDay / 60 % 60)") }
    if let count { parts.append("COUNT=\(count)") }
    if let until { parts.append("UNTIL=\(until.compact)") }
    return parts.joined(separator: ";")
  }

  /// `nil` for a text that is not a rule, or one with a part that this type has no field for.
  package init?(_ text: some StringProtocol) {
    var fields: [String: String] = [:]
    for part in text.uppercased().split(separator: ";") {
      guard let equals = part.firstIndex(of: "=") else { return nil }
      fields[String(part[..<equals])] = String(part[part.index(after: equals)...])
    }
    guard let frequency = fields.removeValue(forKey: "FREQ").flatMap(Frequency.init) else { return nil }
    self.init(frequency)
    for (key, value) in fields {
      guard read(key, value) else { return nil }
    }
  }

  private mutating func read(_ key: String, _ value: String) -> Bool {
    switch key {
    case "INTERVAL": assign(Int(value), in: 1...1000) { interval = $0 }
    case "COUNT": assign(Int(value), in: 1...100_000) { count = $0 }
    case "BYMONTH": assign(numbers(value, in: 1...12)) { months = $0 }
    case "BYMONTHDAY": assign(numbers(value, in: -31...31)) { monthDays = $0 }
    case "BYSETPOS": assign(numbers(value, in: -366...366)) { positions = $0 }
    case "BYDAY": assign(items(value, WeekdayRank.init(text:))) { weekdays = $0 }
    case "BYHOUR": assign(Int(value), in: 0...23) { secondOfDay = (secondOfDay ?? 0) % 3600 + $0 * 3600 }
    case "BYMINUTE": assign(Int(value), in: 0...59) { secondOfDay = (secondOfDay ?? 0) / 3600 * 3600 + $0 * 60 }
    case "UNTIL": assign(When(compact: value)) { until = $0 }
    case "WKST": value == "MO"
    default: false
    }
  }
}

private func assign(_ number: Int?, in range: ClosedRange<Int>, to field: (Int) -> Void) -> Bool {
  assign(number.flatMap { range.contains($0) ? $0 : nil }, to: field)
}

private func assign<Value>(_ value: Value?, to field: (Value) -> Void) -> Bool {
  guard let value else { return false }
  field(value)
  return true
}

private func list(_ items: [some CustomStringConvertible]) -> String {
  items.map(\.description).joined(separator: ",")
}

private func items<Item>(_ text: String, _ read: (Substring) -> Item?) -> [Item]? {
  let parts = text.split(separator: ",", omittingEmptySubsequences: false)
  let items = parts.compactMap(read)
  return items.count == parts.count ? items : nil
}

private func numbers(_ text: String, in range: ClosedRange<Int>) -> [Int]? {
  items(text) { Int($0).flatMap { $0 != 0 && range.contains($0) ? $0 : nil } }
}

extension RepeatRule.WeekdayRank {
  /// `TU`, `1MO`, `-1FR`.
  package var text: String { (rank.map { "\($0)" } ?? "") + weekday.code }

  init?(text: Substring) {
    guard let weekday = Weekday(code: text.suffix(2)) else { return nil }
    let number = text.dropLast(2)
    guard let rank = Int(number), (-53...53).contains(rank), rank != 0 else {
      if number.isEmpty { self.init(weekday) } else { return nil }
      return
    }
    self.init(weekday, rank: rank)
  }
}

extension When {
  /// `20261120` or `20261120T170000`.
  var compact: String { (hasTime ? start.isoSeconds : day.iso).filter { $0 != "-" && $0 != ":" } }

  init?(compact text: String) {
    let digits = Array(text.hasSuffix("Z") ? text.dropLast() : text[...])
    guard digits.count == 8 || digits.count == 15 else { return nil }
    let day = "\(String(digits[0..<4]))-\(String(digits[4..<6]))-\(String(digits[6..<8]))"
    guard digits.count == 15 else {
      self.init(iso: day)
      return
    }
    let time = "\(String(digits[9..<11])):\(String(digits[11..<13])):\(String(digits[13..<15]))"
    self.init(iso: "\(day)\(digits[8])\(time)")
  }
}
