import Testing

@testable import Insights

/// Beside values that SciPy 1.17 gives.
@Suite struct ChanceTests {
  @Test(arguments: [
    // 2 * scipy.stats.t.sf(r * sqrt(f / (1 - r * r)), f)
    (0.1, 100.0, 0.31746), (0.3, 100, 2.188e-3), (0.4, 100, 3.11e-5), (0.5, 20, 0.01781), (0.05, 3600, 2.68e-3),
  ])
  func `Without skew it is Student's`(correlation: Double, freedom: Double, chance: Double) {
    let told = Significance.pValue(correlation: correlation, freedom: freedom, skew: 0)
    #expect(abs(told / chance - 1) < 0.03)
    #expect(Significance.pValue(correlation: -correlation, freedom: freedom, skew: 0) == told)
  }

  @Test func `Skew makes the long tail likelier and the short one less`() {
    let told = [0.3, 0, -0.3].map { Significance.pValue(correlation: 0.4, freedom: 100, skew: $0) }
    #expect(told[0] > 5 * told[1] && told[1] > 5 * told[2])
    // Turned around, it is the same.
    #expect(Significance.pValue(correlation: -0.4, freedom: 100, skew: -0.3) == told[0])
  }

  @Test func `Nothing is sure where nothing is left, and all where two are one`() {
    #expect(Significance.pValue(correlation: 0.9, freedom: 1, skew: 0) == 1)
    #expect(Significance.pValue(correlation: 1, freedom: 50, skew: 0) == 0)
  }

  @Test(arguments: [(3.0, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (200, 1.972)])
  func `Student's t for one in twenty`(freedom: Double, critical: Double) {
    #expect(abs(StudentT.criticalValue(freedom: freedom) - critical) < 0.05)
  }
}
