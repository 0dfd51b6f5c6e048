import Engine
package import Replies

extension LocalizedText {
  /// Whole, or with at most two decimals.
  package static func decimal(_ value: Double) -> LocalizedText {
    let hundredths = (value * 100).rounded() / 100
    return "\(decimal: Int(exactly: hundredths).map(String.init) ?? String(hundredths))"
  }

  /// With one decimal, always but for what no log comes to.
  package static func tenths(_ value: Double) -> LocalizedText {
    guard let tenths = Int(exactly: (abs(value) * 10).rounded()) else { return decimal(value) }
    return "\(decimal: "\(value < 0 && tenths > 0 ? "-" : "")\(tenths / 10).\(tenths % 10)")"
  }
}

extension [LocalizedText] {
  /// One after the other.
  package func joined(_ separator: String) -> LocalizedText {
    guard let first else { return "" }
    return dropFirst().reduce(first) { LocalizedText(key: "{0}\(separator){1}", values: [.said($0), .said($1)]) }
  }
}
