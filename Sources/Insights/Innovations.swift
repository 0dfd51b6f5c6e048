import Glibc

/// The part of each day's value that its weekday, the local trend and the day before do not predict.
///
/// Autocorrelated series appear associated by chance far more often than their number of days suggests; their
/// innovations do not (G. U. Yule, 1926; prewhitening after Box and Jenkins).
struct Innovations {
  /// Mean 0 and standard deviation 1, with outliers clipped at three standard deviations; 0 where unknown.
  let values: [Double]
  let isKnown: [Bool]
  /// Standard deviation of the innovations, in the units of the series.
  let spread: Double
  /// Degrees of freedom used by weekdays and trend.
  let freedom: Double
  /// Third moment of the values.
  let skew: Double
  /// Remaining autocorrelations at lags of one to seven days.
  let autocorrelations: [Double]
  /// Day-to-day correlation before it was removed.
  let lagOneCorrelation: Double

  init(of series: Series) {
    let trend = LocalTrend(of: Innovations.withoutWeekdays(series.values))
    let residuals = trend.residuals
    lagOneCorrelation = Autocorrelation.lagOne(residuals)
    var innovations = [Double](repeating: .nan, count: residuals.count)
    var last: Int?
    for day in residuals.indices where !residuals[day].isNaN {
      if let last {
        let carryOver = pow(lagOneCorrelation, Double(day - last))
        innovations[day] = (residuals[day] - carryOver * residuals[last]) / (1 - carryOver * carryOver).squareRoot()
      }
      last = day
    }
    isKnown = innovations.map { !$0.isNaN }
    let (standardized, spread) = Innovations.standardize(innovations, leastSpread: series.minDifference)
    self.spread = spread * (1 - lagOneCorrelation * lagOneCorrelation).squareRoot()
    values = Innovations.standardize(standardized.map { $0.isNaN ? .nan : min(max($0, -3), 3) }).values.map {
      $0.isNaN ? 0 : $0
    }
    freedom = 7 + trend.freedom
    let count = Double(max(1, isKnown.count { $0 }))
    skew = values.reduce(0) { $0 + $1 * $1 * $1 } / count
    let all = values
    autocorrelations = (1...7).map { distance in
      guard distance < all.count else { return 0 }
      return (distance..<all.count).reduce(0) { $0 + all[$1] * all[$1 - distance] } / count
    }
  }

  private static func withoutWeekdays(_ values: [Double]) -> [Double] {
    let means = (0..<7).map { weekday in
      stride(from: weekday, to: values.count, by: 7).map { values[$0] }.filter { !$0.isNaN }.mean ?? 0
    }
    return values.enumerated().map { day, value in value - means[day % 7] }
  }

  /// Scales known values to mean 0 and standard deviation 1; all become 0 where the deviation is at most `leastSpread`.
  private static func standardize(_ values: [Double], leastSpread: Double = 0) -> (values: [Double], spread: Double) {
    let known = values.filter { !$0.isNaN }
    let mean = known.mean ?? 0
    let spread = (known.map { ($0 - mean) * ($0 - mean) }.mean ?? 0).squareRoot()
    return (values.map { spread > leastSpread ? ($0 - mean) / spread : $0.isNaN ? .nan : 0 }, spread)
  }
}
