import Replies
import Testing

struct ShadeScaleTests {
  @Test(
    arguments: [
      (1, [4, 4, 4], "4:1"), (2, [2, 4, 4], "2:1 4:2"), (4, [1, 2, 3], "1:1 2:2 3:3 4:4"),
      (10, [1, 1, 2], "1:1 2:3 3:6 4:8"), (0, [4, 4, 4], "4:1"),
    ])
  func `whatever there was shows, and the legend says from when on`(full: Int, expected: [Int], legend: String) {
    let shades = ShadeScale(full: full)
    #expect([1, 2, 3].map { shades.shade($0) } == expected)
    #expect(shades.shade(0) == nil && shades.shade(-1) == nil && shades.shade(1000) == ShadeScale.count)
    #expect(shades.legend.map { "\($0.shade):\($0.least)" }.joined(separator: " ") == legend)
  }
}
