import Civil

extension Place {
  /// The days meant, seen from a moment; `nil` when there are none such.
  func stretch(_ vantage: Vantage) -> Stretch? {
    let years = 1...Day.lastYear
    return vantage.choose(candidates(vantage).filter { years.contains($0.first.year) && years.contains($0.last.year) })
  }

  /// Every reading of what was left unsaid, in time order.
  private func candidates(_ vantage: Vantage) -> [Stretch] {
    let today = vantage.today
    switch self {
    case .now: return [Stretch(vantage.now, .second)]
    case .coming(let place): return place.around(vantage)
    case .period(let grain, let count): return [Stretch(grain, around: today).moved(count)]
    case .date(let date): return date.candidates(today)
    case .monthDay(let day): return CalendarDate(day: day).candidates(today)
    case .weekday(let weekday, let turn): return [Stretch(today.near(weekday, turn, vantage.direction))]
    case .weekend(let count): return [today.weekend(count)]
    case .countedWeekday(let count, let weekday): return [Stretch(today.counted(count, weekday))].compactMap { $0 }
    case .feast(let feast, let turn, let year): return feast.candidates(turn, year, vantage)
    case .season(let season, let turn): return [season.stretch(turn, today)].compactMap { $0 }
    case .seasons(let count): return [Season.stretch(count, from: today)].compactMap { $0 }
    case .quarter(let number, let year): return Stretch.quarters(number, year, today)
    case .shifted(let length, let sign, let place): return place.shifted(length, sign, vantage).map { [$0] } ?? []
    default: return within(vantage)
    }
  }

  /// Places inside, at the edge of, or beside another.
  private func within(_ vantage: Vantage) -> [Stretch] {
    switch self {
    case .weekdayIn(let weekday, let place): place.each(vantage) { Stretch($0.first.onOrAfter(weekday)) }
    case .dayIn(let count, let place): place.each(vantage) { $0.day(count) }
    case .nthWorkday(let rank, let place): place.each(vantage) { $0.workday(rank) }
    case .nthWeekday(let rank, let weekday, let place):
      place.each(vantage) { $0.first.nth(rank, weekday, through: $0.last).map { Stretch($0) } }
    case .edge(let edge, let place): place.around(vantage).compactMap { $0.edge(edge) }
    case .feastIn(let feast, let place):
      place.each(vantage) { feast.days(in: $0.first.year).first.map { Stretch($0) } }
    case .weekOf(let place): place.each(vantage) { Stretch(.week, around: $0.first) }
    case .weekIn(let rank, let place):
      place.each(vantage) { $0.first.nth(rank, .monday, through: $0.last).map { Stretch(.week, around: $0) } }
    case .sameTime(let place):
      place.each(vantage) { Stretch(LocalTime($0.first, secondOfDay: vantage.now.secondOfDay), .minute) }
    case .past(let place): place.each(vantage) { $0.moved(1) }
    case .monthIn(let month, let place):
      place.each(vantage) { Day($0.first.year, month, 1).map { Stretch(.month, around: $0) } }
    case .yearsOn(let count, let place): place.yearsOn(count, vantage)
    default: []
    }
  }

  private func each(_ vantage: Vantage, _ change: (Stretch) -> Stretch?) -> [Stretch] {
    candidates(vantage).compactMap(change)
  }

  /// The stretch we are in may have its edge behind us, so the next one counts too.
  private func around(_ vantage: Vantage) -> [Stretch] {
    let found = candidates(vantage)
    guard case .period(_, 0) = self, let one = found.first else { return found }
    return vantage.direction == .ahead ? [one, one.moved(1)] : [one.moved(-1), one]
  }

  private func yearsOn(_ count: Int, _ vantage: Vantage) -> [Stretch] {
    guard let next = candidates(vantage).first(where: { $0.last >= vantage.today }) else { return [] }
    let isNow = count == 0 && next.first <= vantage.today
    return [Stretch(next.grain, around: next.first.adding(years: isNow ? 1 : count))]
  }

  private func shifted(_ length: Length, _ sign: Int, _ vantage: Vantage) -> Stretch? {
    let base = self == .now ? Stretch(vantage.now, .second) : stretch(vantage)
    guard let base else { return nil }
    let day = base.first.adding(months: sign * length.months).adding(days: sign * length.days)
    guard (1...Day.lastYear).contains(day.year) else { return nil }
    guard length.isExact || base.second != nil && self != .now else { return Stretch(day) }
    return Stretch(LocalTime(day, secondOfDay: (base.second ?? 0) + sign * length.seconds), min(length.grain, .minute))
  }
}

extension CalendarDate {
  fileprivate func candidates(_ today: Day) -> [Stretch] {
    if let year, let month, let day { return dated(year, month, day) }
    if let year { return Day(year, month ?? 1, 1).map { [Stretch(month == nil ? .year : .month, around: $0)] } ?? [] }
    guard let month else { return day.map { monthDays($0, today) } ?? [] }
    return (today.year - 8...today.year + 8).compactMap { year in
      guard let day else { return Day(year, month, 1).map { Stretch(.month, around: $0) } }
      return Day(year, month, day).map { Stretch($0) }
    }
  }

  /// A weekday that disagrees tells that the figures stood in the other order.
  private func dated(_ year: Int, _ month: Int, _ day: Int) -> [Stretch] {
    let plain = Day(year, month, day)
    if let weekday, plain?.weekday != weekday, let swapped, let other = Day(year, swapped.month!, swapped.day!),
      other.weekday == weekday
    {
      return [Stretch(other)]
    }
    return plain.map { [Stretch($0)] } ?? []
  }

  private func monthDays(_ day: Int, _ today: Day) -> [Stretch] {
    let days = (-13...13).compactMap { count in
      let month = today.startOfMonth.adding(months: count)
      return Day(month.year, month.month, day)
    }
    let named = days.filter { weekday == nil || $0.weekday == weekday }
    return (named.isEmpty ? days : named).map { Stretch($0) }
  }
}

extension Stretch {
  /// The nth quarter of a year, or of the years around.
  fileprivate static func quarters(_ number: Int, _ year: Int?, _ today: Day) -> [Stretch] {
    guard 1...4 ~= number else { return [] }
    let years = year.map { [$0] } ?? Array(today.year - 1...today.year + 1)
    return years.compactMap { Day($0, number * 3, 1).map { Stretch(.quarter, around: $0) } }
  }

  /// The nth day; negative counts from the end.
  fileprivate func day(_ count: Int) -> Stretch? {
    let day = count > 0 ? first.adding(days: count - 1) : last.adding(days: count + 1)
    return (first...last).contains(day) ? Stretch(day) : nil
  }

  /// The nth day that is neither Saturday nor Sunday; negative counts from the end.
  fileprivate func workday(_ rank: Int) -> Stretch? {
    let days = (first.ordinal...last.ordinal).prefix(366).map(Day.init(ordinal:)).filter {
      Weekday.working.contains($0.weekday)
    }
    let place = rank > 0 ? rank - 1 : days.count + rank
    return days.indices.contains(place) ? Stretch(days[place]) : nil
  }

  /// A week ends with its Friday.
  fileprivate func edge(_ edge: Edge) -> Stretch {
    switch edge {
    case .start: Stretch(first)
    case .middle: Stretch(first.adding(days: first.days(to: last) / 2))
    case .end: Stretch(grain == .week ? first.adding(days: 4) : last)
    }
  }
}

extension Day {
  fileprivate func near(_ weekday: Weekday, _ turn: Occurrence, _ direction: Direction) -> Day {
    switch (turn, direction) {
    case (.last, _), (.plain, .back): adding(days: -7).onOrAfter(weekday)
    case (.this, .ahead): onOrAfter(weekday)
    case (.this, .back): adding(days: -6).onOrAfter(weekday)
    default: next(weekday)
    }
  }

  /// The nth such weekday after this day, or before it when negative.
  fileprivate func counted(_ count: Int, _ weekday: Weekday) -> Day {
    count > 0
      ? next(weekday).adding(days: 7 * (count - 1)) : adding(days: -7).onOrAfter(weekday).adding(days: 7 * (count + 1))
  }

  fileprivate func weekend(_ count: Int) -> Stretch {
    let saturday = startOfWeek.adding(days: 5 + 7 * count)
    let first = count == 0 ? max(saturday, self) : saturday
    var weekend = Stretch(first, through: saturday.adding(days: 1), .day)
    weekend.grain = .day
    return weekend
  }
}

extension Holiday {
  fileprivate func candidates(_ turn: Occurrence, _ year: Int?, _ vantage: Vantage) -> [Stretch] {
    let day: Day? =
      if let year {
        days(in: year).first
      } else if turn == .last || vantage.direction == .back && turn == .plain {
        last(before: vantage.today)
      } else {
        first(onOrAfter: turn == .next ? vantage.today.adding(days: 1) : vantage.today)
      }
    return day.map { [Stretch($0)] } ?? []
  }
}

extension Season {
  private static let starts = [(3, 20), (6, 21), (9, 23), (12, 21)]

  /// The season so many seasons from the one that holds a day.
  fileprivate static func stretch(_ count: Int, from day: Day) -> Stretch? {
    let all = (day.year - 2...day.year + 2).flatMap { year in starts.compactMap { Day(year, $0.0, $0.1) } }
    guard let current = all.lastIndex(where: { $0 <= day }), all.indices.contains(current + count + 1) else {
      return nil
    }
    return Stretch(all[current + count], through: all[current + count + 1].adding(days: -1), .day)
  }

  fileprivate func stretch(_ turn: Occurrence, _ day: Day) -> Stretch? {
    let near = (-4...4).compactMap { Season.stretch($0, from: day) }
    let mine = near.filter { $0.first.month == Season.starts[rawValue].0 }
    return switch turn {
    case .last: mine.last { $0.last < day }
    case .next: mine.first { $0.first > day }
    default: mine.first { $0.last >= day }
    }
  }
}
