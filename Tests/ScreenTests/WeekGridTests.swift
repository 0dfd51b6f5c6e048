import Civil
import Engine
import Replies
import Testing

struct WeekGridTests {
  static let friday = Day(2026, 11, 20)!

  private func weeks(_ first: Day, _ days: Int, full: Int = 4) -> WeekGrid {
    WeekGrid(Reply.Calendar(nil, first: first, counts: Array(0..<days), scaleMaximum: full))
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 1), (4, 2), (10, 2), (11, 3), (365, 53)])
  func `Weeks begin on Monday, whatever day the calendar begins on`(days: Int, count: Int) {
    #expect(weeks(Self.friday, days).count == count)
  }

  @Test func `A year of any start has 53 columns, and a leap year that starts on a Sunday one more`() throws {
    for start in 0..<7 { #expect(weeks(Self.friday.adding(days: start), 365).count == 53) }
    #expect(weeks(try #require(Day(2012, 1, 1)), 366).count == 54)
  }

  @Test func `Days outside the calendar have no block`() {
    let weeks = weeks(Self.friday, 4)
    #expect((0..<7).map { weeks.count(week: 0, weekday: $0) } == [nil, nil, nil, nil, 0, 1, 2])
    #expect((0..<7).map { weeks.count(week: 1, weekday: $0) } == [3, nil, nil, nil, nil, nil, nil])
  }

  @Test func `Months stand where they begin, the first one where it has room`() throws {
    let late = weeks(try #require(Day(2026, 1, 26)), 70)
    #expect(late.monthLabels(0..<late.count, minimumGap: 4).map(\.month) == [2, 3, 4])
    let early = weeks(try #require(Day(2026, 1, 2)), 70)
    #expect(early.monthLabels(0..<early.count, minimumGap: 4).map(\.month) == [1, 2, 3])
    #expect(early.monthLabels(0..<early.count, minimumGap: 4).map(\.week) == [0, 4, 8])
  }

  @Test func `Months in words are those with anything in them`() throws {
    let first = try #require(Day(2026, 1, 31))
    let weeks = WeekGrid(
      Reply.Calendar(nil, first: first, counts: [2] + [Int](repeating: 0, count: 28) + [1, 4], scaleMaximum: 4))
    #expect(weeks.months.map { "\($0.month.month) \($0.sum) \($0.days)" } == ["1 2 1", "3 5 2"])
  }
}
