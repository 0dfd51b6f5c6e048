import Civil
import Testing

@Suite struct DayTests {
  @Test func `days count both ways through four centuries`() {
    for ordinal in stride(from: -150_000, through: 150_000, by: 37) {
      let day = Day(ordinal: ordinal)
      #expect(day.ordinal == ordinal)
      #expect(Day(day.year, day.month, day.day) == day)
      #expect(day.adding(days: 1).weekday.rawValue == day.weekday.rawValue % 7 + 1)
    }
  }

  @Test func `the written form comes back`() {
    for text in ["2026-11-20", "2026-11-20T17:00", "2026-11-20T17:00:05"] {
      #expect(When(iso: text)?.iso == text)
    }
    #expect(When(iso: "2026-11-20 17:00")?.iso == "2026-11-20T17:00")
    for text in ["2026-02-30", "2026-11-20T24:00", "2026-1-20", "20261120", "2026-11-20x17:00", "éééé-11-20"] {
      #expect(When(iso: text) == nil, "\(text)")
    }
  }
}
