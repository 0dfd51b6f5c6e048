import Civil
import Languages
import Randomness
import Testing

@testable import Language

/// What a receipt or a machine was told, said back, means the same.
@Suite struct RoundTripTests {
  /// Days on which dates go wrong: ends of months and years, leap days, and the Sundays on which clocks change.
  private static let edges = (2026...2036).flatMap { year in
    ["01-01", "02-28", "03-01", "03-31", "10-31", "12-31"].map { "\(year)-\($0)" }
      + [Day(year, 2, 29), lastSunday(year, 3), lastSunday(year, 10)].compactMap { $0?.iso }
  }

  private static func lastSunday(_ year: Int, _ month: Int) -> Day? {
    Day(year, month, 31).map { $0.adding(days: -($0.weekday.rawValue % 7)) }
  }

  @Test func `words for a moment read back as the same one, whenever they are said`() throws {
    var random = SeededRandom(seed: 4)
    for text in Self.edges {
      let today = try #require(When(iso: text)?.day)
      for _ in 0..<25 {
        let days = random.integer(below: 2400) - 600
        // A date of the last year is told without it, and would be read as the one to come.
        if (-364 ... -2).contains(days) { continue }
        let day = today.adding(days: days)
        let minute = random.integer(below: 1440)
        let now = LocalTime(today, secondOfDay: random.integer(below: 1440) * 60)
        for when in [When(day), When(day, secondOfDay: minute * 60)] {
          let said = when.description(now: now).prefix { $0 != "," }
          #expect(MomentParser.read(said, in: .english)?.resolve(now: now)?.start == when, "\(said) at \(now.iso)")
        }
      }
    }
  }

  @Test func `the machine's form of a moment reads back as the same one`() throws {
    for text in Self.edges {
      for time in ["", "T00:00", "T00:30", "T01:30", "T12:00", "T23:59"] {
        let when = try #require(When(iso: text + time))
        #expect(MomentParser.read(when.iso, in: .english)?.resolve(now: corpusNow)?.start == when, "\(when.iso)")
      }
    }
  }

  @Test func `a day's neighbours keep their distance over leap days and changes of the clocks`() throws {
    for text in Self.edges {
      let now = LocalTime(try #require(When(iso: text)?.day), secondOfDay: 10 * 3600)
      let start = { (said: String) in MomentParser.read(said, in: .english)?.resolve(now: now)?.start }
      #expect(start("tomorrow") == When(now.day.adding(days: 1)), "\(text)")
      #expect(start("yesterday") == When(now.day.adding(days: -1)), "\(text)")
      #expect(start("in a week") == When(now.day.adding(days: 7)), "\(text)")
      #expect(start("in 24 hours") == When(now.adding(seconds: 86_400)), "\(text)")
      #expect(start("tomorrow at 2:30am") == When(now.day.adding(days: 1), secondOfDay: 9000), "\(text)")
      // A day too many for its month is its last.
      let year = try #require(start("in a year"), "\(text)")
      #expect(
        year.day == (Day(now.day.year + 1, now.day.month, now.day.day) ?? Day(now.day.year + 1, 2, 28)), "\(text)")
      let leap = try #require(start("29 february"), "\(text)")
      #expect(leap.day.month == 2 && leap.day.day == 29 && leap.day >= now.day, "\(text)")
    }
  }
}
