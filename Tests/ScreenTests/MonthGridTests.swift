import Civil
import Engine
import Replies
import Testing

@testable import Screen

struct MonthGridTests {
  private func months(_ first: Day?, _ values: [Int?]) throws -> MonthGrid {
    MonthGrid(Reply.Months(nil, first: try #require(first), values: values))
  }

  @Test func `days lie in as many months as they touch`() throws {
    #expect(try months(Day(2026, 1, 31), []).months.isEmpty)
    #expect(try months(Day(2026, 1, 31), [1]).months.map(\.iso) == ["2026-01-01"])
    #expect(try months(Day(2026, 1, 31), [1, 2]).months.map(\.iso) == ["2026-01-01", "2026-02-01"])
    #expect(try months(Day(2025, 12, 1), [Int?](repeating: 0, count: 63)).months.map(\.month) == [12, 1, 2])
  }

  @Test(arguments: [(2026, 2, 5, 6), (2027, 2, 4, 0), (2026, 11, 6, 6), (2026, 8, 6, 5)])
  func `a month's weeks begin on Monday and hold each of its days once`(
    year: Int, month: Int, rows: Int, lead: Int
  ) throws {
    let first = try #require(Day(year, month, 1))
    let weeks = try months(first, [0]).weeks(first)
    #expect(weeks.count == rows && weeks.allSatisfy { $0.count == 7 })
    #expect(weeks[0].prefix { $0 == nil }.count == lead)
    #expect(weeks.joined().compactMap { $0?.day } == Array(1...first.endOfMonth.day))
  }

  @Test func `what is not known is neither nothing nor a number`() throws {
    let first = try #require(Day(2026, 11, 3))
    let months = try months(first, [0, nil, 7])
    #expect((-1...3).map { months.value(first.adding(days: $0)) } == [nil, 0, nil, 7, nil])
    #expect(months.knownDays(first.startOfMonth).map { "\($0.day.day) \($0.value)" } == ["3 0", "5 7"])
  }

  @Test(arguments: [(20, 1), (33, 1), (40, 1), (72, 2), (200, 2)])
  func `months stand beside each other where there is room`(width: Int, beside: Int) throws {
    let reply = Reply(
      nil, .months(.init(nil, first: try #require(Day(2026, 3, 1)), values: Array(repeating: 0, count: 92))))
    let titles = Screen(DisplayOptions(width: width)).draw(reply).split(separator: "\n").first { $0.hasPrefix("March") }
    #expect(titles?.split(separator: "2026").count == beside)
  }

  @Test func `a month without a bad day is told by its name`() throws {
    let screen = Screen(DisplayOptions(isAccessible: true))
    let first = try #require(Day(2026, 11, 1))
    #expect(
      screen.draw(Reply(nil, .months(.init(nil, first: first, values: [0, nil, 0]))))
        == "November 2026: free of it on 2 of 2 days")
    #expect(screen.draw(Reply(nil, .months(.init(nil, first: first, values: [nil])))) == "not known")
  }
}
