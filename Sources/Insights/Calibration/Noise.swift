import Glibc

/// Days without any meaning; the same seed brings the same days.
struct Noise {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  /// Mean 0, spread 1, and that correlation from one day to the next.
  mutating func days(_ count: Int, memory: Double) -> [Double] {
    var day = normal()
    return (0..<count).map { _ in
      defer { day = memory * day + (1 - memory * memory).squareRoot() * normal() }
      return day
    }
  }

  /// From 0 to below 1.
  mutating func share() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// G. E. P. Box and M. E. Muller, 1958.
  private mutating func normal() -> Double {
    (-2 * log(1 - share())).squareRoot() * cos(2 * .pi * share())
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
