import Civil
import Testing

@testable import Language

/// Slips in a table of dates show in how far its dates lie apart.
@Suite struct LunarHolidayDatesTests {
  private static func days(_ dates: [Int]) -> [Day] {
    dates.compactMap { Day($0 / 10_000, $0 / 100 % 100, $0 % 100) }
  }

  /// A lunar year; one with a leap month is longer.
  @Test(arguments: [
    ("new year", LunarHolidayDates.lunarNewYear, [353...355, 383...385]),
    ("Ramadan", LunarHolidayDates.ramadan, [354...355]),
    ("Eid al-Fitr", LunarHolidayDates.eidFitr, [354...355]), ("Eid al-Adha", LunarHolidayDates.eidAdha, [354...355]),
    ("Passover", LunarHolidayDates.passover, [353...355, 383...385]),
    ("Hanukkah", LunarHolidayDates.hanukkah, [353...355, 383...385]),
  ])
  func `From one date to the next it is a year of that calendar`(
    name: String, dates: [Int], lengths: [ClosedRange<Int>]
  ) {
    let days = Self.days(dates)
    #expect(days.count == dates.count && days.first?.year == 2000 && days.last?.year == 2060)
    for (day, next) in zip(days, days.dropFirst()) {
      #expect(lengths.contains { $0.contains(day.days(to: next)) }, "\(name): \(day.iso) to \(next.iso)")
    }
  }

  @Test func `Ramadan has 29 or 30 days, and the other Eid follows the end of it`() {
    let ends = Self.days(LunarHolidayDates.eidFitr)
    for day in Self.days(LunarHolidayDates.ramadan) where day.year < 2060 {
      #expect(ends.contains { (29...30).contains(day.days(to: $0)) }, "\(day.iso)")
    }
    for day in Self.days(LunarHolidayDates.eidAdha).dropFirst() {
      #expect(ends.contains { (67...69).contains($0.days(to: day)) }, "\(day.iso)")
    }
  }
}
