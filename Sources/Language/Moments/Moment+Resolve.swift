package import Civil

extension Moment {
  /// Whether it names a day that can only lie behind: "yesterday".
  package var isOver: Bool {
    let now = LocalTime(ordinal: 0)
    return due(now: now).map { $0.day < now.day } ?? false
  }

  /// Fills in what was not said, preferring what is ahead (or behind); `nil` when there is no such date.
  package func resolve(now: LocalTime, direction: Direction = .ahead) -> Resolved? {
    let vantage = Vantage(now: now, direction: direction)
    if let recurrence { return resolve(recurrence, vantage) }
    if let length, place == nil, clock == nil {
      return Resolved(grain: length.grain, seconds: length.totalSeconds)
    }
    guard let start = start(vantage) else { return nil }
    var resolved = Resolved(start: start.when, grain: start.grain, uncertainty: uncertainty, implied: implied)
    switch ending {
    case nil: resolved.end = start.last.map { When($0) }
    case .lasting(let length): resolved.end = start.when.adding(length)
    case .until(let other):
      resolved.end = other.end(of: start, vantage)
      if resolved.end == nil { return nil }
    }
    return resolved
  }

  /// When something is to be done that is said with it: its start, or of days that have begun the last, "this week".
  package func due(now: LocalTime) -> When? {
    guard let resolved = resolve(now: now), let start = resolved.start else { return nil }
    guard !start.hasTime, start.day < now.day, let end = resolved.end, end.day >= now.day else { return start }
    return end
  }

  /// Lies behind us, whenever it is said: "yesterday", "2 hours ago".
  package var isPast: Bool { place?.isPast ?? false }

  private var uncertainty: Int? {
    if isRough { return clock == nil ? nil : 30 }
    return clock?.face == nil ? clock?.part?.uncertainty : nil
  }

  private var implied: Implied {
    var implied: Implied = place?.implied ?? [.year, .month, .day]
    if clock?.face?.half == .unsaid, clock?.part == nil { implied.insert(.meridiem) }
    if let clock, clock.face == nil { implied.insert(.time) }
    return implied
  }
}

/// The start of a moment, resolved.
private struct Start {
  var when: When
  var grain: Grain
  /// The last day of a stretch longer than one.
  var last: Day?
}

extension Moment {
  private func start(_ vantage: Vantage) -> Start? {
    guard let clock else {
      return filledPlace(vantage)?.stretch(vantage).map { stretch in
        Start(
          when: When(stretch.first, secondOfDay: stretch.second), grain: stretch.grain,
          last: stretch.last > stretch.first ? stretch.last : nil)
      }
    }
    let face = startFace(clock)
    guard let place = filledPlace(vantage) else {
      return Start(when: When(face.near(vantage)), grain: clock.grain)
    }
    guard let stretch = place.stretch(vantage) else { return nil }
    return Start(when: When(face.time(on: stretch.first, vantage)), grain: clock.grain)
  }

  /// The start of an interval of dates takes its year from the end, where only that has one.
  private func filledPlace(_ vantage: Vantage) -> Place? {
    guard case .until(let end) = ending, case .date(var date)? = place, date.year == nil, date.month != nil,
      case .date(let last)? = end.place, let year = last.year
    else { return place }
    date.year = (date.month!, date.day ?? 0) > (last.month ?? 12, last.day ?? 31) ? year - 1 : year
    return .date(date)
  }

  /// The start of an interval of times takes morning or afternoon from the end, where only that tells.
  private func startFace(_ clock: Clock) -> Clock {
    guard case .until(let end) = ending, var face = clock.face, face.half == .unsaid, clock.part == nil else {
      return clock
    }
    var filled = clock
    if let last = end.clock?.definite {
      face.half = last.half == .whole ? (last.hour < 12 ? .am : .pm) : last.half
      if face.secondOfDay >= last.secondOfDay { face.half = face.half == .pm ? .am : .pm }
    } else if 7..<12 ~= face.hour {
      face.half = .am
    }
    filled.face = face
    return filled
  }

  fileprivate func end(of start: Start, _ vantage: Vantage) -> When? {
    if let place {
      let later = Vantage(now: start.when.start)
      let day = place.stretch(place.isAnchored ? vantage : later)?.first
      guard let day, day >= start.when.day else { return nil }
      guard let time = clock else { return When(day, secondOfDay: start.when.secondOfDay) }
      return When(time.time(on: day, vantage))
    }
    guard let clock else { return nil }
    return When(clock.after(start.when.start))
  }
}

extension When {
  func adding(_ length: Length) -> When {
    let day = day.adding(months: length.months).adding(days: length.days)
    guard hasTime || length.isExact else { return When(day) }
    return When(LocalTime(day, secondOfDay: (secondOfDay ?? 0) + length.seconds))
  }
}

extension Clock {
  var grain: Grain { face?.second != nil ? .second : face != nil || part?.uncertainty == nil ? .minute : .hour }
}
