import Testing

@testable import Insights

@Suite struct TrendTests {
  @Test(arguments: [0, 0.3, 0.6, 0.8])
  func `In nineteen of twenty months the true mean lies within the interval`(memory: Double) {
    var noise = Noise(UInt64(memory * 10) + 1)
    let held = (0..<400).count { _ in
      let month = Series("x", noise.days(30, memory: memory))
      return Average(of: month, 0..<30)?.interval?.contains(0) == true
    }
    #expect(held >= 360)
  }

  @Test func `It widens where days are like the day before`() throws {
    let slow = (0..<30).map { Double($0 / 10) }
    let quick = (0..<30).map { Double($0 % 3) }
    let widths = try [slow, quick].map { days in
      let interval = try #require(Average(of: Series("x", days), 0..<30)?.interval)
      return interval.upperBound - interval.lowerBound
    }
    #expect(widths[0] > 2 * widths[1])
  }

  @Test func `Unknown days count for nothing`() throws {
    let some = try #require(Average(of: Series("x", [4, nil, nil, 6, 5, 5]), 0..<6))
    #expect(some.mean == 5 && some.days == 4)
    #expect(Average(of: Series("x", [nil, nil]), 0..<2) == nil)
    #expect(Average(of: Series("x", [3, 4]), 0..<9)?.interval == nil)
  }

  @Test func `A step is found where it is`() throws {
    var noise = Noise(5)
    let days = noise.days(120, memory: 0.3).enumerated().map { $1 + ($0 < 70 ? 0 : 1.5) }
    let only = try #require(ChangePoint.all(of: Series("x", days), risk: 0.01).first)
    #expect((65...75).contains(only.day))
    #expect(only.after.mean - only.before.mean > 1)
    #expect(ChangePoint.all(of: Series("x", days), risk: 0.01).count == 1)
  }

  @Test(arguments: [0, 0.3, 0.6, 0.8])
  func `Where there is none, one is hardly ever seen`(memory: Double) {
    var noise = Noise(UInt64(memory * 10) + 2)
    let seen = (0..<200).count { _ in
      !ChangePoint.all(of: Series("x", noise.days(90, memory: memory)), risk: 0.02).isEmpty
    }
    #expect(seen <= 20)
  }
}
