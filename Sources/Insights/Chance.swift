import Glibc

/// How likely something at least as strong is where there is nothing.
enum Chance {
  /// Of a correlation, both directions counted.
  /// - Parameters:
  ///   - freedom: degrees of freedom left.
  ///   - skew: of the correlation's own distribution where nothing goes together.
  static func of(correlation: Double, freedom: Double, skew: Double) -> Double {
    guard freedom > 2 else { return 1 }
    guard abs(correlation) < 1 else { return 0 }
    let t = abs(correlation) * (freedom / (1 - correlation * correlation)).squareRoot()
    let z = Student.normal(t, freedom: freedom)
    return erfc(straightened(z, skew: correlation < 0 ? -skew : skew) / 2.0.squareRoot())
  }

  /// A deviate of a skewed distribution (Pearson's type III) as one of the normal (Wilson and Hilferty, 1931).
  private static func straightened(_ z: Double, skew: Double) -> Double {
    guard abs(skew) > 1e-6 else { return z }
    let shape = 4 / (skew * skew)
    let ratio = 1 + (skew < 0 ? -z : z) / shape.squareRoot()
    // Past the end of a tail that ends.
    guard ratio > 0 else { return .infinity }
    let w = (cbrt(ratio) - 1 + 1 / (9 * shape)) * 3 * shape.squareRoot()
    return skew < 0 ? -w : w
  }
}
