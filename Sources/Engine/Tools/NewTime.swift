package import Civil
package import Language
import Replies

/// A time that replaces another: "make that 6pm" keeps the day, "friday, not thursday" keeps the time of day.
package struct NewTime: Hashable, Sendable {
  package let when: When
  private let moment: Moment

  package init?(_ moment: Moment?, now: LocalTime) {
    guard let moment, let when = moment.due(now: now) else { return nil }
    (self.when, self.moment) = (when, moment)
  }

  /// The old time with whichever of day and time of day was given.
  package func replacing(_ old: When?) -> When {
    guard let old else { return when }
    if moment.namesDay || !when.hasTime {
      guard when.hasTime else { return old.hasTime ? When(when.day, secondOfDay: old.secondOfDay) : when }
      // "no, half 6 on saturday" of a shift at 7 in the morning is early too.
      guard let oldSecond = old.secondOfDay, let second = when.secondOfDay,
        moment.clock?.explicitTime?.meridiem == .unspecified,
        case let other = (second + NewTime.halfDay) % (2 * NewTime.halfDay),
        abs(other - oldSecond) <= NewTime.maxShift
      else { return when }
      return When(when.day, secondOfDay: other)
    }
    // "make that 7" means the seven o'clock nearest to the old time.
    let nearby = old.hasTime ? moment.resolve(now: old.start.adding(minutes: NewTime.searchOffset))?.start : nil
    return When(old.day, secondOfDay: (nearby ?? when).secondOfDay)
  }

  /// Minutes relative to the old time (here 4 hours before) from which the new time of day is searched.
  private static let searchOffset = -4 * 60
  /// In seconds.
  private static let halfDay = 12 * 3600
  private static let maxShift = 2 * 3600
}

extension Parameter where Value == NewTime {
  package static func newTime(_ name: String, _ summary: String) -> Parameter<NewTime> {
    let moment = Parameter<When>.moment(name, summary)
    return Parameter(
      name: name, summary: summary, isOptional: false, slot: moment.slot, schema: moment.schema(),
      value: { argument, context in
        NewTime(argument.moment(in: context), now: context.now)
      },
      absent: nil, json: { moment.json($0.when) })
  }
}
