/// One variable, a value a day. A day nothing is known of is no zero: it counts for nothing.
package struct Series: Sendable {
  package let name: String
  /// Two that share one are never set beside each other: they would tell of one thing.
  package let families: Set<String>
  /// Days on which nothing of its kind goes unmentioned; `nil` where each is known by itself. Two that have such days are
  /// set beside each other on those alone: on others the one is known only because it was there.
  package let whole: [Bool]?
  /// From the first day on, the same for all that are compared; NaN where the value is unknown, else within `range`.
  package let values: [Double]
  /// Values that differ by less are the same value: rounding alone makes such a difference.
  let leastDifference: Double

  /// Squares of what lies in it are numbers too. What lies beyond counts as unknown.
  private static let range = -1e15...1e15

  /// - Parameter families: beside the one of its own name.
  package init(_ name: String, families: Set<String> = [], _ values: [Double?], whole: [Bool]? = nil) {
    self.name = name
    self.whole = whole
    self.families = families.union([name])
    self.values = values.map { $0.flatMap { Series.range.contains($0) ? $0 : nil } ?? .nan }
    leastDifference = self.values.reduce(1) { $1.isNaN ? $0 : max($0, abs($1)) } * 1e-9
  }

  package var known: Int { values.count { !$0.isNaN } }

  /// Whether it only tells of there and not there.
  package var isFlag: Bool { values.allSatisfy { $0.isNaN || $0 == 0 || $0 == 1 } }

  /// How often it rises over its mean: days in a row tell one story, not one each.
  package var spells: Int {
    let known = values.filter { !$0.isNaN }
    guard let mean = known.mean else { return 0 }
    return zip(known, known.dropFirst()).count { $0 <= mean && $1 > mean }
  }
}

extension Collection<Double> {
  package var mean: Double? { isEmpty ? nil : reduce(0, +) / Double(count) }
}
