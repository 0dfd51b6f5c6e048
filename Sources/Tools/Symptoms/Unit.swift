import Session

/// What one of a measure's units is of another, so that days told in either can be counted together.
package enum Unit {
  /// In the first of its kind: value = factor × told + offset.
  private static let known: [String: (kind: String, factor: Double, offset: Double)] = [
    "hours": ("time", 1, 0), "minutes": ("time", 1 / 60, 0), "kg": ("mass", 1, 0), "lb": ("mass", 0.453_592_37, 0),
    "stone": ("mass", 6.350_293_18, 0), "°c": ("heat", 1, 0), "°f": ("heat", 5 / 9, -160 / 9), "km": ("way", 1, 0),
    "miles": ("way", 1.609_344, 0), "litres": ("volume", 1, 0), "ml": ("volume", 0.001, 0),
    "pints": ("volume", 0.568_261_25, 0),
  ]

  /// The value in another unit; `nil` where the two are not of a kind, or one was told without any.
  package static func value(_ value: Double, in unit: String?, as other: String?) -> Double? {
    if unit == other { return value }
    guard let from = unit.flatMap({ known[$0] }), let to = other.flatMap({ known[$0] }), from.kind == to.kind
    else { return nil }
    return (from.factor * value + from.offset - to.offset) / to.factor
  }
}
