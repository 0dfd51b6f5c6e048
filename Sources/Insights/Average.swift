import Glibc

/// The mean over a range of days with its confidence interval, which allows for autocorrelation: days that resemble the
/// day before carry less information than their number.
package struct Average: Sendable, Equatable {
  package let mean: Double
  /// Days whose value is known.
  package let days: Int
  /// The 95 % confidence interval; `nil` where fewer than `minDays` days are known.
  package let interval: ClosedRange<Double>?

  package static let minDays = 4

  /// - Returns: `nil` where nothing is known.
  package init?(of series: Series, _ days: Range<Int>) {
    let values = series.values[days.clamped(to: series.values.indices)].map { $0 }
    let known = values.filter { !$0.isNaN }
    guard let mean = known.mean else { return nil }
    self.mean = mean
    self.days = known.count
    guard known.count >= Average.minDays else {
      interval = nil
      return
    }
    let error = Average.standardError(values.map { $0 - mean })
    let halfWidth = StudentT.criticalValue(freedom: max(2, error.worth - 1)) * error.size
    interval = (mean - halfWidth)...(mean + halfWidth)
  }

  /// Standard error of the mean of values centred on zero, widened for the day-to-day correlation ρ of a first-order
  /// autoregressive process: the effective sample size (`worth`) of n days is n (1 − ρ) / (1 + ρ).
  /// - Parameter levels: how many means were subtracted from the values.
  static func standardError(_ values: [Double], levels: Int = 1) -> (size: Double, worth: Double) {
    let known = values.filter { !$0.isNaN }
    let count = Double(known.count)
    let autocorrelation = Autocorrelation.lagOne(values, levels: levels)
    let effectiveCount = max(2, count * (1 - autocorrelation) / (1 + autocorrelation))
    let variance = known.reduce(0) { $0 + $1 * $1 } / (count * (1 - min(0.5, Double(levels) / effectiveCount)))
    return ((variance / effectiveCount).squareRoot(), effectiveCount)
  }
}
