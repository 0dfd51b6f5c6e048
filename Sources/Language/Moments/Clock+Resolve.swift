import Civil

extension Clock {
  /// The face with its half known, from the words or from the part of the day beside it.
  var definite: Face? {
    guard var face else { return part?.face }
    if face.half == .unsaid, let part { face.half = part.half(ofHour: face.hour) }
    return face.half == .unsaid ? nil : face
  }

  /// The time on a given day. A bare hour is a waking one: 7 to 11 is morning unless that is over, the rest is later.
  func time(on day: Day, _ vantage: Vantage) -> LocalTime {
    if isMidnight { return .midnight(day.adding(days: 1)) }
    if let definite {
      if part == .tonight, definite.secondOfDay < Clock.smallHours {
        return LocalTime(day.adding(days: 1), secondOfDay: definite.secondOfDay)
      }
      let time = LocalTime(day, secondOfDay: definite.secondOfDay)
      return face == nil && day == vantage.today ? part!.still(time, vantage) : time
    }
    guard let face else { return .midnight(day) }
    let early = LocalTime(day, secondOfDay: face.early)
    let late = early.adding(seconds: 43_200)
    if vantage.direction == .back, day == vantage.today { return late <= vantage.now ? late : early }
    let isMorning = 7..<12 ~= face.hour && (early > vantage.now || day != vantage.today)
    return isMorning ? early : late
  }

  /// The time nearest ahead, or looking back nearest behind.
  func near(_ vantage: Vantage) -> LocalTime {
    let today = time(on: vantage.today, vantage)
    switch vantage.direction {
    case .ahead:
      if today > vantage.now { return today }
      return time(on: vantage.today.adding(days: 1), vantage)
    case .back:
      if today <= vantage.now { return today }
      return time(on: vantage.today.adding(days: -1), vantage)
    }
  }

  /// The first such time after another.
  func after(_ start: LocalTime) -> LocalTime {
    if isMidnight { return .midnight(start.day.adding(days: 1)) }
    let isOpen = definite == nil
    var time = LocalTime(start.day, secondOfDay: definite?.secondOfDay ?? face?.early ?? 0)
    while time <= start { time = time.adding(seconds: isOpen ? 43_200 : 86_400) }
    return time
  }

  /// Until when a night goes on past midnight.
  private static let smallHours = 5 * 3600

  /// Midnight belongs to the day it ends.
  private var isMidnight: Bool {
    part == .midnight && face == nil || part == .night && face?.hour == 12 || face?.hour == 24
  }
}

extension Clock.Face {
  /// Seconds since midnight; meaningful only when the half is known.
  var secondOfDay: Int {
    half == .pm && hour < 12 ? early + 43_200 : half == .am || half == .whole ? early : wholeHours
  }

  /// Read as a morning's.
  var early: Int { (half == .whole ? hour : hour % 12) * 3600 + minute * 60 + (second ?? 0) }

  private var wholeHours: Int { hour * 3600 + minute * 60 + (second ?? 0) }
}

extension DayPart {
  /// While the part lasts, "this afternoon" is the next full hour of it.
  func still(_ time: LocalTime, _ vantage: Vantage) -> LocalTime {
    guard vantage.direction == .ahead, time <= vantage.now, uncertainty != nil else { return time }
    let next = LocalTime(vantage.today, secondOfDay: (vantage.now.hour + 1) * 3600)
    return next.day == vantage.today && next.hour * 60 <= lastMinute ? next : time
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
