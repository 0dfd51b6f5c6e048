// Periods (years, months, weeks, days) are walked from the anchor's in steps of the interval; each yields its days.

extension RepeatRule {
  /// The first occurrence after a moment, in a series that starts at the anchor; `nil` when none is left.
  package func occurrence(after moment: When, anchor: When) -> When? {
    walk(from: anchor, past: moment) { $0 > moment }
  }

  /// The first occurrence on or after a day or time, in a series that starts there.
  package func first(onOrAfter start: When) -> When? {
    walk(from: start, past: start) { $0 >= start }
  }

  /// All on such days, in a series that starts at the anchor; walked through once.
  package func occurrences(on days: ClosedRange<Day>, anchor: When) -> [When] {
    var found: [When] = []
    _ = walk(from: anchor, past: When(days.lowerBound, secondOfDay: 0)) { when in
      if when.day > days.upperBound { return true }
      if when.day >= days.lowerBound { found.append(when) }
      return false
    }
    return found
  }

  /// - Parameter early: what comes before it is not wanted.
  private func walk(from anchor: When, past early: When, until wanted: (When) -> Bool) -> When? {
    switch frequency {
    case .hourly: pulse(3600, from: anchor, past: early, until: wanted)
    case .minutely: pulse(60, from: anchor, past: early, until: wanted)
    default: stroll(from: anchor, until: wanted)
    }
  }

  /// By days; gives up after 2,000 empty periods or 200,000 occurrences.
  private func stroll(from anchor: When, until wanted: (When) -> Bool) -> When? {
    var seen = 0
    var empty = 0
    var step = 0
    while empty < 2000, seen < 200_000 {
      guard let days = days(inPeriod: step, from: anchor.day) else { return nil }
      step += 1
      empty += 1
      for day in days where day >= anchor.day {
        let found = When(day, secondOfDay: secondOfDay ?? anchor.secondOfDay)
        guard found >= anchor else { continue }
        seen += 1
        empty = 0
        if isOver(found, seen) { return nil }
        if wanted(found) { return found }
      }
    }
    return nil
  }

  /// By hours or minutes, counted from the anchor's.
  private func pulse(_ seconds: Int, from anchor: When, past early: When, until wanted: (When) -> Bool) -> When? {
    // Where nobody counts them, those of years ago need not be walked through.
    let skipped = count == nil ? max(0, anchor.start.seconds(to: early.start) / (seconds * interval)) : 0
    var time = anchor.start.adding(seconds: skipped * seconds * interval)
    for seen in 1...200_000 {
      let found = When(time)
      if isOver(found, seen) { return nil }
      if matches(time.day), wanted(found) { return found }
      time = time.adding(seconds: seconds * interval)
    }
    return nil
  }

  private func isOver(_ found: When, _ seen: Int) -> Bool {
    if let count, seen > count { return true }
    guard let until else { return false }
    return until.hasTime ? found.start > until.start : found.day > until.day
  }

  private func matches(_ day: Day) -> Bool {
    (months.isEmpty || months.contains(day.month))
      && (monthDays.isEmpty || monthDays.contains(day.day))
      && (weekdays.isEmpty || weekdays.contains { $0.weekday == day.weekday })
  }
}

extension RepeatRule {
  /// The days of the nth period, in order; `nil` past the last year of the calendar.
  private func days(inPeriod step: Int, from anchor: Day) -> [Day]? {
    let step = step * interval
    let days =
      switch frequency {
      case .yearly: chosen(daysOfYear(anchor.year + step, anchor))
      case .monthly: chosen(daysOfMonth(anchor.startOfMonth.adding(months: step), anchor))
      case .weekly: chosen(daysOfWeek(anchor.startOfWeek.adding(days: 7 * step), anchor).filter(isInMonth))
      default: [anchor.adding(days: step)].filter(matches)
      }
    let real = days.filter { $0.year <= Day.lastYear }
    return real.isEmpty && !days.isEmpty ? nil : real
  }

  private func chosen(_ days: [Day]) -> [Day] {
    guard !positions.isEmpty else { return days }
    return positions.map { $0 > 0 ? $0 - 1 : days.count + $0 }.sorted()
      .compactMap { days.indices.contains($0) ? days[$0] : nil }
  }

  private func isInMonth(_ day: Day) -> Bool { months.isEmpty || months.contains(day.month) }

  private func daysOfWeek(_ monday: Day, _ anchor: Day) -> [Day] {
    let names = weekdays.isEmpty ? [anchor.weekday] : weekdays.map(\.weekday)
    return Set(names).sorted().map { monday.onOrAfter($0) }
  }

  private func daysOfMonth(_ first: Day, _ anchor: Day) -> [Day] {
    guard isInMonth(first) else { return [] }
    let last = first.endOfMonth
    let numbered = numbered(first, monthDays.isEmpty && weekdays.isEmpty ? [anchor.day] : monthDays)
    if weekdays.isEmpty { return numbered }
    let named = named(from: first, through: last)
    return monthDays.isEmpty ? named : named.filter(numbered.contains)
  }

  private func daysOfYear(_ year: Int, _ anchor: Day) -> [Day] {
    guard let first = Day(year, 1, 1), let last = Day(year, 12, 31) else { return [] }
    if !weekdays.isEmpty, months.isEmpty, monthDays.isEmpty { return named(from: first, through: last) }
    let within = !months.isEmpty ? months : monthDays.isEmpty ? [anchor.month] : Array(1...12)
    return within.sorted().flatMap { month in
      Day(year, month, 1).map { daysOfMonth($0, anchor) } ?? []
    }
  }

  private func numbered(_ first: Day, _ numbers: [Int]) -> [Day] {
    let length = first.endOfMonth.day
    return Set(numbers.map { $0 > 0 ? $0 : length + 1 + $0 }).filter { (1...length).contains($0) }.sorted()
      .map { first.adding(days: $0 - 1) }
  }

  private func named(from first: Day, through last: Day) -> [Day] {
    let days = weekdays.flatMap { entry in
      entry.rank.map { [nth($0, entry.weekday, first, last)].compactMap { $0 } } ?? every(entry.weekday, first, last)
    }
    return Set(days).sorted()
  }

  private func nth(_ rank: Int, _ weekday: Weekday, _ first: Day, _ last: Day) -> Day? {
    let day =
      rank > 0
      ? first.onOrAfter(weekday).adding(days: 7 * (rank - 1))
      : last.adding(days: -6).onOrAfter(weekday).adding(days: 7 * (rank + 1))
    return (first...last).contains(day) ? day : nil
  }

  private func every(_ weekday: Weekday, _ first: Day, _ last: Day) -> [Day] {
    stride(from: first.onOrAfter(weekday).ordinal, through: last.ordinal, by: 7).map(Day.init(ordinal:))
  }
}
