import Glibc

/// A day from which on a variable lay higher or lower than before.
package struct Turning: Sendable, Equatable {
  /// The first day of the new level.
  package let day: Int
  package let before: Average
  package let after: Average
  package let chance: Double

  /// Days on either side of a turning.
  package static let fewest = 14

  /// The surest turning first, and then what each side of it holds: cumulative sums measured against a Brownian bridge,
  /// whose spread is that of the long run (E. S. Page, 1954; D. W. K. Andrews, 1991).
  /// - Parameter risk: of telling of any in a series without one; to be shared out among the variables looked at.
  package static func all(of series: Series, risk: Double) -> [Turning] {
    turnings(of: series, series.values.indices, risk).sorted { $0.day < $1.day }
  }

  private static func turnings(of series: Series, _ days: Range<Int>, _ risk: Double) -> [Turning] {
    guard let turning = surest(of: series, days), turning.chance <= risk else { return [] }
    return [turning] + turnings(of: series, days.lowerBound..<turning.day, risk / 2)
      + turnings(of: series, turning.day..<days.upperBound, risk / 2)
  }

  private static func surest(of series: Series, _ days: Range<Int>) -> Turning? {
    let known = days.filter { !series.values[$0].isNaN }
    guard known.count >= 2 * fewest, let mean = (known.map { series.values[$0] }).mean else { return nil }
    var (sum, most, place) = (0.0, 0.0, 0)
    for (number, day) in known.enumerated() {
      if number >= fewest, number <= known.count - fewest, abs(sum) > most { (most, place) = (abs(sum), number) }
      sum += series.values[day] - mean
    }
    guard place > 0, let before = Average(of: series, days.lowerBound..<known[place]),
      let after = Average(of: series, known[place]..<days.upperBound)
    else { return nil }
    // Spread and memory within the two levels: a step would pass for memory.
    let beside = days.map { series.values[$0] - ($0 < known[place] ? before.mean : after.mean) }
    let error = Average.error(beside, levels: 2).size
    let height = error > series.leastDifference ? most / (error * Double(known.count)) : 0
    return Turning(day: known[place], before: before, after: after, chance: beyond(height))
  }

  /// How likely a Brownian bridge goes that far from zero (A. N. Kolmogorov, 1933).
  private static func beyond(_ height: Double) -> Double {
    guard height > 0.3 else { return 1 }
    let terms = (1...20).map { term in
      let share = exp(-2 * Double(term * term) * height * height)
      return term.isMultiple(of: 2) ? -2 * share : 2 * share
    }
    return min(1, terms.reduce(0, +))
  }
}
