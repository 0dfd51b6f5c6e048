import Civil

extension TimeOfDay {
  /// The explicit time with its meridiem known, either as said or from the part of the day; `nil` while it is
  /// ambiguous.
  var unambiguousTime: ExplicitTime? {
    guard var explicitTime else { return part?.explicitTime }
    if explicitTime.meridiem == .unspecified, let part {
      explicitTime.meridiem = part.meridiem(ofHour: explicitTime.hour)
    }
    return explicitTime.meridiem == .unspecified ? nil : explicitTime
  }

  /// The time on a given day. Without am or pm, 7 to 11 mean the morning unless that time is over; other hours mean the
  /// afternoon or evening.
  func time(on day: Day, _ context: ResolutionContext) -> LocalTime {
    if isMidnight { return .midnight(day.adding(days: 1)) }
    if let unambiguousTime {
      if part.map(DayPart.nights.contains) == true, unambiguousTime.secondOfDay < TimeOfDay.smallHours,
        explicitTime != nil
      {
        return LocalTime(day.adding(days: 1), secondOfDay: unambiguousTime.secondOfDay)
      }
      let time = LocalTime(day, secondOfDay: unambiguousTime.secondOfDay)
      return explicitTime == nil && day == context.today ? part!.nextFullHourIfOngoing(time, context) : time
    }
    guard let explicitTime else { return .midnight(day) }
    let morning = LocalTime(day, secondOfDay: explicitTime.secondOfDayAsMorning)
    let afternoon = morning.adding(seconds: 43_200)
    if context.direction == .back, day == context.today { return afternoon <= context.now ? afternoon : morning }
    let isMorning = 7..<12 ~= explicitTime.hour && (morning > context.now || day != context.today)
    return isMorning ? morning : afternoon
  }

  /// The nearest such time in the future or, looking back, in the past.
  func nearest(_ context: ResolutionContext) -> LocalTime {
    let today = time(on: context.today, context)
    switch context.direction {
    case .ahead:
      // Said in the morning, “in the morning” is the next one; this one is “this morning”.
      let isOver =
        explicitTime == nil && part == .morning
        && LocalTime(context.today, secondOfDay: DayPart.morning.explicitTime.secondOfDay) <= context.now
      if today > context.now, !isOver { return today }
      return time(on: context.today.adding(days: 1), context)
    case .back:
      if today <= context.now { return today }
      return time(on: context.today.adding(days: -1), context)
    }
  }

  /// The first such time after `start`.
  func after(_ start: LocalTime) -> LocalTime {
    if isMidnight { return .midnight(start.day.adding(days: 1)) }
    let isAmbiguous = unambiguousTime == nil
    var time = LocalTime(
      start.day, secondOfDay: unambiguousTime?.secondOfDay ?? explicitTime?.secondOfDayAsMorning ?? 0)
    while time <= start { time = time.adding(seconds: isAmbiguous ? 43_200 : 86_400) }
    return time
  }

  /// Seconds after midnight until which an hour still belongs to the night before ("tonight at 2", "last night at 1").
  private static let smallHours = 5 * 3600

  /// Midnight belongs to the day it ends.
  private var isMidnight: Bool {
    part == .midnight && explicitTime == nil || part == .night && explicitTime?.hour == 12 || explicitTime?.hour == 24
  }
}

extension TimeOfDay.ExplicitTime {
  /// Seconds since midnight; meaningful only when the half is known.
  var secondOfDay: Int {
    meridiem == .pm && hour < 12
      ? secondOfDayAsMorning + 43_200
      : meridiem == .am || meridiem == .twentyFourHour ? secondOfDayAsMorning : secondOfDayAs24Hour
  }

  /// Seconds since midnight if the hour is in the morning.
  var secondOfDayAsMorning: Int {
    (meridiem == .twentyFourHour ? hour : hour % 12) * 3600 + minute * 60 + (second ?? 0)
  }

  private var secondOfDayAs24Hour: Int { hour * 3600 + minute * 60 + (second ?? 0) }
}

extension DayPart {
  /// While the part of the day is still going on, "this afternoon" means its next full hour.
  func nextFullHourIfOngoing(_ time: LocalTime, _ context: ResolutionContext) -> LocalTime {
    guard context.direction == .ahead, time <= context.now, uncertainty != nil else { return time }
    let next = LocalTime(context.today, secondOfDay: (context.now.hour + 1) * 3600)
    return next.day == context.today && next.hour * 60 <= lastMinute ? next : time
  }

  private var lastMinute: Int {
    switch self {
    case .earlyMorning, .morning, .lateMorning: 11 * 60
    case .lunch: 14 * 60
    case .afternoon, .lateAfternoon: 17 * 60
    default: 23 * 60
    }
  }
}
