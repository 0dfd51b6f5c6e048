import Testing

@testable import Insights

@Suite struct EdgeCaseSeriesTests {
  /// One is the other in another unit, or counted from the other end.
  @Test(arguments: [(1.8, 32.0), (-1.0, 10.0), (0.1, 0.0), (5.0 / 9, -160.0 / 9), (1e9, 0.0), (-1e-6, 1.0)])
  func `Two series in exact proportion go together, and as far as can be`(factor: Double, offset: Double) throws {
    // Which lives round past 1 is a matter of luck.
    for seed in UInt64(1)...40 {
      var noise = Noise(seed)
      let one = noise.days(90, memory: 0.3).map { (36.6 + $0 / 2) * 10 }
      let pair = [Series("one", one), Series("other", one.map { $0 * factor + offset })]
      let found = try #require(Associations(among: pair).associations.first)
      #expect(-1...1 ~= found.correlation && abs(found.correlation) > 0.999)
      #expect(abs(found.difference / factor - 1) < 0.01)
      #expect(found.interval.contains(found.difference))
    }
  }

  @Test func `Whatever is logged, all that is worked out from it is a number`() {
    var noise = Noise(2026)
    for life in 0..<300 {
      var bytes = (0..<26).map { _ in UInt8(noise.uniform() * 256) }
      bytes[0] /= 4
      #expect(EdgeCaseSeries.isValid(EdgeCaseSeries.generate(from: bytes)), "life \(life): \(bytes)")
    }
  }

  @Test func `What is no number, or beyond all that is logged, is unknown`() {
    let odd = Series("odd", [1, .infinity, -.infinity, .nan, nil, 1e300, -1e16, 2])
    #expect(odd.knownCount == 2)
    #expect(Average(of: odd, 0..<8)?.mean == 1.5)
  }

  @Test func `What differs only by rounding is neither found nor a turning`() {
    // Weekends differ from weekdays, and nothing else does: what is left of both is rounding.
    let weeks = (0..<200).map { $0 % 7 >= 5 ? 9.3 : 7.1 }
    let pair = [Series("one", weeks), Series("other", weeks.map { $0 * 0.7 })]
    #expect(Associations(among: pair).associations.isEmpty)
    #expect(Associations(among: pair).pairCount == 0)
    for value in [0.1, 7.3, 1e9 / 3] {
      #expect(ChangePoint.all(of: Series("x", .init(repeating: value, count: 365)), risk: 0.04).isEmpty)
    }
  }
}
