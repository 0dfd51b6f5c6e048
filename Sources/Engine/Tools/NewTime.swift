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
      return when.hasTime || !old.hasTime ? when : When(when.day, secondOfDay: old.secondOfDay)
    }
    // "make that 7" means the seven o'clock nearest to the old time.
    let nearby = old.hasTime ? moment.resolve(now: old.start.adding(minutes: NewTime.searchOffset))?.start : nil
    return When(old.day, secondOfDay: (nearby ?? when).secondOfDay)
  }

  /// Minutes relative to the old time (here 4 hours before) from which the new time of day is searched.
  private static let searchOffset = -4 * 60
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
