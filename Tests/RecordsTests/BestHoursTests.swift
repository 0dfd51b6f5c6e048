import Randomness
import Records
import Testing

@Suite struct BestHoursTests {
  private func evenly(_ hours: ClosedRange<Int>, _ days: Int) -> [Int: Int] {
    Dictionary(uniqueKeysWithValues: hours.map { ($0, days) })
  }

  @Test func `Nothing is claimed before there are days enough, whatever they show`() {
    #expect(BestHours(daysByHour: [:], days: 0) == .unknown(days: 0))
    #expect(BestHours(daysByHour: [9: 9, 10: 9], days: 9) == .unknown(days: 9))
  }

  @Test func `Hours that stand out are named by the first of the two`() {
    #expect(BestHours(daysByHour: [9: 10, 10: 10, 15: 3], days: 10) == .from(9))
    #expect(BestHours(daysByHour: evenly(8...20, 4).merging([17: 25, 18: 25]) { $1 }, days: 30) == .from(17))
  }

  @Test func `Two hours may lie on both sides of midnight`() {
    #expect(BestHours(daysByHour: [23: 12, 0: 12, 15: 2], days: 15) == .from(23))
  }

  @Test func `An even day has no best hours`() {
    #expect(BestHours(daysByHour: evenly(8...23, 20), days: 20) == .spread)
    #expect(BestHours(daysByHour: evenly(9...20, 60), days: 60) == .spread)
    #expect(BestHours(daysByHour: [:], days: 10) == .spread)
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `Of a thousand people without best hours hardly any is told of some`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let claims = (0..<1000).count { _ in
      var daysByHour: [Int: Int] = [:]
      for _ in 0..<30 {
        for hour in Set((0..<3).map { _ in Int.random(in: 7...22, using: &random) }) {
          daysByHour[hour, default: 0] += 1
        }
      }
      guard case .from = BestHours(daysByHour: daysByHour, days: 30) else { return false }
      return true
    }
    #expect(claims <= 30, "seed \(seed)")
  }
}
