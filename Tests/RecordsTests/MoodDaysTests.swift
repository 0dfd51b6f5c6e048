import Civil
import Records
import Testing

@Suite struct MoodDaysTests {
  private static let first = Day(2026, 10, 30)!
  private let days = MoodDays([
    .init(MoodDaysTests.first, average: 4, count: 1), .init(MoodDaysTests.first.adding(days: 1), average: 8, count: 3),
    .init(MoodDaysTests.first.adding(days: 3), average: 8, count: 1),
  ])

  @Test func `Every day counts alike, however many moods it has`() {
    #expect(days.average == 20.0 / 3)
    #expect(MoodDays([]).average == nil)
  }

  @Test func `The latest of the best days is told, and none where there is no choice`() {
    #expect(days.best?.day == MoodDaysTests.first.adding(days: 3))
    #expect(MoodDays([.init(MoodDaysTests.first, average: 9, count: 1)]).best == nil)
  }

  @Test func `A day without any stays empty`() {
    #expect(days.values(MoodDaysTests.first, MoodDaysTests.first.adding(days: 4)) == [4, 8, nil, 8, nil])
  }

  @Test func `Months are told by their days, empty ones too`() {
    let months = days.months(Day(2026, 9, 1)!, Day(2026, 11, 30)!)
    #expect(months.map(\.month.iso) == ["2026-09-01", "2026-10-01", "2026-11-01"])
    #expect(months.map(\.average) == [nil, 6, 8])
  }
}
