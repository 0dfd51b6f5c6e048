/// Two hours of the day in which things get done more than elsewhere, claimed with reserve.
///
/// Days are counted, not things: thirty cards ticked off in one sitting say as much of that hour as one.
package enum BestHours: Equatable, Sendable {
  /// Nothing solid yet: so many days of those it takes.
  case unknown(days: Int)
  case spread
  /// The hour they begin at, 0 … 23.
  case from(Int)

  package static let daysNeeded = 10

  /// What is asked of the busiest two hours: half as much again as an even spread over a waking day gives, and three
  /// standard deviations more, as the best of two dozen pairs stands out by chance too.
  private static let wakingHours = 16.0
  private static let leastShare = 1.5 * 2 / wakingHours
  private static let leastDeviation = 3.0

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
    let stands = Double(best.count) >= all * BestHours.leastShare && deviation >= BestHours.leastDeviation
    self = stands ? .from(best.hour) : .spread
  }
}
