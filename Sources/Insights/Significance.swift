import Glibc

/// p-values: the probability of a result at least as strong where there is no effect.
enum Significance {
  /// The two-sided p-value of a correlation.
  /// - Parameters:
  ///   - freedom: remaining degrees of freedom.
  ///   - skew: skewness of the correlation's distribution where there is no association.
  static func pValue(correlation: Double, freedom: Double, skew: Double) -> Double {
    guard freedom > 2 else { return 1 }
    guard abs(correlation) < 1 else { return 0 }
    let t = abs(correlation) * (freedom / (1 - correlation * correlation)).squareRoot()
    let z = StudentT.normalDeviate(t, freedom: freedom)
    return erfc(normalized(z, skew: correlation < 0 ? -skew : skew) / 2.0.squareRoot())
  }

  /// Converts a deviate of a skewed distribution (Pearson's type III) to a normal one (Wilson and Hilferty, 1931).
  private static func normalized(_ z: Double, skew: Double) -> Double {
    guard abs(skew) > 1e-6 else { return z }
    let shape = 4 / (skew * skew)
    let ratio = 1 + (skew < 0 ? -z : z) / shape.squareRoot()
    // Beyond the end of the bounded tail.
    guard ratio > 0 else { return .infinity }
    let w = (cbrt(ratio) - 1 + 1 / (9 * shape)) * 3 * shape.squareRoot()
    return skew < 0 ? -w : w
  }
}
