/// One variable with one value per day. An unknown day is not zero: it is left out.
package struct Series: Sendable {
  package let name: String
  /// Series that share a family are never compared: they measure the same thing.
  package let families: Set<String>
  /// Whether each day's log is complete, so that what is not mentioned was absent; `nil` where each value stands by
  /// itself. Two series that both have it are compared only on complete days: on others, a value is known only because
  /// something was present.
  package let completeDays: [Bool]?
  /// One for each day, from the same first day for all compared series; NaN where unknown, otherwise within `range`.
  package let values: [Double]
  /// Values that differ by less count as equal: such a difference can come from rounding alone.
  let minDifference: Double

  /// Values whose squares are finite. Values outside count as unknown.
  private static let range = -1e15...1e15

  /// - Parameter families: in addition to the family of its own name.
  package init(_ name: String, families: Set<String> = [], _ values: [Double?], completeDays: [Bool]? = nil) {
    self.name = name
    self.completeDays = completeDays
    self.families = families.union([name])
    self.values = values.map { $0.flatMap { Series.range.contains($0) ? $0 : nil } ?? .nan }
    minDifference = self.values.reduce(1) { $1.isNaN ? $0 : max($0, abs($1)) } * 1e-9
  }

  package var knownCount: Int { values.count { !$0.isNaN } }

  /// Whether all known values are 0 or 1.
  package var isFlag: Bool { values.allSatisfy { $0.isNaN || $0 == 0 || $0 == 1 } }

  /// How often the series rises above its mean: several days in a row are one event.
  package var spellCount: Int {
    let known = values.filter { !$0.isNaN }
    guard let mean = known.mean else { return 0 }
    return zip(known, known.dropFirst()).count { $0 <= mean && $1 > mean }
  }
}

extension Collection<Double> {
  package var mean: Double? { isEmpty ? nil : reduce(0, +) / Double(count) }
}
