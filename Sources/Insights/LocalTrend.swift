import Glibc

/// What is usual in the weeks around a day: a local line, weighted by Cleveland's tricube (W. S. Cleveland, "Robust
/// Locally Weighted Regression", 1979). What is left beside it knows no slow drift, no season and no trend.
struct LocalTrend {
  /// Days to either side.
  static let reach = 28
  /// NaN where the series is unknown.
  let beside: [Double]
  /// Degrees of freedom the line takes: 2 tr S − tr SSᵀ.
  let freedom: Double

  init(of values: [Double]) {
    var beside = values
    var freedom = 0.0
    for day in values.indices where !values[day].isNaN {
      let line = Line(at: day, of: values)
      beside[day] = values[day] - line.value
      freedom += 2 * line.own - line.squares
    }
    self.beside = beside
    self.freedom = freedom
  }

  /// The line at one day, and what weight the days have in it.
  private struct Line {
    let value: Double
    /// The weight of the day itself.
    let own: Double
    let squares: Double

    init(at day: Int, of values: [Double]) {
      let days = max(0, day - reach)...min(values.count - 1, day + reach)
      var (weight, first, second) = (0.0, 0.0, 0.0)
      for other in days where !values[other].isNaN {
        let (distance, w) = (Double(other - day), LocalTrend.weights[abs(other - day)])
        weight += w
        first += w * distance
        second += w * distance * distance
      }
      // Days on one side only leave a line without a slope.
      let spread = weight * second - first * first
      let isFlat = spread < 1e-9 * weight * weight
      var (value, squares) = (0.0, 0.0)
      for other in days where !values[other].isNaN {
        let (distance, w) = (Double(other - day), LocalTrend.weights[abs(other - day)])
        let share = isFlat ? w / weight : w * (second - first * distance) / spread
        value += share * values[other]
        squares += share * share
      }
      self.value = value
      self.squares = squares
      own = isFlat ? 1 / weight : second / spread
    }
  }

  private static let weights = (0...reach).map { distance in
    let share = Double(distance) / Double(reach + 1)
    return pow(1 - share * share * share, 3)
  }
}
