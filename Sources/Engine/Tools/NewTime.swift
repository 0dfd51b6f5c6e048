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
    let day = moment.namesDay || !when.hasTime ? when.day : old.day
    guard when.hasTime else { return When(day, secondOfDay: old.secondOfDay) }
    if let second = secondInSameHalf(of: old) { return When(day, secondOfDay: second) }
    guard !moment.namesDay else { return when }
    // "make that 7" means the seven o'clock nearest to the old time.
    let nearby = old.hasTime ? moment.resolve(now: old.start.adding(minutes: NewTime.searchOffset))?.start : nil
    return When(day, secondOfDay: (nearby ?? when).secondOfDay)
  }

  /// "no, half 6" of a shift at 7 in the morning is early too. `nil` where the hour is far from the old one.
  private func secondInSameHalf(of old: When) -> Int? {
    guard let oldSecond = old.secondOfDay, let second = when.secondOfDay,
      moment.clock?.explicitTime?.meridiem == .unspecified
    else { return nil }
    return [second, (second + NewTime.halfDay) % (2 * NewTime.halfDay)].first {
      abs($0 - oldSecond) <= NewTime.maxShift
    }
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
