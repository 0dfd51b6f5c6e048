/// Identifies a record: a UUID as lower-case text, the same on every device.
package struct ID: Hashable, Sendable {
  package let text: String

  /// `nil` unless the text has the form of a UUID. Capital letters become small.
  package init?(_ text: some StringProtocol) {
    let text = String(text)
    guard ID.isWellFormed(text.utf8) else { return nil }
    self.text = text.lowercased()
  }

  /// From the sixteen bytes of a UUID, in the order in which they are written.
  package init(bytes: (UInt64, UInt64)) {
    let digits = ID.hex(bytes.0) + ID.hex(bytes.1)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(index) { text.append("-") }
      text.append(digit)
    }
    self.text = text
  }

  package var bytes: (UInt64, UInt64) {
    let digits = text.filter { $0 != "-" }
    return (UInt64(digits.prefix(16), radix: 16) ?? 0, UInt64(digits.suffix(16), radix: 16) ?? 0)
  }

  private static func hex(_ number: UInt64) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: 16 - text.utf8.count) + text
  }

  private static func isWellFormed(_ bytes: String.UTF8View) -> Bool {
    var index = 0
    for byte in bytes {
      guard [8, 13, 18, 23].contains(index) ? byte == UInt8(ascii: "-") : isHexDigit(byte) else { return false }
      index += 1
    }
    return index == 36
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}

extension ID: Comparable {
  package static func < (a: ID, b: ID) -> Bool { a.text < b.text }
}

extension ID: CustomStringConvertible {
  package var description: String { text }
}
