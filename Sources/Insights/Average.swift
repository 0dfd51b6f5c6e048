import Glibc

/// The mean of a stretch of days, and where it truly may lie: days that are like the day before tell less than their number.
package struct Average: Sendable, Equatable {
  package let mean: Double
  /// Days whose value is known.
  package let days: Int
  /// 95 %; `nil` where fewer than `fewest` days are known.
  package let interval: ClosedRange<Double>?

  package static let fewest = 4

  /// - Returns: `nil` where nothing is known.
  package init?(of series: Series, _ days: Range<Int>) {
    let values = series.values[days.clamped(to: series.values.indices)].map { $0 }
    let known = values.filter { !$0.isNaN }
    guard let mean = known.mean else { return nil }
    self.mean = mean
    self.days = known.count
    guard known.count >= Average.fewest else {
      interval = nil
      return
    }
    let error = Average.error(values.map { $0 - mean })
    let half = Student.critical(freedom: max(2, error.worth - 1)) * error.size
    interval = (mean - half)...(mean + half)
  }

  /// Standard error of the mean of values around zero, widened by the day-to-day correlation ρ as of a process that
  /// forgets by the same share every day: n days are worth n (1 − ρ) / (1 + ρ).
  /// - Parameter levels: means that were taken off the values.
  static func error(_ values: [Double], levels: Int = 1) -> (size: Double, worth: Double) {
    let known = values.filter { !$0.isNaN }
    let count = Double(known.count)
    let memory = Memory.of(values, levels: levels)
    let worth = max(2, count * (1 - memory) / (1 + memory))
    let variance = known.reduce(0) { $0 + $1 * $1 } / (count * (1 - min(0.5, Double(levels) / worth)))
    return ((variance / worth).squareRoot(), worth)
  }
}
