import Civil
import Testing

@testable import Language

/// Dates in figures, where the weekday or the calendar tells which number is the month.
@Suite struct DateEvidenceTests {
  /// A Tuesday.
  private let now = LocalTime(Day(2026, 12, 1)!, 8)!

  private func day(_ date: CalendarDate?) -> String? {
    date.flatMap { Moment(.date($0)).resolve(now: now)?.start?.day.iso }
  }

  private func date(_ first: Int, _ second: Int, _ order: DateOrder) -> CalendarDate? {
    CalendarDate(
      figures: Numeral(value: first, width: first < 10 ? 1 : 2), Numeral(value: second, width: second < 10 ? 1 : 2),
      order: order)
  }

  @Test func `The weekday beside a date decides`() {
    #expect(day(date(9, 12, .monthFirst)?.on(.wednesday)) == "2026-12-09")
    #expect(day(date(12, 9, .dayFirst)?.on(.wednesday)) == "2026-12-09")
    #expect(day(date(9, 12, .monthFirst)?.on(.sunday)) == "2027-09-12")
    // Neither order is a Friday: the locale's stays.
    #expect(day(date(9, 12, .monthFirst)?.on(.friday)) == "2027-09-12")
    #expect(day(CalendarDate(month: 9, day: 12).on(.wednesday)) == "2027-09-12")
  }

  @Test func `Where nothing tells the order, what is near is meant`() {
    #expect(day(date(9, 12, .unknown)) == "2026-12-09")
    #expect(day(date(12, 9, .unknown)) == "2026-12-09")
    #expect(day(date(3, 4, .unknown)) == "2027-03-04")
    #expect(day(date(9, 12, .monthFirst)) == "2027-09-12")
  }

  @Test func `Looking back, what is near is behind`() {
    let date = Moment(.date(date(11, 12, .unknown)!))
    #expect(date.resolve(now: now, direction: .back)?.start?.day.iso == "2026-11-12")
    #expect(date.resolve(now: now)?.start?.day.iso == "2026-12-11")
  }

  @Test func `A period that begins today is due on its last day`() {
    #expect(Moment(.period(.month, 0)).due(now: now)?.day.iso == "2026-12-31")
    #expect(Moment(.period(.week, 0)).due(now: LocalTime(Day(2026, 11, 30)!, 8)!)?.day.iso == "2026-12-06")
  }
}
