import Civil
import Records
import Testing

@Suite struct StatsTests {
  static let today = Day(2026, 11, 20)!

  @Test(
    arguments: [
      ("today", "2026-11-20", "2026-11-20"), ("yesterday", "2026-11-19", "2026-11-19"),
      ("week", "2026-11-14", "2026-11-20"), ("Month", "2026-10-22", "2026-11-20"), ("year", "2025-11-21", "2026-11-20"),
      ("all", nil, "2026-11-20"), ("2026-02-28", "2026-02-28", "2026-02-28"),
      ("2026-01-05/2026-02-06", "2026-01-05", "2026-02-06"), ("2026-02-06/2026-01-05", "2026-01-05", "2026-02-06"),
    ] as [(String, String?, String)])
  func `A period is whole days`(text: String, first: String?, last: String) throws {
    let period = try #require(Period(text, today: Self.today))
    #expect(period.first?.iso == first && period.last.iso == last)
  }

  @Test(arguments: [
    "", "/", "fortnight", "2026-02-30", "2026-01-01/", "/2026-01-01", "2026-01-01/2026-01-02/2026-01-03",
  ])
  func `What is no period is none`(text: String) { #expect(Period(text, today: Self.today) == nil) }

  @Test func `The period before is as long and ends where this one begins`() throws {
    let before = try #require(Period(.week, today: Self.today).previous)
    #expect(before == Period(Self.today.adding(days: -13), Self.today.adding(days: -7)))
    #expect(Period(.all, today: Self.today).previous == nil)
  }

  private func tally(_ counts: [Int]) -> Tally {
    Tally(
      done: counts.enumerated().filter { $0.element > 0 }.map { index, count in
        Tally.DayCount(Self.today.adding(days: index + 1 - counts.count), count)
      })
  }

  @Test func `The fullest day is the latest of the fullest, and none where there is one day`() {
    #expect(tally([3, 5, 5, 1]).busiestDay == Tally.DayCount(Self.today.adding(days: -1), 5))
    #expect(tally([0, 5, 0]).busiestDay == nil && tally([]).busiestDay == nil)
  }

  @Test func `One great clearing out does not pale all other days`() {
    #expect(tally([Int](repeating: 3, count: 20) + [400]).fullDayCount == 3)
    #expect(tally([7]).fullDayCount == 7 && tally([]).fullDayCount == 1)
  }

  @Test func `Days and months without anything are counted as nothing`() {
    let tally = tally([2] + [Int](repeating: 0, count: 60) + [1, 4])
    #expect(tally.counts(Self.today.adding(days: -2), Self.today) == [0, 1, 4])
    #expect(tally.months(Self.today.adding(days: -62), Self.today).map(\.count) == [2, 0, 5])
  }

  @Test(arguments: [(9, 5, 4), (5, 5, nil), (3, 5, nil), (5, 0, 5)] as [(Int, Int, Int?)])
  func `More than before is told, the same or fewer is not`(now: Int, before: Int, gain: Int?) {
    let old = Self.today.adding(days: -100)
    let stats = Stats(Period(.week, today: Self.today), tally([now]), previousCount: before, firstDoneDay: old)
    #expect(stats.gain == gain)
  }

  @Test func `Days that began before anything was counted are nothing to compare with`() {
    let late = Self.today.adding(days: -10)
    #expect(Stats(Period(.week, today: Self.today), tally([9]), previousCount: 2, firstDoneDay: late).gain == nil)
    #expect(Stats(Period(.all, today: Self.today), tally([9]), previousCount: 0, firstDoneDay: late).gain == nil)
  }
}
