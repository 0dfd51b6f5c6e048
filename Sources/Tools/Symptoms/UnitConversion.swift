package import Replies

/// Converts values between units of measures, so that days logged in different units can be counted together.
package enum UnitConversion {
  /// To the base unit of the kind: value in base unit = factor × value + offset.
  private static let factors: [String: (kind: String, factor: Double, offset: Double)] = [
    "hours": ("time", 1, 0), "minutes": ("time", 1 / 60, 0), "kg": ("mass", 1, 0), "lb": ("mass", 0.453_592_37, 0),
    "stone": ("mass", 6.350_293_18, 0), "°c": ("heat", 1, 0), "°f": ("heat", 5 / 9, -160 / 9), "km": ("way", 1, 0),
    "miles": ("way", 1.609_344, 0), "litres": ("volume", 1, 0), "ml": ("volume", 0.001, 0),
    // Of water, the fluid ounce of the United States.
    "pints": ("volume", 0.568_261_25, 0), "oz": ("volume", 0.029_573_53, 0),
  ]

  /// The value converted from `unit` to `other`; `nil` where they are of different kinds, or one is missing or unknown.
  package static func value(_ value: Double, in unit: String?, as other: String?) -> Double? {
    if unit == other { return value }
    guard let from = unit.flatMap({ factors[$0] }), let to = other.flatMap({ factors[$0] }), from.kind == to.kind
    else { return nil }
    return (from.factor * value + from.offset - to.offset) / to.factor
  }
}

extension LocalizedText {
  /// "2 cups", "1 cup", "62".
  package static func amount(_ value: Double, unit: String?) -> LocalizedText {
    let number = LocalizedText.decimal(value)
    guard let unit else { return number }
    return "\(number) \(value == 1 ? singularUnits[unit] ?? unit : unit)"
  }

  private static let singularUnits = [
    "hours": "hour", "minutes": "minute", "litres": "litre", "glasses": "glass", "cups": "cup", "bottles": "bottle",
    "pints": "pint", "miles": "mile", "units": "unit",
  ]
}
