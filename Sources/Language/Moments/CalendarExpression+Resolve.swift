import Civil

extension CalendarExpression {
  /// The days that are meant, seen from the context; `nil` if there are none within the calendar.
  func dayRange(_ context: ResolutionContext) -> DayRange? {
    let years = 1...Day.lastYear
    return context.choose(candidates(context).filter { years.contains($0.first.year) && years.contains($0.last.year) })
  }

  /// All possible readings of what was left unsaid, in chronological order.
  private func candidates(_ context: ResolutionContext) -> [DayRange] {
    let today = context.today
    switch self {
    case .now: return [DayRange(context.now, .second)]
    case .currentOrAdjacent(let base): return base.currentAndAdjacent(context)
    case .period(let grain, let count): return [DayRange(grain, around: today).moved(count)]
    case .date(let date): return date.candidates(today, context.direction)
    case .monthDay(let day): return CalendarDate(day: day).candidates(today, context.direction)
    case .weekday(let weekday, let occurrence): return [DayRange(today.nearest(weekday, occurrence, context.direction))]
    case .weekend(let count): return [today.weekend(count)]
    case .countedWeekday(let count, let weekday): return [DayRange(today.nthFromHere(count, weekday))].compactMap { $0 }
    case .holiday(let holiday, let occurrence, let year): return holiday.candidates(occurrence, year, context)
    case .season(let season, let occurrence): return [season.dayRange(occurrence, today)].compactMap { $0 }
    case .seasons(let count): return [Season.dayRange(count, from: today)].compactMap { $0 }
    case .quarter(let number, let year): return DayRange.quarters(number, year, today)
    case .shifted(let length, let sign, let base): return base.shifted(length, sign, context).map { [$0] } ?? []
    default: return nestedCandidates(context)
    }
  }

  /// Expressions inside, at the edge of or next to another expression.
  private func nestedCandidates(_ context: ResolutionContext) -> [DayRange] {
    switch self {
    case .weekdayIn(let weekday, let base): base.mapCandidates(context) { DayRange($0.first.onOrAfter(weekday)) }
    case .dayIn(let count, let base): base.mapCandidates(context) { $0.day(count) }
    case .nthWorkday(let rank, let base): base.mapCandidates(context) { $0.workday(rank) }
    case .nthWeekday(let rank, let weekday, let base):
      base.mapCandidates(context) { $0.first.nth(rank, weekday, through: $0.last).map { DayRange($0) } }
    case .edge(let edge, let base): base.currentAndAdjacent(context).compactMap { $0.edge(edge) }
    case .holidayIn(let holiday, let base):
      base.mapCandidates(context) { holiday.days(in: $0.first.year).first.map { DayRange($0) } }
    case .weekOf(let base): base.mapCandidates(context) { DayRange(.week, around: $0.first) }
    case .weekIn(let rank, let base):
      base.mapCandidates(context) { $0.first.nth(rank, .monday, through: $0.last).map { DayRange(.week, around: $0) } }
    case .sameTime(let base):
      base.mapCandidates(context) { DayRange(LocalTime($0.first, secondOfDay: context.now.secondOfDay), .minute) }
    case .after(let base): base.mapCandidates(context) { $0.moved(1) }
    case .monthIn(let month, let base):
      base.mapCandidates(context) { Day($0.first.year, month, 1).map { DayRange(.month, around: $0) } }
    case .yearsLater(let count, let base): base.yearsLater(count, context)
    default: []
    }
  }

  private func mapCandidates(_ context: ResolutionContext, _ change: (DayRange) -> DayRange?) -> [DayRange] {
    candidates(context).compactMap(change)
  }

  /// The edge of the current period may be in the past, so the next one (or, looking back, the one before) is a
  /// candidate too.
  private func currentAndAdjacent(_ context: ResolutionContext) -> [DayRange] {
    let ranges = candidates(context)
    guard case .period(_, 0) = self, let current = ranges.first else { return ranges }
    return context.direction == .ahead ? [current, current.moved(1)] : [current.moved(-1), current]
  }

  private func yearsLater(_ count: Int, _ context: ResolutionContext) -> [DayRange] {
    guard let next = candidates(context).first(where: { $0.last >= context.today }) else { return [] }
    let isNow = count == 0 && next.first <= context.today
    return [DayRange(next.grain, around: next.first.adding(years: isNow ? 1 : count))]
  }

  private func shifted(_ length: CalendarDuration, _ sign: Int, _ context: ResolutionContext) -> DayRange? {
    let base = self == .now ? DayRange(context.now, .second) : dayRange(context)
    guard let base else { return nil }
    let day = base.first.adding(months: sign * length.months).adding(days: sign * length.days)
    guard (1...Day.lastYear).contains(day.year) else { return nil }
    guard length.isExact || base.second != nil && self != .now else { return DayRange(day) }
    return DayRange(LocalTime(day, secondOfDay: (base.second ?? 0) + sign * length.seconds), min(length.grain, .minute))
  }
}

extension CalendarDate {
  fileprivate func candidates(_ today: Day, _ direction: Direction) -> [DayRange] {
    if let year, let month, let day { return fullDate(year, month, day, today, direction) }
    if let year { return Day(year, month ?? 1, 1).map { [DayRange(month == nil ? .year : .month, around: $0)] } ?? [] }
    guard let month else { return day.map { monthDays($0, today) } ?? [] }
    let years = today.year - 8...today.year + 8
    guard day != nil else { return years.compactMap { Day($0, month, 1).map { DayRange(.month, around: $0) } } }
    return (isMeantSwapped(today, direction) ? swapped ?? self : self).days(in: years).map { DayRange($0) }
  }

  private func days(in years: ClosedRange<Int>) -> [Day] {
    guard let month, let day else { return [] }
    return years.compactMap { Day($0, month, day) }
  }

  /// Whether day and month are meant in the other order: the weekday beside them says so ("weds 9/12" where September 12th
  /// is a Saturday), or the order is unknown; and the one is near, ahead or back as the line looks, while the other is more
  /// than half a year off. "can't do tues, 12/10" on December 1st is no Tuesday in October.
  private func isMeantSwapped(_ today: Day, _ direction: Direction) -> Bool {
    guard evidenceOfOtherOrder != .none, let swapped else { return false }
    func nearest(_ date: CalendarDate) -> Day? {
      let days = date.days(in: today.year - 1...today.year + 1)
      return direction == .ahead ? days.first { $0 >= today } : days.last { $0 <= today }
    }
    guard let own = nearest(self), let other = nearest(swapped) else { return false }
    if let weekday, (own.weekday == weekday) != (other.weekday == weekday) {
      return other.weekday == weekday && !today.isFar(from: other, andNear: own)
    }
    return evidenceOfOtherOrder == .distance && today.isFar(from: own, andNear: other)
  }

  /// If the weekday contradicts the date, day and month are taken in the other order where that agrees with it; so they
  /// are where the order is unknown, and only the other one is near and lies ahead, or back, as the line looks.
  private func fullDate(_ year: Int, _ month: Int, _ day: Int, _ today: Day, _ direction: Direction) -> [DayRange] {
    let asWritten = Day(year, month, day)
    func isAlong(_ day: Day) -> Bool { direction == .ahead ? day >= today : day <= today }
    if evidenceOfOtherOrder == .distance, weekday == nil, let asWritten, !isAlong(asWritten), let swapped,
      let reordered = Day(year, swapped.month!, swapped.day!), isAlong(reordered),
      today.isFar(from: asWritten, andNear: reordered)
    {
      return [DayRange(reordered)]
    }
    if let weekday, asWritten?.weekday != weekday, let swapped, let reordered = Day(year, swapped.month!, swapped.day!),
      reordered.weekday == weekday
    {
      return [DayRange(reordered)]
    }
    return asWritten.map { [DayRange($0)] } ?? []
  }

  private func monthDays(_ day: Int, _ today: Day) -> [DayRange] {
    let days = (-13...13).compactMap { count in
      let month = today.startOfMonth.adding(months: count)
      return Day(month.year, month.month, day)
    }
    let matches = days.filter { weekday == nil || $0.weekday == weekday }
    return (matches.isEmpty ? days : matches).map { DayRange($0) }
  }
}

extension DayRange {
  /// The nth quarter of a year or, without one, of last, this and next year.
  fileprivate static func quarters(_ number: Int, _ year: Int?, _ today: Day) -> [DayRange] {
    guard 1...4 ~= number else { return [] }
    let years = year.map { [$0] } ?? Array(today.year - 1...today.year + 1)
    return years.compactMap { Day($0, number * 3, 1).map { DayRange(.quarter, around: $0) } }
  }

  /// The nth day; a negative count starts from the end.
  fileprivate func day(_ count: Int) -> DayRange? {
    let day = count > 0 ? first.adding(days: count - 1) : last.adding(days: count + 1)
    return (first...last).contains(day) ? DayRange(day) : nil
  }

  /// The nth day that is neither Saturday nor Sunday; a negative rank counts from the end.
  fileprivate func workday(_ rank: Int) -> DayRange? {
    let days = (first.ordinal...last.ordinal).prefix(366).map(Day.init(ordinal:)).filter {
      Weekday.working.contains($0.weekday)
    }
    let index = rank > 0 ? rank - 1 : days.count + rank
    return days.indices.contains(index) ? DayRange(days[index]) : nil
  }

  /// A week ends with Friday.
  fileprivate func edge(_ edge: Edge) -> DayRange {
    switch edge {
    case .start: DayRange(first)
    case .middle: DayRange(first.adding(days: first.days(to: last) / 2))
    case .end: DayRange(grain == .week ? first.adding(days: 4) : last)
    }
  }
}

extension Day {
  /// Whether the one day is more than half a year off, and the other within two months.
  fileprivate func isFar(from far: Day, andNear near: Day) -> Bool {
    abs(days(to: far)) > 183 && abs(days(to: near)) <= 61
  }

  fileprivate func nearest(_ weekday: Weekday, _ occurrence: Occurrence, _ direction: Direction) -> Day {
    switch (occurrence, direction) {
    case (.last, _), (.unqualified, .back): adding(days: -7).onOrAfter(weekday)
    case (.this, .ahead): onOrAfter(weekday)
    case (.this, .back): adding(days: -6).onOrAfter(weekday)
    // Nobody calls tomorrow "next thursday".
    case (.next, .ahead) where next(weekday) == adding(days: 1): adding(days: 1).next(weekday)
    default: next(weekday)
    }
  }

  /// The nth such weekday after this day; a negative count goes back.
  fileprivate func nthFromHere(_ count: Int, _ weekday: Weekday) -> Day {
    count > 0
      ? next(weekday).adding(days: 7 * (count - 1)) : adding(days: -7).onOrAfter(weekday).adding(days: 7 * (count + 1))
  }

  fileprivate func weekend(_ count: Int) -> DayRange {
    let saturday = startOfWeek.adding(days: 5 + 7 * count)
    let first = count == 0 ? max(saturday, self) : saturday
    var weekend = DayRange(first, through: saturday.adding(days: 1), .day)
    weekend.grain = .day
    return weekend
  }
}

extension Holiday {
  fileprivate func candidates(_ occurrence: Occurrence, _ year: Int?, _ context: ResolutionContext) -> [DayRange] {
    let day: Day? =
      if let year {
        days(in: year).first
      } else if occurrence == .last || context.direction == .back && occurrence == .unqualified {
        last(before: context.today)
      } else {
        first(onOrAfter: occurrence == .next ? context.today.adding(days: 1) : context.today)
      }
    return day.map { [DayRange($0)] } ?? []
  }
}

extension Season {
  private static let starts = [(3, 20), (6, 21), (9, 23), (12, 21)]

  /// The season that many seasons after the one of a day.
  fileprivate static func dayRange(_ count: Int, from day: Day) -> DayRange? {
    let firstDays = (day.year - 2...day.year + 2).flatMap { year in starts.compactMap { Day(year, $0.0, $0.1) } }
    guard let current = firstDays.lastIndex(where: { $0 <= day }), firstDays.indices.contains(current + count + 1)
    else {
      return nil
    }
    return DayRange(firstDays[current + count], through: firstDays[current + count + 1].adding(days: -1), .day)
  }

  fileprivate func dayRange(_ occurrence: Occurrence, _ day: Day) -> DayRange? {
    let nearby = (-4...4).compactMap { Season.dayRange($0, from: day) }
    let matches = nearby.filter { $0.first.month == Season.starts[rawValue].0 }
    return switch occurrence {
    case .last: matches.last { $0.last < day }
    case .next: matches.first { $0.first > day }
    default: matches.first { $0.last >= day }
    }
  }
}
