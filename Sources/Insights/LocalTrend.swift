import Glibc

/// The trend in the weeks around each day: a local linear fit with tricube weights (W. S. Cleveland, "Robust Locally
/// Weighted Regression", 1979). Its residuals are free of slow drift, season and trend.
struct LocalTrend {
  /// Days to either side.
  static let halfWindow = 28
  /// Value minus trend for each day; NaN where the series is unknown.
  let residuals: [Double]
  /// Degrees of freedom used by the fit: 2 tr S − tr SSᵀ.
  let freedom: Double

  init(of values: [Double]) {
    var residuals = values
    var freedom = 0.0
    for day in values.indices where !values[day].isNaN {
      let line = Line(at: day, of: values)
      residuals[day] = values[day] - line.value
      freedom += 2 * line.ownWeight - line.squaredWeights
    }
    self.residuals = residuals
    self.freedom = freedom
  }

  /// The fit at one day, with the weights that the days have in it.
  private struct Line {
    let value: Double
    /// The weight of the day itself.
    let ownWeight: Double
    let squaredWeights: Double

    init(at day: Int, of values: [Double]) {
      let days = max(0, day - halfWindow)...min(values.count - 1, day + halfWindow)
      var (weight, first, second) = (0.0, 0.0, 0.0)
      for other in days where !values[other].isNaN {
        let (distance, w) = (Double(other - day), LocalTrend.weights[abs(other - day)])
        weight += w
        first += w * distance
        second += w * distance * distance
      }
      // Without enough spread among the known days there is no slope: use their weighted mean.
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
      self.squaredWeights = squares
      ownWeight = isFlat ? 1 / weight : second / spread
    }
  }

  private static let weights = (0...halfWindow).map { distance in
    let share = Double(distance) / Double(halfWindow + 1)
    return pow(1 - share * share * share, 3)
  }
}
