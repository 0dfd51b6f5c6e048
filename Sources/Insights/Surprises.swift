import Glibc

/// What each day brought that weekday, the weeks around it and the day before did not foretell.
///
/// Series that live on from day to day seem to go together by chance far more often than their number of days tells;
/// what is new each day does not (G. U. Yule, 1926; prewhitening after Box and Jenkins).
struct Surprises {
  /// In units of their own spread, mean 0, cut at three; 0 where unknown.
  let values: [Double]
  let isKnown: [Bool]
  /// In the units of the series.
  let spread: Double
  /// Degrees of freedom spent.
  let freedom: Double
  /// Third moment of the values.
  let skew: Double
  /// What is left of day to day: the correlations at distances of one to seven days.
  let echoes: [Double]
  /// Day-to-day correlation before it was taken out.
  let memory: Double

  init(of series: Series) {
    let surroundings = LocalTrend(of: Surprises.withoutWeekdays(series.values))
    let beside = surroundings.beside
    memory = Memory.of(beside)
    var news = [Double](repeating: .nan, count: beside.count)
    var last: Int?
    for day in beside.indices where !beside[day].isNaN {
      if let last {
        let kept = pow(memory, Double(day - last))
        news[day] = (beside[day] - kept * beside[last]) / (1 - kept * kept).squareRoot()
      }
      last = day
    }
    isKnown = news.map { !$0.isNaN }
    let (cut, spread) = Surprises.standard(news, leastSpread: series.leastDifference)
    self.spread = spread * (1 - memory * memory).squareRoot()
    values = Surprises.standard(cut.map { $0.isNaN ? .nan : min(max($0, -3), 3) }).values.map { $0.isNaN ? 0 : $0 }
    freedom = 7 + surroundings.freedom
    let count = Double(max(1, isKnown.count { $0 }))
    skew = values.reduce(0) { $0 + $1 * $1 * $1 } / count
    let all = values
    echoes = (1...7).map { distance in
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

  /// Mean 0 and spread 1 over what is known; all 0 where it spreads no further than that.
  private static func standard(_ values: [Double], leastSpread: Double = 0) -> (values: [Double], spread: Double) {
    let known = values.filter { !$0.isNaN }
    let mean = known.mean ?? 0
    let spread = (known.map { ($0 - mean) * ($0 - mean) }.mean ?? 0).squareRoot()
    return (values.map { spread > leastSpread ? ($0 - mean) / spread : $0.isNaN ? .nan : 0 }, spread)
  }
}
