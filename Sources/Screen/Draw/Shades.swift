/// Blocks from pale to full for whole numbers from 1 up.
struct Shades {
  static let count = 4

  /// What the fullest stands for, and all above it.
  let full: Int

  init(full: Int) { self.full = max(1, full) }

  /// 1 … `count`; `nil` for nothing.
  func shade(_ number: Int) -> Int? {
    guard number > 0 else { return nil }
    return number >= full ? Shades.count : (number * Shades.count + full - 1) / full
  }

  /// The shades that are told apart, with the least that each stands for.
  var legend: [(shade: Int, least: Int)] {
    (1...Shades.count).compactMap { shade in
      let least = (shade - 1) * full / Shades.count + 1
      return self.shade(least) == shade ? (shade, least) : nil
    }
  }
}
