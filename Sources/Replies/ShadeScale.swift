/// Maps whole numbers from 1 up to blocks from pale to full.
package struct ShadeScale: Sendable {
  package static let count = 4

  /// Values from here up get the fullest shade.
  package let full: Int

  package init(full: Int) { self.full = max(1, full) }

  /// 1 … `count`; `nil` for nothing.
  package func shade(_ number: Int) -> Int? {
    guard number > 0 else { return nil }
    return number >= full ? ShadeScale.count : (number * ShadeScale.count + full - 1) / full
  }

  /// The shades in use, each with the lowest value it stands for.
  package var legend: [(shade: Int, least: Int)] {
    (1...ShadeScale.count).compactMap { shade in
      let least = (shade - 1) * full / ShadeScale.count + 1
      return self.shade(least) == shade ? (shade, least) : nil
    }
  }
}
