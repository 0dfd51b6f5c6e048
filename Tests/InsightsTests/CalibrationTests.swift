import Testing

@testable import Insights

/// In few lives: chance itself may add to what is asked, but hardly that much.
@Suite struct CalibrationTests {
  @Test(arguments: [0, 0.3, 0.6, 0.8])
  func `Where nothing goes together, nothing is shown`(memory: Double) {
    // One life in twenty may; more than five of forty come once in twenty runs of such an engine, and this is always one run.
    #expect(Calibration(days: 90, memory: memory).falseAlarms(inHistories: 40) <= 5)
  }

  @Test func `Nor where a quarter of the days is missing`() {
    var calibration = Calibration(days: 120, memory: 0.6)
    calibration.gapShare = 0.25
    #expect(calibration.falseAlarms(inHistories: 40) <= 5)
  }

  @Test func `Nor in ten years of it`() {
    #expect(Calibration(days: 3650, memory: 0.6).falseAlarms(inHistories: 1) == 0)
  }

  @Test func `Two points on a day in five are found in 120 days, among thirty variables`() {
    #expect(Calibration(days: 120, memory: 0.3).detections(ofEffect: 2, inHistories: 25) >= 20)
  }

  @Test func `Day-wise counting would be fooled by what lives on from day to day`() {
    // The lives are hard enough: without taking the day before into account most of them show something.
    let lives = (0..<10).map { Calibration(days: 365, memory: 0.8).history($0) }
    let fooled = lives.count { life in
      pairs(of: life.map(\.values)).contains {
        Significance.pValue(correlation: $0, freedom: 363, skew: 0) < 0.04 / 435
      }
    }
    #expect(fooled >= 8)
  }

  private func pairs(of values: [[Double]]) -> [Double] {
    values.indices.flatMap { first in
      values.indices.dropFirst(first + 1).map { correlation(values[first], values[$0]) }
    }
  }

  private func correlation(_ a: [Double], _ b: [Double]) -> Double {
    let (meanA, meanB) = (a.mean ?? 0, b.mean ?? 0)
    let products = zip(a, b).reduce(0) { $0 + ($1.0 - meanA) * ($1.1 - meanB) }
    let (squaresA, squaresB) = (
      a.reduce(0) { $0 + ($1 - meanA) * ($1 - meanA) }, b.reduce(0) { $0 + ($1 - meanB) * ($1 - meanB) }
    )
    return products / (squaresA * squaresB).squareRoot()
  }
}
