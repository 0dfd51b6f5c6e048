import Glibc

/// A day on which a variable's level changed to higher or lower than before.
package struct ChangePoint: Sendable, Equatable {
  /// The first day of the new level.
  package let day: Int
  package let before: Average
  package let after: Average
  package let pValue: Double

  /// Known days required on either side of a change point.
  package static let minDays = 14

  /// Finds change points by binary segmentation, the strongest first and then on each side of it. The statistic is the
  /// cumulative sum, compared with a Brownian bridge scaled by the long-run variance (E. S. Page, 1954; D. W. K.
  /// Andrews, 1991).
  /// - Parameter risk: probability of reporting any in a series without one; the caller divides it among the variables.
  /// - Returns: the change points in order of their days.
  package static func all(of series: Series, risk: Double) -> [ChangePoint] {
    changePoints(of: series, series.values.indices, risk).sorted { $0.day < $1.day }
  }

  private static func changePoints(of series: Series, _ days: Range<Int>, _ risk: Double) -> [ChangePoint] {
    guard let changePoint = strongest(of: series, days), changePoint.pValue <= risk else { return [] }
    return [changePoint] + changePoints(of: series, days.lowerBound..<changePoint.day, risk / 2)
      + changePoints(of: series, changePoint.day..<days.upperBound, risk / 2)
  }

  private static func strongest(of series: Series, _ days: Range<Int>) -> ChangePoint? {
    let known = days.filter { !series.values[$0].isNaN }
    guard known.count >= 2 * minDays, let mean = (known.map { series.values[$0] }).mean else { return nil }
    var (sum, maximum, place) = (0.0, 0.0, 0)
    for (index, day) in known.enumerated() {
      if index >= minDays, index <= known.count - minDays, abs(sum) > maximum { (maximum, place) = (abs(sum), index) }
      sum += series.values[day] - mean
    }
    guard place > 0, let before = Average(of: series, days.lowerBound..<known[place]),
      let after = Average(of: series, known[place]..<days.upperBound)
    else { return nil }
    // Subtract both levels before estimating the error: the step itself would look like autocorrelation.
    let residuals = days.map { series.values[$0] - ($0 < known[place] ? before.mean : after.mean) }
    let error = Average.standardError(residuals, levels: 2).size
    let statistic = error > series.minDifference ? maximum / (error * Double(known.count)) : 0
    return ChangePoint(day: known[place], before: before, after: after, pValue: bridgePValue(statistic))
  }

  /// Probability that a Brownian bridge reaches that distance from zero (A. N. Kolmogorov, 1933).
  private static func bridgePValue(_ statistic: Double) -> Double {
    guard statistic > 0.3 else { return 1 }
    let terms = (1...20).map { term in
      let share = exp(-2 * Double(term * term) * statistic * statistic)
      return term.isMultiple(of: 2) ? -2 * share : 2 * share
    }
    return min(1, terms.reduce(0, +))
  }
}
