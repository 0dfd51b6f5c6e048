import Glibc

/// Seeded random values for simulated days; the same seed gives the same values.
struct Noise {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  /// Normal values with mean 0, standard deviation 1, and that correlation from one day to the next.
  mutating func days(_ count: Int, memory: Double) -> [Double] {
    var day = normal()
    return (0..<count).map { _ in
      defer { day = memory * day + (1 - memory * memory).squareRoot() * normal() }
      return day
    }
  }

  /// Uniform in 0..<1.
  mutating func uniform() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A standard normal value (G. E. P. Box and M. E. Muller, 1958).
  private mutating func normal() -> Double {
    (-2 * log(1 - uniform())).squareRoot() * cos(2 * .pi * uniform())
  }

  /// S. Vigna's splitmix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
