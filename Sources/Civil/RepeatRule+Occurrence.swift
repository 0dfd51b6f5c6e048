// A rule is expanded by periods (years, months, weeks, days), from the anchor's in steps of the interval; each yields
// its days.

extension RepeatRule {
  /// The first occurrence after a moment, in a series that starts at the anchor; `nil` when none is left.
  package func occurrence(after moment: When, anchor: When) -> When? {
    search(from: anchor, startingAt: moment) { $0 > moment }
  }

  /// The first occurrence on or after a day or time, in a series that starts there.
  package func first(onOrAfter start: When) -> When? {
    search(from: start, startingAt: start) { $0 >= start }
  }

  /// All occurrences on those days, in a series that starts at the anchor. Expands the series once.
  package func occurrences(on days: ClosedRange<Day>, anchor: When) -> [When] {
    var result: [When] = []
    _ = search(from: anchor, startingAt: When(days.lowerBound, secondOfDay: 0)) { when in
      if when.day > days.upperBound { return true }
      if when.day >= days.lowerBound { result.append(when) }
      return false
    }
    return result
  }

  /// - Parameter earliest: the search may skip occurrences before it.
  private func search(from anchor: When, startingAt earliest: When, where isMatch: (When) -> Bool) -> When? {
    switch frequency {
    case .hourly: searchByInterval(3600, from: anchor, startingAt: earliest, where: isMatch)
    case .minutely: searchByInterval(60, from: anchor, startingAt: earliest, where: isMatch)
    default: searchByDay(from: anchor, where: isMatch)
    }
  }

  /// Expands the rule day by day; gives up after 2,000 empty periods or 200,000 occurrences.
  private func searchByDay(from anchor: When, where isMatch: (When) -> Bool) -> When? {
    var occurrenceCount = 0
    var emptyPeriods = 0
    var periodIndex = 0
    while emptyPeriods < 2000, occurrenceCount < 200_000 {
      guard let days = days(inPeriod: periodIndex, from: anchor.day) else { return nil }
      periodIndex += 1
      emptyPeriods += 1
      for day in days where day >= anchor.day {
        let occurrence = When(day, secondOfDay: secondOfDay ?? anchor.secondOfDay)
        guard occurrence >= anchor else { continue }
        occurrenceCount += 1
        emptyPeriods = 0
        if isOver(occurrence, occurrenceCount) { return nil }
        if isMatch(occurrence) { return occurrence }
      }
    }
    return nil
  }

  /// Expands the rule by hours or minutes, counted from the anchor's; `seconds` is the length of one.
  private func searchByInterval(
    _ seconds: Int, from anchor: When, startingAt earliest: When, where isMatch: (When) -> Bool
  ) -> When? {
    // A rule without COUNT can skip the occurrences before `earliest`.
    let skippedSteps = count == nil ? max(0, anchor.start.seconds(to: earliest.start) / (seconds * interval)) : 0
    var time = anchor.start.adding(seconds: skippedSteps * seconds * interval)
    for number in 1...200_000 {
      let occurrence = When(time)
      if isOver(occurrence, number) { return nil }
      if matches(time.day), isMatch(occurrence) { return occurrence }
      time = time.adding(seconds: seconds * interval)
    }
    return nil
  }

  private func isOver(_ occurrence: When, _ number: Int) -> Bool {
    if let count, number > count { return true }
    guard let until else { return false }
    return until.hasTime ? occurrence.start > until.start : occurrence.day > until.day
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
      case .yearly: selectPositions(daysOfYear(anchor.year + step, anchor))
      case .monthly: selectPositions(daysOfMonth(anchor.startOfMonth.adding(months: step), anchor))
      case .weekly: selectPositions(daysOfWeek(anchor.startOfWeek.adding(days: 7 * step), anchor).filter(isInMonth))
      default: [anchor.adding(days: step)].filter(matches)
      }
    let representable = days.filter { $0.year <= Day.lastYear }
    return representable.isEmpty && !days.isEmpty ? nil : representable
  }

  private func selectPositions(_ days: [Day]) -> [Day] {
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
    let monthDayMatches = datesOfMonthDays(first, monthDays.isEmpty && weekdays.isEmpty ? [anchor.day] : monthDays)
    if weekdays.isEmpty { return monthDayMatches }
    let weekdayMatches = datesOfWeekdays(from: first, through: last)
    return monthDays.isEmpty ? weekdayMatches : weekdayMatches.filter(monthDayMatches.contains)
  }

  private func daysOfYear(_ year: Int, _ anchor: Day) -> [Day] {
    guard let first = Day(year, 1, 1), let last = Day(year, 12, 31) else { return [] }
    if !weekdays.isEmpty, months.isEmpty, monthDays.isEmpty { return datesOfWeekdays(from: first, through: last) }
    let monthsToSearch = !months.isEmpty ? months : monthDays.isEmpty ? [anchor.month] : Array(1...12)
    return monthsToSearch.sorted().flatMap { month in
      Day(year, month, 1).map { daysOfMonth($0, anchor) } ?? []
    }
  }

  private func datesOfMonthDays(_ first: Day, _ numbers: [Int]) -> [Day] {
    let length = first.endOfMonth.day
    return Set(numbers.map { $0 > 0 ? $0 : length + 1 + $0 }).filter { (1...length).contains($0) }.sorted()
      .map { first.adding(days: $0 - 1) }
  }

  private func datesOfWeekdays(from first: Day, through last: Day) -> [Day] {
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
