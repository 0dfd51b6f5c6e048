/// The two hours of the day in which a person gets most done, where the difference is large enough to tell.
///
/// Counts days, not cards: thirty cards finished at once count for that hour as much as one.
package enum BestHours: Equatable, Sendable {
  /// Too few days to tell: only that many, where `daysNeeded` are needed.
  case unknown(days: Int)
  case spread
  /// The hour they begin at, 0 … 23.
  case from(Int)

  package static let daysNeeded = 10

  /// The busiest two hours must have half as much again as an even spread over a waking day would give them, and be
  /// three standard deviations above it, since the best of two dozen pairs stands out by chance too.
  private static let wakingHours = 16.0
  private static let minShare = 1.5 * 2 / wakingHours
  private static let minDeviations = 3.0

  /// - Parameters:
  ///   - daysByHour: on how many days something was done in that hour, 0 … 23.
  ///   - days: on how many days something was done at all.
  package init(daysByHour: [Int: Int], days: Int) {
    guard days >= BestHours.daysNeeded else {
      self = .unknown(days: days)
      return
    }
    let pairs = (0..<24).map { (hour: $0, count: daysByHour[$0, default: 0] + daysByHour[($0 + 1) % 24, default: 0]) }
    guard let best = pairs.max(by: { $0.count < $1.count }) else {
      self = .spread
      return
    }
    let all = Double(daysByHour.values.reduce(0, +))
    let even = 2 / BestHours.wakingHours
    let deviation = (Double(best.count) - all * even) / (all * even * (1 - even)).squareRoot()
    let isSignificant = Double(best.count) >= all * BestHours.minShare && deviation >= BestHours.minDeviations
    self = isSignificant ? .from(best.hour) : .spread
  }
}
