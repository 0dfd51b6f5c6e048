extension LocalizedText {
  /// With at most two decimals.
  package static func decimal(_ value: Double) -> LocalizedText {
    let hundredths = (value * 100).rounded() / 100
    return "\(decimal: Int(exactly: hundredths).map(String.init) ?? String(hundredths))"
  }

  /// With exactly one decimal, except for numbers too large for `Int`.
  package static func tenths(_ value: Double) -> LocalizedText {
    guard let tenths = Int(exactly: (abs(value) * 10).rounded()) else { return decimal(value) }
    return "\(decimal: "\(value < 0 && tenths > 0 ? "-" : "")\(tenths / 10).\(tenths % 10)")"
  }
}

extension [LocalizedText] {
  package func joined(_ separator: String) -> LocalizedText {
    guard let first else { return "" }
    return dropFirst().reduce(first) {
      LocalizedText(key: "{0}\(separator){1}", values: [.localized($0), .localized($1)])
    }
  }
}
