package import Civil

extension Moment {
  /// Whether it names a day that is always in the past: "yesterday".
  package var isPastDay: Bool {
    let now = LocalTime(ordinal: 0)
    return due(now: now).map { $0.day < now.day } ?? false
  }

  /// Fills in what was not said, preferring the future (or the past, by `direction`); `nil` if there is no such date.
  package func resolve(now: LocalTime, direction: Direction = .ahead) -> ResolvedMoment? {
    let context = ResolutionContext(now: now, direction: direction)
    if let recurrence { return resolve(recurrence, context) }
    if let duration, calendar == nil, clock == nil {
      return ResolvedMoment(grain: duration.grain, seconds: duration.totalSeconds)
    }
    guard let start = start(context) else { return nil }
    var resolved = ResolvedMoment(start: start.when, grain: start.grain, uncertainty: uncertainty, implied: implied)
    switch ending {
    case nil: resolved.end = start.last.map { When($0) }
    case .lasting(let length): resolved.end = start.when.adding(length)
    case .until(let other):
      resolved.end = other.end(of: start, context)
      if resolved.end == nil { return nil }
    }
    return resolved
  }

  /// The due time of a task that mentions it: the start, or for a period that has begun ("this week") its last day.
  package func due(now: LocalTime) -> When? {
    guard let resolved = resolve(now: now), let start = resolved.start else { return nil }
    guard !start.hasTime, start.day <= now.day, let end = resolved.end, end.day >= now.day else { return start }
    return end
  }

  /// Whether it is in the past no matter when it is said: "yesterday", "2 hours ago".
  package var isPast: Bool { calendar?.isPast ?? false }

  private var uncertainty: Int? {
    if isApproximate { return clock == nil ? nil : 30 }
    return clock?.explicitTime == nil ? clock?.part?.uncertainty : nil
  }

  private var implied: Implied {
    var implied: Implied = calendar?.implied ?? [.year, .month, .day]
    if clock?.explicitTime?.meridiem == .unspecified, clock?.part == nil { implied.insert(.meridiem) }
    if let clock, clock.explicitTime == nil { implied.insert(.time) }
    return implied
  }
}

/// The start of a moment, resolved.
private struct ResolvedStart {
  var when: When
  var grain: Grain
  /// The last day of a period longer than one day.
  var last: Day?
}

extension Moment {
  private func start(_ context: ResolutionContext) -> ResolvedStart? {
    guard let clock else {
      return completedCalendar(context)?.dayRange(context).map { stretch in
        ResolvedStart(
          when: When(stretch.first, secondOfDay: stretch.second), grain: stretch.grain,
          last: stretch.last > stretch.first ? stretch.last : nil)
      }
    }
    let completedClock = completedStartClock(clock)
    guard let place = completedCalendar(context) else {
      return ResolvedStart(when: When(completedClock.nearest(context)), grain: clock.grain)
    }
    guard let stretch = place.dayRange(context) else { return nil }
    return ResolvedStart(when: When(completedClock.time(on: stretch.first, context)), grain: clock.grain)
  }

  /// In "3 march to 5 april 2026", the start takes its year from the end.
  private func completedCalendar(_ context: ResolutionContext) -> CalendarExpression? {
    guard case .until(let end) = ending, case .date(var date)? = calendar, date.year == nil, date.month != nil,
      case .date(let last)? = end.calendar, let year = last.year
    else { return calendar }
    date.year = (date.month!, date.day ?? 0) > (last.month ?? 12, last.day ?? 31) ? year - 1 : year
    return .date(date)
  }

  /// In "2 to 4pm", the start takes its am or pm from the end.
  private func completedStartClock(_ clock: TimeOfDay) -> TimeOfDay {
    guard case .until(let end) = ending, var face = clock.explicitTime, face.meridiem == .unspecified, clock.part == nil
    else {
      return clock
    }
    var completed = clock
    if let endTime = end.clock?.unambiguousTime {
      face.meridiem = endTime.meridiem == .twentyFourHour ? (endTime.hour < 12 ? .am : .pm) : endTime.meridiem
      if face.secondOfDay >= endTime.secondOfDay { face.meridiem = face.meridiem == .pm ? .am : .pm }
    } else if 7..<12 ~= face.hour {
      face.meridiem = .am
    }
    completed.explicitTime = face
    return completed
  }

  fileprivate func end(of start: ResolvedStart, _ context: ResolutionContext) -> When? {
    if let calendar {
      let contextAtStart = ResolutionContext(now: start.when.start)
      let day = calendar.dayRange(calendar.isRelativeToNow ? context : contextAtStart)?.first
      guard let day, day >= start.when.day else { return nil }
      guard let time = clock else { return When(day, secondOfDay: start.when.secondOfDay) }
      return When(time.time(on: day, context))
    }
    guard let clock else { return nil }
    return When(clock.after(start.when.start))
  }
}

extension When {
  func adding(_ length: CalendarDuration) -> When {
    let day = day.adding(months: length.months).adding(days: length.days)
    guard hasTime || length.isExact else { return When(day) }
    return When(LocalTime(day, secondOfDay: (secondOfDay ?? 0) + length.seconds))
  }
}

extension TimeOfDay {
  var grain: Grain {
    explicitTime?.second != nil ? .second : explicitTime != nil || part?.uncertainty == nil ? .minute : .hour
  }
}
