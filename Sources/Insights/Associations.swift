/// Finds associations among many variables, controlling the familywise error rate (S. Holm, 1979): where there are
/// none, at most one history in twenty shows any.
///
/// Only values of the same day are compared: a night's sleep counts for the day it ends on.
package struct Associations: Sendable {
  /// The familywise error rate: the share of histories without associations that may show one.
  package static let risk = 0.04
  /// Days on which both must be known, and spells each must have, for a pair to be tested.
  package static let minDays = 14
  package static let minSpells = 8

  /// Significant ones, the smallest p-value first.
  package let associations: [Association]
  /// The number of pairs tested.
  package let pairCount: Int

  /// Known days of the variable with the second most: an upper bound of the days any two share.
  package let maxSharedDays: Int

  package init(among series: [Series]) {
    let candidates = series.filter { $0.knownCount >= Associations.minDays && $0.spellCount >= Associations.minSpells }
    let innovations = candidates.map(Innovations.init)
    var results: [Association] = []
    for first in candidates.indices {
      for second in candidates.indices.dropFirst(first + 1)
      where candidates[first].families.isDisjoint(with: candidates[second].families) {
        let isSwapped = candidates[second].isFlag && !candidates[first].isFlag
        let (one, other) = isSwapped ? (second, first) : (first, second)
        let pair = Pair(
          one: candidates[one], innovations: innovations[one], other: candidates[other],
          otherInnovations: innovations[other])
        if let association = pair.association { results.append(association) }
      }
    }
    results.sort { $0.pValue < $1.pValue }
    let count = results.count
    associations = Array(
      results.enumerated().prefix { $1.pValue <= Associations.risk / Double(count - $0) }.map(\.element))
    pairCount = count
    maxSharedDays = series.map(\.knownCount).sorted(by: >).dropFirst().first ?? 0
  }
}

/// Two series to be tested for an association, with their innovations.
private struct Pair {
  let one: Series
  let innovations: Innovations
  let other: Series
  let otherInnovations: Innovations

  /// `nil` where both are known on too few days, or one does not vary on those.
  var association: Association? {
    var (days, products, squares, otherSquares, with) = (0, 0.0, 0.0, 0.0, 0)
    let shared = 0..<min(one.values.count, other.values.count)
    for day in shared where innovations.isKnown[day] && otherInnovations.isKnown[day] && isComparable(day) {
      let (a, b) = (innovations.values[day], otherInnovations.values[day])
      days += 1
      products += a * b
      squares += a * a
      otherSquares += b * b
      if one.values[day] == 1 { with += 1 }
    }
    guard days >= Associations.minDays, squares > 0, otherSquares > 0 else { return nil }
    // If one is the other in another unit, rounding can push it past 1.
    let correlation = min(1, max(-1, products / (squares * otherSquares).squareRoot()))
    let freedom = (Double(days) - max(innovations.freedom, otherInnovations.freedom) - 1) / varianceInflation
    guard freedom > 2 else { return nil }
    let skew = innovations.skew * otherInnovations.skew / Double(days).squareRoot()
    let slope = correlation * otherInnovations.spread / innovations.spread
    let error = ((1 - correlation * correlation) / freedom).squareRoot() * otherInnovations.spread / innovations.spread
    let halfWidth = StudentT.criticalValue(freedom: freedom) * error
    return Association(
      one: one.name, other: other.name, days: days, flaggedDays: one.isFlag ? with : nil, difference: slope,
      interval: (slope - halfWidth)...(slope + halfWidth), correlation: correlation,
      pValue: Significance.pValue(correlation: correlation, freedom: freedom, skew: skew))
  }

  private func isComparable(_ day: Int) -> Bool {
    guard let one = one.completeDays, let other = other.completeDays else { return true }
    return one[day] && other[day]
  }

  /// The factor by which remaining autocorrelation inflates the variance (M. S. Bartlett, 1935).
  private var varianceInflation: Double {
    1 + 2 * max(0, zip(innovations.autocorrelations, otherInnovations.autocorrelations).reduce(0) { $0 + $1.0 * $1.1 })
  }
}
