import Civil

extension Holiday {
  /// Its days in one Gregorian year: none, one, or two for holidays of a lunar calendar.
  func days(in year: Int) -> [Day] {
    switch self {
    case .fixed(let month, let day): return Day(year, month, day).map { [$0] } ?? []
    case .nth(let rank, let weekday, let month, let plus):
      guard let first = Day(year, month, 1) else { return [] }
      return [first.nth(rank, weekday, through: first.endOfMonth)?.adding(days: plus)].compactMap { $0 }
    case .easter(let plus): return [Day(easterOf: year).adding(days: plus)]
    case .lunar(let holiday, let plus):
      return holiday.dates.lazy.filter { $0 / 10_000 == year }
        .compactMap { Day($0 / 10_000, $0 / 100 % 100, $0 % 100)?.adding(days: plus) }
    }
  }

  /// The first occurrence on or after a day, within eight years.
  func first(onOrAfter day: Day) -> Day? {
    (day.year...day.year + 8).lazy.flatMap { self.days(in: $0) }.first { $0 >= day }
  }

  /// The last occurrence before a day, within eight years.
  func last(before day: Day) -> Day? {
    (day.year - 8...day.year).reversed().lazy.flatMap { self.days(in: $0).reversed() }.first { $0 < day }
  }
}

extension LunarHoliday {
  fileprivate var dates: [Int] {
    switch self {
    case .lunarNewYear: LunarHolidayDates.lunarNewYear
    case .ramadan: LunarHolidayDates.ramadan
    case .eidFitr: LunarHolidayDates.eidFitr
    case .eidAdha: LunarHolidayDates.eidAdha
    case .hanukkah: LunarHolidayDates.hanukkah
    case .passover: LunarHolidayDates.passover
    }
  }
}

extension Day {
  /// Western Easter: the anonymous Gregorian algorithm (Nature, 1876).
  init(easterOf year: Int) {
    let golden = year % 19
    let (century, rest) = (year / 100, year % 100)
    let moon = (19 * golden + century - century / 4 - (century - (century + 8) / 25 + 1) / 3 + 15) % 30
    let sunday = (32 + 2 * (century % 4) + 2 * (rest / 4) - moon - rest % 4) % 7
    let shift = (golden + 11 * moon + 22 * sunday) / 451
    let sum = moon + sunday - 7 * shift + 114
    self = Day(year, sum / 31, sum % 31 + 1) ?? Day(ordinal: 0)
  }

  /// The nth given weekday from this day through `last`; a negative rank counts from the end.
  func nth(_ rank: Int, _ weekday: Weekday, through last: Day) -> Day? {
    let day =
      rank > 0
      ? onOrAfter(weekday).adding(days: 7 * (rank - 1))
      : last.adding(days: -6).onOrAfter(weekday).adding(days: 7 * (rank + 1))
    return (self...last).contains(day) && rank != 0 ? day : nil
  }
}
