/// A part of the day, the time it stands for and how vague it is.
package enum DayPart: Int, Hashable, Sendable {
  case earlyMorning, morning, lateMorning, noon, lunch, afternoon, lateAfternoon, endOfDay, evening, tonight, night
  case lateNight, midnight

  /// Minutes since midnight; midnight is the one that ends the day.
  package var minute: Int {
    switch self {
    case .earlyMorning: 7 * 60
    case .morning: 9 * 60
    case .lateMorning: 11 * 60
    case .noon: 12 * 60
    case .lunch: 12 * 60 + 30
    case .afternoon: 15 * 60
    case .lateAfternoon, .endOfDay: 17 * 60
    case .evening: 18 * 60
    case .tonight: 20 * 60
    case .night: 21 * 60
    case .lateNight: 22 * 60
    case .midnight: 24 * 60
    }
  }

  /// How many minutes earlier or later it may mean; `nil` for exact times such as noon.
  package var uncertainty: Int? {
    switch self {
    case .noon, .midnight, .endOfDay: nil
    case .lunch: 60
    case .earlyMorning, .lateMorning, .lateAfternoon, .lateNight: 90
    default: 180
    }
  }

  /// The parts that go on after midnight.
  static let nights: Set<DayPart> = [.tonight, .night, .lateNight]

  /// The meridiem of an hour said next to this part: "8 in the evening".
  package func meridiem(ofHour hour: Int) -> TimeOfDay.Meridiem {
    switch self {
    case .earlyMorning, .morning, .lateMorning: .am
    case .lunch, .noon: hour == 10 || hour == 11 ? .am : .pm
    case .tonight, .night, .lateNight, .midnight: hour == 12 || hour < 5 ? .am : .pm
    default: .pm
    }
  }

  package var explicitTime: TimeOfDay.ExplicitTime {
    TimeOfDay.ExplicitTime(hour: minute / 60 % 24, minute: minute % 60, meridiem: .twentyFourHour)
  }
}

extension DayPart {
  /// This part with "late" before it: "late morning".
  package var lateVariant: DayPart {
    switch self {
    case .morning: .lateMorning
    case .afternoon: .lateAfternoon
    case .night, .tonight, .evening: .lateNight
    default: self
    }
  }
}
