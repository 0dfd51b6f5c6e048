import Glibc

/// Student's t-distribution.
enum StudentT {
  /// The two-sided 5 % critical value, by Cornish and Fisher's expansion: accurate to 0.01 from four degrees of freedom
  /// on, 0.02 too small at three and 0.13 at two.
  static func criticalValue(freedom: Double) -> Double {
    let z = 1.959964
    let (z3, z5, z7) = (pow(z, 3), pow(z, 5), pow(z, 7))
    return z + (z3 + z) / (4 * freedom) + (5 * z5 + 16 * z3 + 3 * z) / (96 * freedom * freedom)
      + (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * pow(freedom, 3))
  }

  /// t as a normal deviate (D. L. Wallace, 1959).
  static func normalDeviate(_ t: Double, freedom: Double) -> Double {
    let z = (8 * freedom + 1) / (8 * freedom + 3) * (freedom * log1p(t * t / freedom)).squareRoot()
    return t < 0 ? -z : z
  }
}
